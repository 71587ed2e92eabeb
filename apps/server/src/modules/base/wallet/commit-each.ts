import pg from 'pg';
import { answerOf } from './answers.ts';
import type { Waiting } from './lanes.ts';
import type { Call } from './on-lane.ts';
import { type EachAnswer, postEach } from './store/post-each.ts';

/** This many postings one by one hold the lane for some tens of milliseconds. */
const MOST = 64;

/** Commits postings by the exact path, a handful a transaction, and answers each. */
export async function commitEach(call: Call, batch: readonly Waiting[]): Promise<void> {
  const { room, client, lane, schema } = call;
  for (let from = 0; from < batch.length; from += MOST) {
    const some = batch.slice(from, from + MOST);
    const items = some.map(({ item }) => item);
    const at = room.clock.now();
    const { text, values } = postEach({ lane, schema, at, items, riders: room.riders });
    const { rows } = await again(() => client.query<EachAnswer>(text, values as unknown[]));
    for (const row of rows) {
      const waiting = some[row.item - 1] as Waiting;
      const answer = answerOf(waiting.item, row);
      if (!(answer instanceof Error)) waiting.item.posted = answer;
      waiting.answer(answer);
    }
    room.announce(items);
  }
}

/**
 * A story that locked its rows before the lane can deadlock with this; one of the two tries again.
 */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await work();
    } catch (err) {
      if (left === 0 || !(err instanceof pg.DatabaseError) || !err.code?.startsWith('40'))
        throw err;
    }
  }
}
