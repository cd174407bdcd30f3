alter table tables add column watchable boolean not null default true;
alter table tables add column removed text not null default '';
