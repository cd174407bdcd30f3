alter table tables add column clock_move real;
alter table tables add column clock_total real;
alter table tables add column clock_rule text not null default '';
alter table tables add column stopped text not null default '';
create table clocks (
    table_id text primary key references tables (id),
    version integer not null,
    entries integer not null,
    deadline real,
    state text not null
);
create index clocks_by_deadline on clocks (deadline) where deadline is not null;
create table service_time (
    id integer primary key,
    beat integer not null,
    elapsed real not null
);
create table relations (
    guest text not null,
    other text not null,
    kind text not null,
    name text not null,
    created real not null,
    primary key (guest, other)
);
create index relations_by_other on relations (other);
create table reports (
    id text primary key,
    table_id text not null,
    reporter text not null,
    reported text not null,
    name text not null,
    about text not null,
    line text not null,
    note text not null,
    created real not null,
    settled real
);
create table blocked_guests (
    guest text primary key,
    reason text not null,
    created real not null
);
create table announcements (
    id text primary key,
    text text not null,
    created real not null,
    until real
);
create table codes (
    code text primary key,
    table_id text not null references tables (id),
    expires real not null
);
create table host_notices (
    number integer primary key,
    payload text not null
);
