create table annotations (
    id text primary key,
    table_id text not null,
    guest text not null,
    name text not null,
    position integer not null,
    mark text not null,
    text text not null,
    created real not null
);
create index annotations_by_table on annotations (table_id, position);
create index annotations_by_guest on annotations (guest);
