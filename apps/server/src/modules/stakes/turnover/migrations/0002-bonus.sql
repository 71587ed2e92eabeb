-- A bonus is an obligation too: its play turns bonus money into cash, and holds no cash back.
alter table turnover_obligation drop constraint turnover_obligation_source_check;
alter table turnover_obligation add constraint turnover_obligation_source_check
  check (source in ('deposit', 'transfer', 'award', 'bonus'));

-- What was counted for an obligation, by category: the valid turnover, and what of it counts.
create table turnover_counted (
  obligation_id uuid not null references turnover_obligation (id),
  category text not null,
  valid bigint not null,
  counted bigint not null,
  primary key (obligation_id, category)
);
