alter table guests add column avatar text not null default '';
alter table seats add column avatar text not null default '';
create table passkeys (
    id text primary key,
    guest text not null,
    public_key text not null,
    counter bigint not null,
    name text not null,
    created double precision not null,
    used double precision not null
);
create index passkeys_by_guest on passkeys (guest);
create table devices (
    token text primary key,
    guest text not null,
    name text not null,
    created double precision not null
);
create index devices_by_guest on devices (guest);
create table recovery_addresses (
    guest text primary key,
    address text not null,
    confirmed double precision
);
create index recovery_by_address on recovery_addresses (address);
create table one_time (
    token text primary key,
    purpose text not null,
    guest text not null,
    expires double precision not null
);
