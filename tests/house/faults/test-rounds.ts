import type pg from 'pg';
import { expect } from 'vitest';
import type { Db } from '../../../apps/server/src/kernel/db.ts';
import type { RoundId } from '../../../apps/server/src/kernel/ids.ts';
import type { NewRound, Rounds } from '../../../apps/server/src/modules/games/rounds/index.ts';
import type { PlayHouse } from '../../harness/play-house.ts';

export const GAMES = 50;
const MINUTE_MS = 60_000;
const CLOSES_BEFORE_MS = 10_000;
const nameOf = (game: number): string => `test-${game}`;

/** Rounds of a minute of many games, the first of each open from `from` on. */
export async function makeRounds(
  { db, ids }: Pick<PlayHouse, 'db' | 'ids'>,
  rounds: Rounds,
  { from, many }: { from: number; many: number },
): Promise<void> {
  const made = Array.from({ length: GAMES * many }, (_, nth): NewRound => {
    const at = Math.floor(nth / GAMES);
    const opens = from + at * MINUTE_MS;
    const draws = opens + MINUTE_MS;
    return {
      id: ids.next<RoundId>(),
      series: nameOf(nth % GAMES),
      number: BigInt(at + 1),
      issue: `20260301-000${at + 1}`,
      source: 'house',
      opensAt: new Date(opens),
      closesAt: new Date(draws - CLOSES_BEFORE_MS),
      drawsAt: new Date(draws),
    };
  });
  await db.tx((tx) => rounds.make(tx, { kind: 'test', rounds: made }));
}

export type Standing = { readonly state: string; readonly n: number };

/** How many rounds are in which state. */
export async function statesOf(pool: pg.Pool): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<Standing>(
    'select state, count(*)::int as n from rounds_round group by state',
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

/** Each round is settled with the one outcome it got, by the link of its place in the chain. */
export async function expectDrawnOnce(pool: pg.Pool, many: number): Promise<void> {
  expect(await statesOf(pool)).toEqual({ SETTLED: GAMES * many });
  const { rows } = await pool.query(
    `select r.series, r.issue from rounds_round r left join fairness_draw d
       on d.purpose = 'test.' || r.series and d.issue = r.issue
     where r.outcome_version <> 1 or d.link is null or d.number <> r.number
       or r.outcome <> jsonb_build_object('numbers', jsonb_build_array(r.number))`,
  );
  expect(rows).toEqual([]);
}

/** A database that is there as long as its server lives: what has not committed then never does. */
export function mortal(real: Db, life: { readonly isDead: boolean }): Db {
  const alive = <T>(answer: T): T => {
    if (life.isDead) throw new Error('killed');
    return answer;
  };
  return {
    ...real,
    tx: async (work) => real.tx(async (tx) => alive(await work(alive(tx)))),
    read: async (work) => real.read(async (tx) => alive(await work(alive(tx)))),
  };
}
