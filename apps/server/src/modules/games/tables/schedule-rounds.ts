import type { Tx } from '../../../kernel/db.ts';
import { KITE } from './kite/rules/flight.ts';
import { makeRounds } from './make-rounds.ts';
import { KIND, type TablesRoom } from './room.ts';
import { stagesOf } from './rules/tables.ts';

const DAY_MS = 86_400_000;
/** A round in which nobody bet is removed so long after its draw. */
const REMOVED_AFTER_MS = 30 * DAY_MS;
/** And is looked for so long: what was not removed by then, as the house was away, stays. */
const LOOKED_FOR_MS = 7 * DAY_MS;
/** Of one table in one run; in the quickest rhythm a table has half as many in an hour. */
const MOST = 1_000;

/** Makes rounds ahead every ten minutes, and removes empty ones every hour. */
export function scheduleRounds(room: TablesRoom): void {
  const { jobs } = room;
  jobs.register('tables.make-rounds', (tx) => makeRounds(room, tx));
  jobs.schedule('tables.make-rounds', '11 */10 * * * *');
  jobs.register('tables.remove-rounds', (tx) => removeEmptyRounds(room, tx));
  jobs.schedule('tables.remove-rounds', '23 17 * * * *');
}

/**
 * Removes rounds in which nobody bet, with their draws: tables have tens of thousands a day, whether anybody plays or
 * not. Every link of a chain still follows from a later one. A deal stays whole while any of its stages has a bet.
 */
async function removeEmptyRounds(room: TablesRoom, tx: Tx): Promise<void> {
  const before = new Date(room.clock.now().getTime() - REMOVED_AFTER_MS);
  const since = new Date(before.getTime() - LOOKED_FOR_MS);
  for (const table of room.tables.all()) {
    const kind = table.kind === 'kite' ? KITE : KIND;
    const neighbours = stagesOf(table) - 1;
    const of = { kind, series: table.gameCode, since, before, neighbours, most: MOST };
    await room.rounds.removeEmpty(tx, of);
  }
}
