import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type OperatorId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import { type Link, makeLink } from './one-time-link.ts';
import { checkOwnRights, otherOperator, rightsOf } from './operator-rights.ts';
import type { Insides } from './room.ts';
import { insertOperator } from './store/operator-desk.ts';

/**
 * Makes an operator without any right and the link for the first log-in; roles are given by
 * `setRoles` alone. Refuses: identity.username-taken.
 */
export async function inviteOperator(
  room: Insides,
  tx: Tx,
  { username, caller }: { username: string; caller: Caller },
): Promise<Link> {
  const operatorId = room.ids.next<OperatorId>();
  const made = await insertOperator(tx, {
    operatorId,
    brandId: room.site.brand().brandId,
    username,
    // Nobody's password: the account opens with the link only.
    passwordHash: room.hasher.nobody,
    now: room.clock.now(),
  });
  if (made === 0) throw refuse('identity.username-taken', { field: 'username' });
  const object = toWire('opr', operatorId);
  await audited(room, tx, { caller, act: 'identity.invite-operator', object, facts: { username } });
  return makeLink(room, tx, operatorId);
}

/**
 * A new link for an operator who lost the first one, or the password.
 * Refuses: identity.operator-unknown, identity.own-account, identity.state-wrong (disabled),
 * identity.more-than-own (it would open rights the caller does not have).
 */
export async function renewLink(
  room: Insides,
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
