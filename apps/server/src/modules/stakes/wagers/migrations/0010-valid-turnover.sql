-- What of a stake counts as valid turnover, written with each settlement (rules/valid-turnover.ts)
-- beside the version of the rule: a wager paid at once has it in its row, any other in its settlements,
-- as what each adds to it. Null: written before there was a rule, when all of a finished stake counted.
alter table wagers_wager add valid bigint, add turnover_rule smallint;
alter table wagers_settlement add valid bigint, add turnover_rule smallint;

-- Figures of finished play of a member and a category, by the business day, hour and five minutes in
-- which it was settled, up to the follower `wagers.count-daily`. A stake counts with its first
-- settlement and not any more once it is void.
create table wagers_settled (
  lane int not null,
  member_id uuid not null,
  asset text not null,
  grain text not null check (grain in ('day', 'hour', 'five')),
  starts timestamptz not null,
  category text not null,
  wagers bigint not null,
  staked bigint not null,
  paid bigint not null,
  valid bigint not null,
  primary key (lane, member_id, asset, grain, starts, category)
);
create index wagers_settled_starts on wagers_settled using brin (starts);

-- Counted again from the first wager: see `npm run figures`. What was counted before is filled in here.
insert into wagers_settled
  (lane, member_id, asset, grain, starts, category, wagers, staked, paid, valid)
select lane, member_id, asset, grain,
  case grain when 'day' then date_trunc('day', at, 'Asia/Dhaka')
    when 'hour' then date_trunc('hour', at) else date_bin('5 minutes', at, '2000-01-01Z') end,
  category, sum(wagers), sum(staked), sum(paid), sum(staked)
from (
  select w.lane, w.member_id, w.asset, w.placed_at as at, w.category,
    1 as wagers, w.stake as staked, w.paid_at_once as paid
  from wagers_wager w
    join wagers_follower f on f.lane = w.lane and f.name = 'wagers.count-daily' and w.batch <= f.batch
  where w.paid_at_once is not null
  union all
  select w.lane, w.member_id, w.asset, s.at, w.category,
    c.counts, c.counts * w.stake, s.payout - case when s.kind = 'VOID' then w.stake else 0 end
  from wagers_settlement s
    join wagers_follower f on f.lane = s.lane and f.name = 'wagers.count-daily' and s.batch <= f.batch
    join wagers_wager w on w.lane = s.lane and w.id = s.wager_id
    cross join lateral (select case
      when s.kind = 'VOID' then case when w.paid_at_once is null and s.number = 1 then 0 else -1 end
      when w.paid_at_once is null and s.number = 1 then 1 else 0 end as counts) c
) parts cross join (values ('day'), ('hour'), ('five')) of_grain (grain)
group by 1, 2, 3, 4, 5, 6;
