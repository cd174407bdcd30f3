alter table tables add column clock_move double precision;
alter table tables add column clock_total double precision;
alter table tables add column clock_rule text not null default '';
alter table tables add column stopped text not null default '';
create table clocks (
    table_id text primary key references tables (id),
    version bigint not null,
    entries integer not null,
    deadline double precision,
    state text not null
);
create index clocks_by_deadline on clocks (deadline) where deadline is not null;
create table service_time (
    id integer primary key,
    beat bigint not null,
    elapsed double precision not null
);
create table relations (
    guest text not null,
    other text not null,
    kind text not null,
    name text not null,
    created double precision not null,
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
    created double precision not null,
    settled double precision
);
create table blocked_guests (
    guest text primary key,
    reason text not null,
    created double precision not null
);
create table announcements (
    id text primary key,
    text text not null,
    created double precision not null,
    until double precision
);
create table codes (
    code text primary key,
    table_id text not null references tables (id),
    expires double precision not null
);
create table host_notices (
    number bigint primary key,
    payload text not null
);
