import type { Input } from '@nokshi/contract';
import type { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type Asked, inCare, type Nothing, writeDown } from './in-care.ts';
import { type HarmRoom, memberOf } from './room.ts';
import { lockRow } from './store/members.ts';
import { transition } from './transition.ts';

/**
 * Takes a member into the operator's care: from the queue, from a colleague, or without any marker.
 * Does nothing when the operator has the member already. Refuses: identity.member-unknown.
 */
export async function take(
  room: HarmRoom,
  tx: Tx,
  { wish, caller }: Asked<Input<typeof routes.take>>,
): Promise<Nothing> {
  const { memberId } = await memberOf(room, tx, wish.id);
  const { operatorId: carerId, username: carer } = operatorOf(caller);
  const row = await lockRow(tx, memberId);
  if (row.carerId === carerId) return {};
  const at = room.clock.now();
  await transition(tx, row, { to: 'IN_CARE', at, by: { carerId, carer } });
  const facts = row.carer === null ? {} : { from: row.carer };
  await writeDown(room, tx, { wish, caller, done: { memberId, act: 'take', facts } });
  return {};
}

/** Hands the member back to the queue. Refuses: identity.member-unknown, harm.not-in-care. */
export const handBack = (room: HarmRoom, tx: Tx, asked: Asked<Input<typeof routes.handBack>>) =>
  leave(room, tx, { asked, act: 'hand-back', state: 'OPEN' });

/** Ends the care. Refuses: identity.member-unknown, harm.not-in-care. */
export const endCare = (room: HarmRoom, tx: Tx, asked: Asked<Input<typeof routes.done>>) =>
  leave(room, tx, { asked, act: 'done', state: 'DONE' });

async function leave(
  room: HarmRoom,
  tx: Tx,
  how: {
    asked: Asked<{ reason: string }>;
    act: 'hand-back' | 'done';
    state: 'OPEN' | 'DONE';
  },
): Promise<Nothing> {
  const { asked, act, state } = how;
  const { memberId } = await inCare(room, tx, asked);
  await transition(tx, { memberId, state: 'IN_CARE' }, { to: state, at: room.clock.now() });
  await writeDown(room, tx, { ...asked, done: { memberId, act, words: asked.wish.reason } });
  return {};
}

/** Adds a note for the next carer. Refuses: identity.member-unknown, harm.not-in-care. */
export async function addNote(
  room: HarmRoom,
  tx: Tx,
  asked: Asked<Input<typeof routes.note>>,
): Promise<Nothing> {
  const { memberId } = await inCare(room, tx, asked);
  await writeDown(room, tx, { ...asked, done: { memberId, act: 'note', words: asked.wish.note } });
  return {};
}
