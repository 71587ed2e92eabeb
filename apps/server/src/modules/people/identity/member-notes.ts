import type { Input, Output } from '@nokshi/contract';
import type { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Internals } from './room.ts';
import { memberOfWire } from './show-member.ts';
import { insertNote, listNotes, listStandingChanges, type NoteId } from './store/notes.ts';

type Routes = typeof consoleIdentityRoutes;

/** Notes about a member, newest first. Refuses: identity.member-unknown. */
export async function memberNotes(
  room: Internals,
  tx: Tx,
  { id, cursor, pageSize }: Input<Routes['memberNotes']>,
): Promise<Output<Routes['memberNotes']>> {
  const { memberId } = await memberOfWire(room, tx, id);
  const before = cursor ? fromWire('not', cursor) : null;
  const found = await listNotes(tx, { memberId, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map(({ noteId, text, madeBy, madeAt }) => ({
    id: toWire('not', noteId),
    text,
    by: madeBy,
    at: madeAt.toISOString(),
  }));
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

/** Adds one; the log records that it was added, not its text. Refuses: identity.member-unknown. */
export async function addMemberNote(
  room: Internals,
  tx: Tx,
  { id, text, caller }: { id: string; text: string; caller: Caller },
): Promise<void> {
  const { memberId } = await memberOfWire(room, tx, id);
  const noteId = room.ids.next<NoteId>();
  const madeBy = operatorOf(caller).username;
  await insertNote(tx, { noteId, memberId, text, madeBy, madeAt: room.clock.now() });
  const facts = { note: toWire('not', noteId) };
  await audited(room, tx, { caller, act: 'identity.note', object: id, facts });
}

/** Restrictions of a member, newest first, at most 100. Refuses: identity.member-unknown. */
export async function memberStanding(
  room: Internals,
  tx: Tx,
  id: string,
): Promise<Output<Routes['memberStanding']>> {
  const { memberId } = await memberOfWire(room, tx, id);
  const rows = await listStandingChanges(tx, memberId);
  return rows.map(({ kind, until, madeBy, reason, madeAt }) => ({
    at: madeAt.toISOString(),
    kind,
    until: until?.toISOString() ?? null,
    by: madeBy,
    reason,
  }));
}
