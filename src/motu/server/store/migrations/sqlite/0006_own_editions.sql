create table own_editions (
    guest text not null,
    game text not null,
    hash text not null,
    name text not null,
    text text not null,
    created real not null,
    primary key (guest, game, hash)
);
insert into own_editions (guest, game, hash, name, text, created)
    select owner, game, hash, name, text, created from editions where owner is not null;
drop index editions_by_owner;
alter table editions drop column owner;
alter table editions add column standard integer not null default 0;
update editions set standard = 1 where name in ('', 'standard');
alter table tables add column edition_name text not null default '';
