create table plans (
    table_id text not null,
    seat integer not null,
    id text not null,
    content text not null,
    primary key (table_id, seat)
);
