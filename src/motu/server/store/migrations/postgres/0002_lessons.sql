alter table tables add column lesson boolean not null default false;
