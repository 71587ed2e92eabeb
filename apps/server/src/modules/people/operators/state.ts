import type { OperatorState } from '@nokshi/contract/console/operators.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { OperatorId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import { checkAdminLeft, checkOwnRights, otherOperator, rightsOf } from './rights.ts';
import { operatorStates } from './rules/states.ts';
import { writeLink, writeOperatorState } from './store/desk.ts';
import type { Internals } from './room.ts';

type Asked = { readonly id: string; readonly reason: string; readonly caller: Caller };

/** The only way an operator's state changes. Refuses: identity.state-wrong. */
export async function moveOperator(
  tx: Tx,
  operator: { operatorId: OperatorId; state: OperatorState },
  to: OperatorState,
): Promise<void> {
  if (!operatorStates.mayBecome(operator.state, to)) throw refuse('identity.state-wrong');
  await writeOperatorState(tx, operator.operatorId, to);
}

/**
 * Nobody can log in as this operator any more: sessions end, a link is void. Refuses:
 * identity.operator-unknown, identity.own-account, identity.state-wrong, identity.last-admin.
 */
export async function disableOperator(room: Internals, tx: Tx, asked: Asked): Promise<void> {
  const operator = await otherOperator(room, tx, asked);
  const { operatorId } = operator;
  if (operator.roles.includes('admin')) await checkAdminLeft(room, tx, operatorId);
  await moveOperator(tx, operator, 'DISABLED');
  await writeLink(tx, operatorId, null);
  await room.sessions.end(tx, { ownerId: operatorId, because: 'disabled' });
  await record(room, tx, { ...asked, act: 'identity.disable-operator' });
}

/**
 * Enables a disabled operator with the previous roles; one who never chose a password needs a new
 * link. Refuses: identity.operator-unknown, identity.own-account, identity.state-wrong,
 * identity.more-than-own.
 */
export async function enableOperator(room: Internals, tx: Tx, asked: Asked): Promise<void> {
  const operator = await otherOperator(room, tx, asked);
  checkOwnRights(asked.caller, rightsOf(operator));
  await moveOperator(tx, operator, operator.lastLoginAt ? 'ACTIVE' : 'INVITED');
  await record(room, tx, { ...asked, act: 'identity.enable-operator' });
}

const record = (room: Internals, tx: Tx, { id, reason, caller, act }: Asked & { act: string }) =>
  audited(room, tx, { caller, act, object: id, facts: { reason } });
