alter table tables add column imported boolean not null default false;
