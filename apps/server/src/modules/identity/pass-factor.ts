import type { Input } from '@nokshi/contract';
import type { securityRoutes } from '@nokshi/contract/player/security.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { toWire } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { attemptKey, takeOneTry } from './attempts.ts';
import { ticketHashOf } from './enter.ts';
import { factorIsRight } from './factors.ts';
import { type LoginAnswer, letIn } from './let-in.ts';
import { passkeyToAsk } from './passkeys.ts';
import type { Insides } from './room.ts';
import { giveTryBack } from './store/attempts.ts';
import { deleteHalfLogin, type HalfLogin, halfLogin } from './store/half-logins.ts';
import { passkeysOf } from './store/passkeys.ts';

/**
 * The second half of a log-in. A wrong answer stays counted for the member, from wherever it
 * comes, so it commits before it refuses.
 * Refuses: identity.log-in-over, identity.too-many-attempts, identity.second-factor-wrong.
 */
export async function passFactor(
  room: Insides,
  { ticket, ...shown }: Input<typeof securityRoutes.passFactor>,
  caller: Caller,
): Promise<LoginAnswer> {
  const { memberId, key } = await room.db.tx(async (tx) => {
    const half = await open(room, tx, ticket);
    const key = attemptKey(room, 'factor', half.memberId);
    await takeOneTry(room, tx, { key, kind: 'factor', about: toWire('mbr', half.memberId) });
    return { memberId: half.memberId, key };
  });
  const entered = await room.db.tx(async (tx) => {
    if (!(await factorIsRight(room, tx, { ...shown, memberId, asker: ticket }))) return null;
    const { ticketHash, remember } = await open(room, tx, ticket);
    if ((await deleteHalfLogin(tx, ticketHash)) === 0) throw refuse('identity.log-in-over');
    await giveTryBack(tx, key, room.attemptLimits.factor);
    return letIn(room, tx, { memberId, caller, remember });
  });
  if (!entered) throw refuse('identity.second-factor-wrong', { field: 'code' });
  caller.setSession(entered.secret);
  return entered.answer;
}

/** What a passkey is to sign. Refuses: identity.log-in-over, identity.second-factor-off. */
export async function askPasskey(room: Insides, tx: Tx, ticket: string) {
  const { memberId } = await open(room, tx, ticket);
  const known = await passkeysOf(tx, memberId);
  if (known.length === 0) throw refuse('identity.second-factor-off');
  return passkeyToAsk(room, tx, { asker: ticket, known });
}

async function open(room: Insides, tx: Tx, ticket: string): Promise<HalfLogin> {
  const half = await halfLogin(tx, ticketHashOf(ticket), room.clock.now());
  if (!half) throw refuse('identity.log-in-over');
  return half;
}
