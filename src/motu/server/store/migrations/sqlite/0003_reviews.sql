create table reviews (
    table_id text primary key references tables (id),
    maker text not null,
    kept real not null,
    done integer not null,
    whole integer not null,
    text text not null
) strict, without rowid;
