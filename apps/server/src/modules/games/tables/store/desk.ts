import type { MemberId, RoundId, WagerId } from '../../../../kernel/ids.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** Minor units of BDT; play money does not count. */
export type Total = {
  readonly roundId: RoundId;
  readonly bets: number;
  readonly members: number;
  readonly staked: bigint;
  /** Null until it was counted. */
  readonly paid: bigint | null;
};

/** What was counted of a round when it was paid. `expected` and `variance` are statistics. */
export type Counted = Total & {
  readonly gameCode: string;
  readonly endedAt: Date;
  /** In Dhaka. */
  readonly day: string;
  readonly paid: bigint;
  readonly expected: number;
  readonly variance: number;
};

/** Counts a round once: sent again it changes nothing. */
export async function writeTotal(tx: Tx, counted: Counted): Promise<void> {
  const { roundId, gameCode, endedAt, bets, members, staked, paid, expected, variance } = counted;
  const written = await tx.run(sql`
    insert into tables_total
      (round_id, game_code, ended_at, bets, members, staked, paid, expected, variance)
    values (${roundId}, ${gameCode}, ${endedAt}, ${bets}, ${members}, ${staked}, ${paid},
      ${expected}, ${variance})
    on conflict do nothing`);
  if (written > 0) await addToDay(tx, counted, 1);
}

/** A round that was paid is void. */
export async function removeTotals(
  tx: Tx,
  { roundIds, dayOf }: { roundIds: readonly RoundId[]; dayOf: (at: Date) => string },
): Promise<void> {
  const removed = await tx.rows<Omit<Counted, 'day'>>(sql`
    delete from tables_total where round_id = any(${roundIds}::uuid[])
    returning round_id as "roundId", game_code as "gameCode", ended_at as "endedAt", bets, members,
      staked, paid, expected, variance`);
  for (const total of removed) await addToDay(tx, { ...total, day: dayOf(total.endedAt) }, -1);
}

/** A bet of a round that was counted was paid so much more. */
export async function addPaid(
  tx: Tx,
  { roundId, paid, dayOf }: { roundId: RoundId; paid: bigint; dayOf: (at: Date) => string },
): Promise<void> {
  const total = await tx.maybe<{ gameCode: string; endedAt: Date }>(sql`
    update tables_total set paid = paid + ${paid} where round_id = ${roundId}
    returning game_code as "gameCode", ended_at as "endedAt"`);
  if (!total) return;
  await tx.run(sql`
    update tables_day set paid = paid + ${paid}
    where game_code = ${total.gameCode} and day = ${dayOf(total.endedAt)}`);
}

async function addToDay(
  tx: Tx,
  { gameCode, day, bets, staked, paid, expected, variance }: Counted,
  sign: 1 | -1,
): Promise<void> {
  const signed = BigInt(sign);
  await tx.run(sql`
    insert into tables_day as d (game_code, day, bets, staked, paid, expected, variance)
    values (${gameCode}, ${day}, ${bets * sign}, ${staked * signed}, ${paid * signed},
      ${expected * sign}, ${variance * sign})
    on conflict (game_code, day) do update set bets = d.bets + excluded.bets,
      staked = d.staked + excluded.staked, paid = d.paid + excluded.paid,
      expected = d.expected + excluded.expected, variance = d.variance + excluded.variance`);
}

export const countedTotals = (tx: Tx, roundIds: readonly RoundId[]) =>
  tx.rows<Total>(sql`
    select round_id as "roundId", bets, members, staked, paid from tables_total
    where round_id = any(${roundIds}::uuid[])`);

/** Of rounds that are not counted, counted now; those without bets are left out. */
export async function totalsNow(tx: Tx, roundIds: readonly RoundId[]): Promise<Total[]> {
  const ids = sql`${roundIds}::uuid[]`;
  const rows = await tx.rows<{
    roundId: RoundId;
    bets: bigint;
    members: bigint;
    staked: string;
  }>(sql`
    select round_id as "roundId", count(*) as bets, count(distinct member_id) as members,
      sum(stake)::text as staked
    from (
      select round_id, member_id, stake from tables_bet
      where lane >= 0 and round_id = any(${ids}) and asset = 'BDT' and withdrawn_at is null
      union all
      select round_id, member_id, stake from tables_kite_bet
      where lane >= 0 and round_id = any(${ids}) and asset = 'BDT' and withdrawn_at is null) bet
    group by round_id`);
  return rows.map(({ roundId, bets, members, staked }) => ({
    roundId,
    bets: Number(bets),
    members: Number(members),
    staked: BigInt(staked),
    paid: null,
  }));
}

