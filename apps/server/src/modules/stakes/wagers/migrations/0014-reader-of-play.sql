-- The part of what was paid that is a rebate. Figures of five minutes get a table of their own below.
alter table wagers_settled add rebate bigint not null default 0;
delete from wagers_settled where grain = 'five';

update wagers_settled f set rebate = r.rebate
from (
  select lane, member_id, asset, grain, starts, category, sum(rebate) as rebate
  from (
    select w.lane, w.member_id, w.asset, grain,
      case when grain = 'day' then date_trunc('day', s.at, 'Asia/Dhaka')
        else date_trunc('hour', s.at) end as starts, w.category, s.rebate
    from wagers_settlement s
      join wagers_follower c
        on c.lane = s.lane and c.name = 'wagers.count-daily' and s.batch <= c.batch
      join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
      cross join (values ('day'), ('hour')) of_grain (grain)
    where s.rebate is not null
  ) parts
  group by 1, 2, 3, 4, 5, 6
) r
where f.lane = r.lane and f.member_id = r.member_id and f.asset = r.asset and f.grain = r.grain
  and f.starts = r.starts and f.category = r.category;

-- First settlements in taka of a member, by the five minutes in which they were, the whole stake, and
-- whether they paid a prize. Up to the follower `wagers.count-daily`, as all figures; kept 40 days.
create table wagers_fives (
  lane int not null,
  starts timestamptz not null,
  member_id uuid not null,
  stake bigint not null,
  won boolean not null,
  bets bigint not null,
  valid bigint not null,
  primary key (lane, starts, member_id, stake, won)
);

insert into wagers_fives (lane, starts, member_id, stake, won, bets, valid)
select lane, date_bin('5 minutes', at, '2000-01-01Z'), member_id, stake, won, count(*), sum(valid)
from (
  select w.lane, w.member_id, w.placed_at as at, w.stake, w.paid_at_once > 0 as won,
    coalesce(w.valid, w.stake) as valid
  from wagers_wager w
    join wagers_follower c
      on c.lane = w.lane and c.name = 'wagers.count-daily' and w.batch <= c.batch
  where w.paid_at_once is not null and w.asset = 'BDT'
    and w.placed_at >= now() - interval '40 days'
  union all
  select w.lane, w.member_id, s.at, w.stake, s.payout > coalesce(s.rebate, 0),
    coalesce(s.valid, w.stake)
  from wagers_settlement s
    join wagers_follower c
      on c.lane = s.lane and c.name = 'wagers.count-daily' and s.batch <= c.batch
    join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
  where w.paid_at_once is null and s.number = 1 and s.kind = 'SETTLE' and w.asset = 'BDT'
    and s.at >= now() - interval '40 days'
) first
group by 1, 2, 3, 4, 5;

-- What happened to a wager in taka after its first settlement: settled again, or voided. `paid` is what
-- counts as paid: nothing once it is void, and then its stake counts no longer either.
create table wagers_changes (
  lane int not null,
  batch bigint not null,
  wager_id uuid not null,
  number int not null,
  member_id uuid not null,
  category text not null,
  at timestamptz not null,
  first_at timestamptz not null,
  voided boolean not null,
  stake bigint not null,
  valid_before bigint not null,
  valid_after bigint not null,
  paid_before bigint not null,
  paid_after bigint not null,
  rebate_before bigint not null,
  rebate_after bigint not null,
  primary key (lane, wager_id, number)
);
create index wagers_changes_at on wagers_changes (lane, at, wager_id, number);

insert into wagers_changes (lane, batch, wager_id, number, member_id, category, at, first_at, voided,
  stake, valid_before, valid_after, paid_before, paid_after, rebate_before, rebate_after)
select lane, batch, wager_id, number, member_id, category, at, first_at, voided, stake,
  valid_now - valid, valid_now, paid_now - paid, case when voided then 0 else paid_now end,
  rebate_now - rebate, rebate_now
from (
  select lane, batch, wager_id, number, member_id, category, at, stake, voided, changes, valid, paid,
    rebate, coalesce(placed_at, first_value(at) over of_wager) as first_at,
    valid_at_once + sum(valid) over of_wager as valid_now,
    paid_at_once + sum(paid) over of_wager as paid_now, sum(rebate) over of_wager as rebate_now
  from (
    select s.lane, s.batch, s.wager_id, s.number, w.member_id, w.category, s.at, w.stake,
      s.kind = 'VOID' as voided, s.number > 1 or w.paid_at_once is not null as changes,
      case when w.paid_at_once is not null then w.placed_at end as placed_at,
      coalesce(w.paid_at_once, 0) as paid_at_once,
      case when w.paid_at_once is null then 0 else coalesce(w.valid, w.stake) end as valid_at_once,
      s.payout as paid, coalesce(s.rebate, 0) as rebate,
      coalesce(s.valid, w.stake * case
        when s.kind = 'VOID' then case when w.paid_at_once is null and s.number = 1 then 0 else -1 end
        when w.paid_at_once is null and s.number = 1 then 1 else 0 end) as valid
    from wagers_settlement s
      join wagers_follower c
        on c.lane = s.lane and c.name = 'wagers.count-daily' and s.batch <= c.batch
      join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
    where w.asset = 'BDT'
  ) settled
  window of_wager as (partition by lane, wager_id order by number)
) summed
where changes;
