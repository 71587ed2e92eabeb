import { createHash } from 'node:crypto';
import type { CodeKind } from '@nokshi/contract/player/entry.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { isKnownHere } from './devices.ts';
import { factorsOf } from './factors.ts';
import { type LoginAnswer, letIn } from './let-in.ts';
import type { Insides } from './room.ts';
import { insertHalfLogin } from './store/half-logins.ts';
import type { MemberRow } from './store/members.ts';

const FINISH_WITHIN_MS = 10 * 60_000;

/** In, with what the browser gets; or the refusal to say once this is committed. */
export type Entry =
  | { readonly answer: LoginAnswer; readonly secret: string }
  | { readonly asked: Refusal };

/**
 * Lets a member in who has proved the first factor (password, code, remembered browser); from an
 * unknown browser or address with a second factor only, if the member has one. Then the refusal
 * identity.second-factor-needed carries a ticket and the kinds to choose from. S-058. A code to
 * the contact that was the first proof (`proven`) is not among them: it would be the same again.
 */
export async function enter(
  room: Insides,
  tx: Tx,
  who: { member: MemberRow; caller: Caller; remember: boolean; proven?: CodeKind },
): Promise<Entry> {
  const { member, caller, remember, proven = null } = who;
  const { memberId, generation } = member;
  const factors = await factorsOf(room, tx, { memberId, proven });
  if (factors.length === 0 || (await isKnownHere(room, tx, { memberId, caller })))
    return letIn(room, tx, { memberId, caller, remember });
  const ticket = room.random.bytes(32).toString('base64url');
  const expiresAt = new Date(room.clock.now().getTime() + FINISH_WITHIN_MS);
  const ticketHash = ticketHashOf(ticket);
  await insertHalfLogin(tx, { ticketHash, memberId, generation, remember, proven, expiresAt });
  const value = { ticket, factors: factors.join(' '), remember };
  return { asked: refuse('identity.second-factor-needed', { value }) };
}

/** The session is the browser's after the commit; or it hears what is still asked. */
export function finishEntry(caller: Caller, entry: Entry): LoginAnswer {
  if ('asked' in entry) throw entry.asked;
  caller.setSession(entry.secret);
  return entry.answer;
}

export const ticketHashOf = (ticket: string): Buffer =>
  createHash('sha256').update(ticket).digest();
