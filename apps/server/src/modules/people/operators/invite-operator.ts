import { createHash } from 'node:crypto';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type OperatorId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import { checkOwnRights, otherOperator, rightsOf } from './rights.ts';
import { insertOperator, writeLink } from './store/desk.ts';
import type { Internals } from './room.ts';

/**
 * Makes an operator without any permission and the link for the first log-in; roles are given by
 * `setRoles` alone. Refuses: identity.username-taken.
 */
export async function inviteOperator(
  room: Internals,
  tx: Tx,
  { username, caller }: { username: string; caller: Caller },
): Promise<Link> {
  const operatorId = room.ids.next<OperatorId>();
  const made = await insertOperator(tx, {
    operatorId,
    brandId: room.site.brand().brandId,
    username,
    // No password matches: the account opens with the link only.
    passwordHash: room.guesses.hasher.nobody,
    now: room.clock.now(),
  });
  if (made === 0) throw refuse('identity.username-taken', { field: 'username' });
  const object = toWire('opr', operatorId);
  await audited(room, tx, { caller, act: 'identity.invite-operator', object, facts: { username } });
  return makeLink(room, tx, operatorId);
}

/**
 * A new link for an operator who lost the first one, or the password. Refuses:
 * identity.operator-unknown, identity.own-account, identity.state-wrong (disabled),
 * identity.more-than-own (it would open permissions the caller does not have).
 */
export async function renewLink(
  room: Internals,
  tx: Tx,
  { id, caller }: { id: string; caller: Caller },
): Promise<Link> {
  const operator = await otherOperator(room, tx, { id, caller });
  if (operator.state === 'DISABLED') throw refuse('identity.state-wrong');
  checkOwnRights(caller, rightsOf(operator));
  const facts = { username: operator.username };
  await audited(room, tx, { caller, act: 'identity.renew-link', object: id, facts });
  return makeLink(room, tx, operator.operatorId);
}

const LIVES_MS = 72 * 3_600_000;

export type Link = { readonly id: string; readonly secret: string; readonly until: string };

/** A link that opens one operator's account once; the secret is returned only here. */
export async function makeLink(room: Internals, tx: Tx, operatorId: OperatorId): Promise<Link> {
  const secret = room.random.bytes(32).toString('base64url');
  const until = new Date(room.clock.now().getTime() + LIVES_MS);
  await writeLink(tx, operatorId, { hash: hashOfLink(secret), until });
  return { id: toWire('opr', operatorId), secret, until: until.toISOString() };
}

export const hashOfLink = (secret: string): Buffer => createHash('sha256').update(secret).digest();
