import type { Asset } from '@nokshi/money';
import type { Day } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { Cursor } from '../../../stakes/wagers/index.ts';
import type { Counted } from '../rules/survey.ts';

export type MeterRow = Counted & {
  readonly gameCode: string;
  readonly asset: Asset;
  readonly jackpots: bigint;
};
export type DayRow = MeterRow & { readonly day: Day };

/** Adds to a day, and to the game's total. */
export async function addToMeters(tx: Tx, row: DayRow & { since: Date }): Promise<void> {
  const { rounds, staked, squares, paid, biggest, jackpots } = row;
  const figures = sql`${rounds}, ${staked}, ${squares}, ${paid}, ${biggest}, ${jackpots}`;
  const added = sql`
    rounds = m.rounds + excluded.rounds, staked = m.staked + excluded.staked,
    squares = m.squares + excluded.squares, paid = m.paid + excluded.paid,
    biggest = greatest(m.biggest, excluded.biggest), jackpots = m.jackpots + excluded.jackpots`;
  await tx.run(sql`
    insert into slots_meter_day as m
      (game_code, asset, day, rounds, staked, squares, paid, biggest, jackpots)
    values (${row.gameCode}, ${row.asset}, ${row.day}, ${figures})
    on conflict (game_code, asset, day) do update set ${added}`);
  await tx.run(sql`
    insert into slots_meter as m
      (game_code, asset, since, rounds, staked, squares, paid, biggest, jackpots)
    values (${row.gameCode}, ${row.asset}, ${row.since}, ${figures})
    on conflict (game_code, asset) do update set ${added}, since = least(m.since, excluded.since)`);
}

const FIGURES = sql`
  game_code as "gameCode", asset, rounds, staked, squares::text as squares, paid, biggest, jackpots`;

type Stored<T extends Counted> = Omit<T, 'squares'> & { readonly squares: string };
const read = <T extends Counted>(row: Stored<T>) => ({ ...row, squares: BigInt(row.squares) });

/** Since the first round; with `gameCode` of one game. */
export async function readMeters(
  tx: Tx,
  of: { asset?: Asset; gameCode?: string },
): Promise<(MeterRow & { since: Date })[]> {
  const rows = await tx.rows<Stored<MeterRow & { since: Date }>>(sql`
    select ${FIGURES}, since from slots_meter
    where asset = coalesce(${of.asset ?? null}, asset)
      and game_code = coalesce(${of.gameCode ?? null}, game_code)`);
  return rows.map(read);
}

/** Of each game the sums of the days from `from` to `to`, both included. */
export async function readWindow(
  tx: Tx,
  of: { asset: Asset; from: Day; to: Day; gameCode?: string },
): Promise<MeterRow[]> {
  const rows = await tx.rows<Stored<MeterRow>>(sql`
    select game_code as "gameCode", asset, sum(rounds)::bigint as rounds,
      sum(staked)::bigint as staked, sum(squares)::text as squares, sum(paid)::bigint as paid,
      max(biggest) as biggest, sum(jackpots)::bigint as jackpots
    from slots_meter_day
    where asset = ${of.asset} and day between ${of.from}::date and ${of.to}::date
      and game_code = coalesce(${of.gameCode ?? null}, game_code)
    group by game_code, asset`);
  return rows.map(read);
}

/** One game's days, oldest first. */
export async function readDays(
  tx: Tx,
  of: { gameCode: string; asset: Asset; from: Day },
): Promise<DayRow[]> {
  const rows = await tx.rows<Stored<DayRow>>(sql`
    select ${FIGURES}, day::text as day from slots_meter_day
    where game_code = ${of.gameCode} and asset = ${of.asset} and day >= ${of.from}::date
    order by day`);
  return rows.map(read);
}

/** Payouts of pots in these batches of a lane, with the reels' payout of the same rounds. */
export const awardsIn = (
  tx: Tx,
  of: { lane: number; after: bigint; upTo: bigint },
): Promise<
  { roundId: string; gameCode: string; asset: Asset; day: Day; amount: bigint; paid: bigint }[]
> =>
  tx.rows(sql`
    select a.round_id as "roundId", a.game_code as "gameCode", a.asset, a.amount, r.payout as paid,
      (a.at at time zone 'Asia/Dhaka')::date::text as day
    from slots_award a join slots_round r on r.lane = ${of.lane} and r.id = a.round_id
    where a.of_lane = ${of.lane} and a.batch > ${of.after} and a.batch <= ${of.upTo}`);

/** Pots drawn in these batches: paid by no round. */
export const drawsIn = (
  tx: Tx,
  of: { lane: number; after: bigint; upTo: bigint },
): Promise<{ gameCode: string; asset: Asset; day: Day; amount: bigint; at: Date }[]> =>
  tx.rows(sql`
    select game_code as "gameCode", asset, amount, at,
      (at at time zone 'Asia/Dhaka')::date::text as day
    from slots_award
    where of_lane = ${of.lane} and batch > ${of.after} and batch <= ${of.upTo} and round_id is null`);

/** By game, the payouts of all its draws. */
export const drawnSums = (tx: Tx): Promise<{ gameCode: string; asset: Asset; amount: bigint }[]> =>
  tx.rows(sql`
    select game_code as "gameCode", asset, sum(amount)::bigint as amount
    from slots_award where round_id is null group by 1, 2`);

/**
 * By game: payouts of pots since the meters were counted, and moves into them other than by stakes.
 */
export const potFlows = (
  tx: Tx,
  { asset, counted }: { asset: Asset; counted: readonly Cursor[] },
): Promise<{ gameCode: string; uncounted: bigint; moved: bigint }[]> =>
  tx.rows(sql`
    select game_code as "gameCode", sum(uncounted)::bigint as uncounted, sum(moved)::bigint as moved
    from (
      select a.game_code, a.amount as uncounted, 0::bigint as moved
      from unnest(${counted.map(({ lane }) => lane)}::int[],
          ${counted.map(({ batch }) => batch)}::bigint[]) as c (lane, batch)
        join slots_award a on a.of_lane = c.lane and a.batch > c.batch
      where a.asset = ${asset}
      union all
      select game_code, 0, amount from slots_pot_move where asset = ${asset}
    ) flows group by game_code`);
