import type { TableTerms } from '@nokshi/contract/console/table-terms.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { NewRound } from '../rounds/index.ts';
import { roundIdOf } from './deal.ts';
import { KIND, type TablesRoom } from './room.ts';
import { periodOf, roundsBetween } from './round-times.ts';
import { stagesOf } from './rules/tables.ts';
import {
  lockAllTables,
  lockTable,
  type StoredTable,
  writeMade,
  writeTerms,
} from './store/tables.ts';

/** Rounds are made for so long ahead: until the next run of the job, and a quarter of an hour. */
const AHEAD_MS = 25 * 60_000;
/** And so long at a start, which does not wait for more. */
const FIRST_MS = 10 * 60_000;
/** Every server has new terms by then. */
const IN_FORCE_MS = 3_000;

/** Makes the rounds of every open table ahead, from where they end now. May run any number of times. */
export async function makeRounds(room: TablesRoom, tx: Tx, aheadMs = AHEAD_MS): Promise<void> {
  const stored = room.hasTables ? await lockAllTables(tx) : [];
  for (const each of stored) await makeOf(room, tx, { stored: each, aheadMs });
}

/** At a start the next ones; the job makes the rest. */
export const makeFirstRounds = (room: TablesRoom, tx: Tx): Promise<void> =>
  makeRounds(room, tx, FIRST_MS);

type Making = { readonly stored: StoredTable; readonly aheadMs: number };

async function makeOf(room: TablesRoom, tx: Tx, { stored, aheadMs }: Making): Promise<void> {
  const { gameCode, terms, madeUntil, madeNumber } = stored;
  const table = room.tables.find(gameCode);
  if (table.kind === 'kite' || !terms.isOpen) return;
  const now = room.clock.now();
  const stages = stagesOf(table);
  const until = new Date(now.getTime() + aheadMs);
  const from = madeUntil && madeUntil > now ? madeUntil : beginning(terms, { now, stages });
  const times = roundsBetween({ rhythm: terms, stages, from, until, after: madeNumber });
  const last = times.at(-1);
  if (!last) return;
  const rounds = times.map((each): NewRound => {
    const id = roundIdOf(gameCode, each.issue);
    return { ...each, id, series: gameCode, source: 'house' };
  });
  await room.rounds.make(tx, { kind: KIND, rounds });
  const ends = new Date(last.drawsAt.getTime() + terms.showMs);
  await writeMade(tx, { gameCode, madeUntil: ends, madeNumber: last.number });
}

/** So early that the round which takes bets now is made as well; a deal is never begun in the middle. */
const beginning = (terms: TableTerms, { now, stages }: { now: Date; stages: number }): Date =>
  stages === 1 ? new Date(now.getTime() - periodOf(terms)) : now;

/**
 * Stores the terms of a table, whose row this commit has locked. Rounds that have opened, or open before
 * every server has the new terms, stay as they are; those after them are made again. To be followed by
 * `room.tables.changed` after the commit.
 */
export async function changeTerms(
  room: TablesRoom,
  tx: Tx,
  { gameCode, terms }: Pick<StoredTable, 'gameCode' | 'terms'>,
): Promise<void> {
  const from = await firstFree(room, tx, gameCode);
  await room.rounds.unmake(tx, { series: gameCode, from });
  const [current] = await room.rounds.currentOfAll(tx, [gameCode]);
  const left = await room.rounds.upcoming(tx, { series: gameCode, most: 20 });
  const last = left.at(-1)?.number ?? current?.number ?? null;
  await writeTerms(tx, { gameCode, terms, fromNumber: last === null ? 0n : last + 1n });
  await writeMade(tx, { gameCode, madeUntil: from, madeNumber: last });
  const stored = await lockTable(tx, gameCode);
  if (stored) await makeOf(room, tx, { stored, aheadMs: AHEAD_MS });
}

/** When the deal that goes on is over, and the next one where it begins before the terms are in force. */
async function firstFree(room: TablesRoom, tx: Tx, gameCode: string): Promise<Date> {
  const inForce = new Date(room.clock.now().getTime() + IN_FORCE_MS);
  const table = room.tables.find(gameCode);
  const stages = stagesOf(table);
  const [current] = await room.rounds.currentOfAll(tx, [gameCode]);
  if (!current || table.kind === 'kite') return inForce;
  const period = periodOf(room.tables.termsOf(current));
  const deal = period * stages;
  let end = current.opensAt.getTime() + (stages - room.stageOf(current)) * period;
  if (end <= room.clock.now().getTime()) return inForce;
  while (end < inForce.getTime()) end += deal;
  return new Date(end);
}
