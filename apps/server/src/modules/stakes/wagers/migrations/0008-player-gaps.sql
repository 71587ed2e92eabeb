-- How many members a span of days had is counted by the day before on which each of them played:
-- whoever plays on a day of the span and had not since before it began is one more. So a count reads
-- days, however many members played on them. `before` is the member's last day with play in this
-- category, or in any where the category is empty; -infinity is none.
create table wagers_player_gaps (
  lane int not null,
  day date not null,
  before date not null,
  category text not null,
  members bigint not null,
  primary key (day, before, category, lane)
);

insert into wagers_player_gaps (lane, day, before, category, members)
select lane, day, before, category, count(*)
from (
  select lane, day, category, coalesce(
      lag(day) over (partition by lane, member_id, category order by day), '-infinity') as before
  from (
    select lane, member_id, day, category from wagers_daily where asset = 'BDT'
    union
    select lane, member_id, day, '' from wagers_daily where asset = 'BDT') played
) gaps group by 1, 2, 3, 4;

drop table wagers_player_months;
-- What is compared at night is found by its days, for next to nothing a figure.
drop index wagers_daily_players;
create index wagers_daily_day on wagers_daily using brin (day);
