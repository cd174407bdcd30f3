alter table tables add column watchable integer not null default 1;
alter table tables add column removed text not null default '';
