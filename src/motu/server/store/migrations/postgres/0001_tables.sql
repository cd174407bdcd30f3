create table guests (
    id text primary key,
    name text not null,
    created double precision not null
);

create table tables (
    id text primary key,
    game text not null,
    version integer not null,
    components text not null,
    seed text not null,
    options text not null,
    title text not null,
    listed boolean not null,
    hints boolean not null,
    owner text not null,
    rematch text,
    created double precision not null
);

create table seats (
    table_id text not null references tables (id),
    seat integer not null,
    kind text not null check (kind in ('person', 'bot', 'open')),
    level text,
    name text not null,
    guest text,
    secret text,
    primary key (table_id, seat)
);

create index seats_by_guest on seats (guest) where guest is not null;
create index seats_open on seats (table_id) where kind = 'open';

create table entries (
    table_id text not null references tables (id),
    number integer not null,
    seat integer not null,
    key text,
    entry text not null,
    created double precision not null,
    primary key (table_id, number),
    unique (table_id, key)
);

create table chat (
    table_id text not null references tables (id),
    number integer not null,
    seat integer,
    name text not null,
    key text not null,
    text text not null,
    created double precision not null,
    primary key (table_id, number),
    unique (table_id, key)
);
