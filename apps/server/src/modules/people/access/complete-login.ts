import { createHash } from 'node:crypto';
import type { Output } from '@nokshi/contract';
import type { CodeKind } from '@nokshi/contract/player/entry.ts';
import type { identityRoutes } from '@nokshi/contract/player/identity.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { MemberRow } from '../identity/index.ts';
import { isKnownHere, rememberPlace } from './devices.ts';
import { factorsOf } from './factors.ts';
import { rememberHere, takeRememberedHere } from './remembered.ts';
import type { Internals } from './room.ts';
import { insertHalfLogin } from './store/half-logins.ts';

export type LoginAnswer = Output<typeof identityRoutes.login>;

const FINISH_WITHIN_MS = 10 * 60_000;

/** The session with what the browser gets, or the refusal to send once this is committed. */
export type Entry =
  | { readonly answer: LoginAnswer; readonly secret: string }
  | { readonly asked: Refusal };

/**
 * Logs in a member who has proved the first factor (password, code, remembered browser). From an
 * unknown browser or address a member with a second factor needs it: the refusal
 * identity.second-factor-needed carries a ticket and the kinds to choose from. S-058. A code to the
 * contact that was the first proof (`proven`) is not offered: it would prove the same again.
 */
export async function continueLogin(
  room: Internals,
  tx: Tx,
  who: { member: MemberRow; caller: Caller; remember: boolean; proven?: CodeKind },
): Promise<Entry> {
  const { member, caller, remember, proven = null } = who;
  const { memberId, generation } = member;
  const factors = await factorsOf(room, tx, { memberId, proven });
  if (factors.length === 0 || (await isKnownHere(room, tx, { memberId, caller })))
    return completeLogin(room, tx, { memberId, caller, remember });
  const ticket = room.random.bytes(32).toString('base64url');
  const expiresAt = new Date(room.clock.now().getTime() + FINISH_WITHIN_MS);
  const ticketHash = ticketHashOf(ticket);
  await insertHalfLogin(tx, { ticketHash, memberId, generation, remember, proven, expiresAt });
  const value = { ticket, factors: factors.join(' '), remember };
  return { asked: refuse('identity.second-factor-needed', { value }) };
}

/** Gives the browser its session after the commit, or refuses with what is still required. */
export function answerLogin(caller: Caller, entry: Entry): LoginAnswer {
  if ('asked' in entry) throw entry.asked;
  caller.setSession(entry.secret);
  return entry.answer;
}

export const ticketHashOf = (ticket: string): Buffer =>
  createHash('sha256').update(ticket).digest();

/**
 * Opens a session for a member who has proved everything that is required, restricted members
 * included; from now on the browser and the address are known. `proven`: with an older factor.
 */
export async function completeLogin(
  room: Internals,
  tx: Tx,
  who: { memberId: MemberRow['memberId']; caller: Caller; remember?: boolean; proven?: boolean },
): Promise<{ answer: LoginAnswer; secret: string }> {
  const { memberId, caller } = who;
  // Locked, so that a freeze at this moment either ends this session or is seen by it.
  const member = await room.accounts.lock(tx, memberId);
  const { sessionId, secret } = await room.sessions.start(tx, {
    realm: 'player',
    ownerId: memberId,
    generation: member.generation,
    caller,
  });
  // The first log-in of an account settles at once: nobody was here before.
  const proven = who.proven || member.lastLoginAt === null;
  const deviceId = await rememberPlace(room, tx, { memberId, caller, proven });
  if (who.remember) await rememberHere(room, tx, { memberId, deviceId, caller });
  await room.accounts.recordLogin(tx, memberId);
  // A browser may have frozen the account just now.
  const { frozenAt } = (await room.accounts.byId(tx, memberId)) ?? member;
  return {
    secret,
    answer: {
      token: toWire('ses', sessionId),
      firstTimeLogin: member.lastLoginAt === null,
      passwordExpired: member.mustChangePassword,
      userInfo: room.accounts.info({ ...member, frozenAt }),
    },
  };
}

/**
 * Logs in the member this browser remembers, and remembers them again; the token counts once. Null
 * when it remembers nobody. S-020.
 */
export async function logInRemembered(room: Internals, tx: Tx, caller: Caller): Promise<Entry> {
  const memberId = await takeRememberedHere(room, tx, caller);
  const member = memberId && (await room.accounts.byId(tx, memberId));
  if (!member || member.closedAt) return { asked: refuse('identity.not-remembered') };
  return continueLogin(room, tx, { member, caller, remember: true });
}
