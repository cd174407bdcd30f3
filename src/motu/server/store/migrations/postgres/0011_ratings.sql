alter table tables add column rated boolean not null default false;
alter table seats add column left_by text;
create table rated_games (
    number bigint primary key,
    table_id text not null unique,
    game text not null,
    ended double precision not null
);
create index rated_games_by_game on rated_games (game, number);
create table rated_seats (
    number bigint not null references rated_games (number),
    seat integer not null,
    game text not null,
    player text not null,
    name text not null,
    place integer not null,
    points integer not null,
    sources text not null,
    departed boolean not null,
    before_mean double precision not null,
    before_deviation double precision not null,
    before_games integer not null,
    after_mean double precision not null,
    after_deviation double precision not null,
    after_games integer not null,
    primary key (number, seat)
);
create index rated_seats_by_player on rated_seats (player, game, number);
create table ratings (
    game text not null,
    player text not null,
    name text not null,
    mean double precision not null,
    deviation double precision not null,
    games integer not null,
    changed double precision not null,
    primary key (game, player)
);
create index ratings_by_player on ratings (player);
create index tables_rated on tables (id) where rated;
