-- What changes of chases, in the commit that moves their money: every change of an entry runs under
-- the lock of its lane, so what waits is always what the hold has left.

-- Chases that nothing keeps running: nothing waits, and what was placed is paid.
create or replace function lottery_chase_finish(p_lane int, p_chases uuid[]) returns void
language plpgsql as $$
begin
  update lottery_chase c set state = 'DONE'
  where c.lane = p_lane and c.id = any (p_chases) and c.state = 'RUNNING'
    and not exists (
      select from lottery_chase_entry e
      where e.lane = p_lane and e.chase_id = c.id
        and (e.state = 'WAITING' or e.state = 'PLACED' and e.prize is null));
end $$;

create or replace function lottery_chase_over() returns void language plpgsql as $$
begin
  raise exception using errcode = 'NK400', message = 'lottery.chase-over';
end $$;

-- Rider of an entry that becomes bets. Ids chase; numbers number. Refused when it does not wait any
-- more, and while an earlier entry waits or has bets that are not paid.
create or replace function lottery_chase_place(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_done int;
begin
  update lottery_chase_entry e set state = 'PLACED'
  from unnest(p_ids, p_numbers) w (chase, number)
  where e.lane = p_lane and e.chase_id = w.chase and e.number = w.number and e.state = 'WAITING'
    and exists (
      select from lottery_chase c where c.lane = p_lane and c.id = w.chase and c.state = 'RUNNING')
    and not exists (
      select from lottery_chase_entry b
      where b.lane = p_lane and b.chase_id = w.chase and b.number < w.number
        and (b.state = 'WAITING' or b.state = 'PLACED' and b.prize is null));
  get diagnostics v_done = row_count;
  if v_done <> p_count then perform lottery_chase_over(); end if;
end $$;
select wallet_add_rider('lottery_chase_place');

-- Rider of an entry whose money is released by itself. Ids chase; numbers number; words its state,
-- and the code of its refusal.
create or replace function lottery_chase_free(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_done int;
begin
  update lottery_chase_entry e set state = w.state, refused_by = w.code
  from unnest(p_ids, p_numbers, p_words[1 : p_count], p_words[p_count + 1 :])
    w (chase, number, state, code)
  where e.lane = p_lane and e.chase_id = w.chase and e.number = w.number and e.state = 'WAITING';
  get diagnostics v_done = row_count;
  if v_done <> p_count then perform lottery_chase_over(); end if;
  perform lottery_chase_finish(p_lane, p_ids);
end $$;
select wallet_add_rider('lottery_chase_free');

-- Rider of a chase that is stopped, with all that its hold has left. Ids chase; numbers the entry that
-- was refused (null: none); words the code of that refusal.
create or replace function lottery_chase_stop(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_done int;
begin
  update lottery_chase c set state = 'STOPPED'
  where c.lane = p_lane and c.id = any (p_ids) and c.state = 'RUNNING';
  get diagnostics v_done = row_count;
  if v_done <> p_count then perform lottery_chase_over(); end if;
  update lottery_chase_entry e
  set state = case when e.number = w.number then 'REFUSED' else 'STOPPED' end,
    refused_by = case when e.number = w.number then w.code end
  from unnest(p_ids, p_numbers, p_words) w (chase, number, code)
  where e.lane = p_lane and e.chase_id = w.chase and e.state = 'WAITING';
end $$;
select wallet_add_rider('lottery_chase_stop');

-- Rider of entries whose bets were paid, or are void (prize and rebate null). Ids chase; numbers
-- number, prize, rebate, and 1 where the rule of the chase is fulfilled by it: then what waits is
-- stopped, with all that its hold has left. Written again it says the same; a correction overwrites.
create or replace function lottery_chase_paid(
  p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
  p_bytes bytea[]
) returns void language plpgsql as $$
declare
  v_won uuid[];
begin
  update lottery_chase_entry e
  set state = case when w.prize is null then 'VOID' else 'PLACED' end, prize = w.prize,
    rebate = w.rebate
  from unnest(p_ids, p_numbers[1 : p_count], p_numbers[p_count + 1 : 2 * p_count],
    p_numbers[2 * p_count + 1 : 3 * p_count]) w (chase, number, prize, rebate)
  where e.lane = p_lane and e.chase_id = w.chase and e.number = w.number
    and e.state in ('PLACED', 'VOID');
  with ended as (
    update lottery_chase c set state = 'WON'
    from unnest(p_ids, p_numbers[3 * p_count + 1 :]) w (chase, ends)
    where w.ends = 1 and c.lane = p_lane and c.id = w.chase and c.state = 'RUNNING'
    returning c.id)
  select array_agg(id) into v_won from ended;
  update lottery_chase_entry e set state = 'STOPPED'
  where e.lane = p_lane and e.chase_id = any (v_won) and e.state = 'WAITING';
  perform lottery_chase_finish(p_lane, p_ids);
end $$;
select wallet_add_rider('lottery_chase_paid');
