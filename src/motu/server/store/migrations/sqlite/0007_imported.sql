alter table tables add column imported integer not null default 0;
