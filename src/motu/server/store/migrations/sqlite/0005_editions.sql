create table editions (
    game text not null,
    hash text not null,
    name text not null,
    text text not null,
    owner text,
    created real not null,
    primary key (game, hash)
);
create index editions_by_owner on editions (owner) where owner is not null;
create table snapshots (
    table_id text primary key references tables (id),
    entries integer not null,
    fingerprint text not null,
    text text not null,
    created real not null
);
