-- Nothing of a wager is ever changed from now on: what it stands at is its placement and the
-- settlements after it. Until here state, payout and settled_at repeated that sum.
do $$ begin
  if exists (
    select from wagers_wager w left join (
      select lane, wager_id, sum(payout) as payout,
        (array_agg(kind order by number desc))[1] as kind,
        (array_agg(at order by number desc))[1] as at
      from wagers_settlement group by lane, wager_id
    ) s on s.lane = w.lane and s.wager_id = w.id
    where (w.payout, w.state, w.settled_at) is distinct from (
      coalesce(w.paid_at_once, 0) + coalesce(s.payout, 0),
      case when s.kind = 'VOID' then 'VOID'
        when s.kind is null and w.paid_at_once is null then 'OPEN' else 'SETTLED' end,
      coalesce(s.at, case when w.paid_at_once is not null then w.placed_at end))
  ) then
    raise exception 'a wager stands at something else than its placement and settlements say';
  end if;
end $$;

alter table wagers_wager drop column state, drop column payout, drop column settled_at;
-- Null where it is the wager's own id.
alter table wagers_wager alter round_id drop not null;
-- The wager says whose it is.
alter table wagers_settlement drop column member_id;