/** Members who bet on these rounds, by table; asked often. */
export const playersOf = (
  tx: Tx,
  { lanes, roundIds }: { lanes: readonly number[]; roundIds: readonly RoundId[] },
) =>
  tx.rows<{ gameCode: string; players: bigint }>(sql`
    select game_code as "gameCode", count(distinct member_id) as players from tables_bet
    where lane = any(${[...lanes]}::int[]) and round_id = any(${roundIds}::uuid[])
      and withdrawn_at is null
    group by game_code`);

/** Rounds with bets by table since a moment, with what they took and paid. */
export const sumsSince = (tx: Tx, since: Date) =>
  tx.rows<{ gameCode: string; rounds: bigint; staked: string; paid: string }>(sql`
    select game_code as "gameCode", count(*) as rounds, sum(staked)::text as staked,
      sum(paid)::text as paid
    from tables_total where ended_at >= ${since} group by game_code`);

/** What each table took, paid and should have paid on these days. */
export const sumsOfDays = (tx: Tx, from: string) =>
  tx.rows<{
    gameCode: string;
    bets: string;
    staked: string;
    paid: string;
    expected: number;
    variance: number;
  }>(sql`
    select game_code as "gameCode", sum(bets)::text as bets, sum(staked)::text as staked,
      sum(paid)::text as paid, sum(expected) as expected, sum(variance) as variance
    from tables_day where day >= ${from} group by game_code having sum(bets) > 0
    order by game_code`);

/** Stakes that lie on a spot of a round. */
export type OnSpot = {
  readonly roundId: RoundId;
  readonly rules: string;
  /** As tickets say it. */
  readonly opening: string;
  readonly spot: string;
  readonly staked: bigint;
};

/** BDT by spot, of the bets of these rounds that were not withdrawn. */
export async function stakesBySpot(tx: Tx, roundIds: readonly RoundId[]): Promise<OnSpot[]> {
  const rows = await tx.rows<Omit<OnSpot, 'staked'> & { staked: string }>(sql`
    select round_id as "roundId", rules, opening, split_part(chip, ':', 1) as spot,
      sum(split_part(chip, ':', 2)::bigint)::text as staked
    from tables_bet, unnest(string_to_array(layout, ',')) as chip
    where lane >= 0 and round_id = any(${roundIds}::uuid[]) and asset = 'BDT'
      and withdrawn_at is null
    group by round_id, rules, opening, spot`);
  return rows.map((row) => ({ ...row, staked: BigInt(row.staked) }));
}

/** Bets on a flight by their order: what was staked, and what it brings back if it is reached. */
export type OnOrder = {
  readonly ordered: number | null;
  readonly staked: bigint;
  readonly back: bigint;
};

/** BDT; a bet without an order is taken by itself where its wins are limited. */
export async function stakesByOrder(tx: Tx, roundId: RoundId): Promise<OnOrder[]> {
  const rows = await tx.rows<{ ordered: number | null; staked: string; back: string }>(sql`
    select ordered, sum(stake)::text as staked,
      sum(stake * least(takes_at, coalesce(ordered, takes_at)) / 100)::text as back
    from tables_kite_bet
    where lane >= 0 and round_id = ${roundId} and asset = 'BDT' and withdrawn_at is null
    group by ordered order by sum(stake) desc`);
  return rows.map(({ ordered, staked, back }) => ({
    ordered,
    staked: BigInt(staked),
    back: BigInt(back),
  }));
}

type Largest = { readonly lane: number; readonly id: WagerId; readonly memberId: MemberId };

export const largestBets = (tx: Tx, { roundId, most }: { roundId: RoundId; most: number }) =>
  tx.rows<Largest>(sql`
    select lane, id, member_id as "memberId" from tables_bet
    where lane >= 0 and round_id = ${roundId} and asset = 'BDT'
    order by stake desc, id limit ${most}`);

export const largestKiteBets = (tx: Tx, { roundId, most }: { roundId: RoundId; most: number }) =>
  tx.rows<Largest>(sql`
    select lane, id, member_id as "memberId" from tables_kite_bet
    where lane >= 0 and round_id = ${roundId} and asset = 'BDT'
    order by stake desc, id limit ${most}`);
