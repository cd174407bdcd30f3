alter table tables add column lesson integer not null default 0;
