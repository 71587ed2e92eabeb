import { audited } from '../../../kernel/audited.ts';
import { type Caller, type OperatorSession, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import {
  type OperatorRow,
  operatorById,
  spendFactorStep,
  writeFactor,
  writePendingFactor,
} from './store/operators.ts';
import type { Internals } from './room.ts';

/** A new authenticator secret; it counts only after a first code. Refuses: …second-factor-on. */
export async function beginFactor(
  room: Internals,
  tx: Tx,
  { operatorId, username }: OperatorSession,
): Promise<{ secret: string; uri: string }> {
  const { secret, uri, sealed } = room.guesses.newTotp({ owner: operatorId, label: username });
  if ((await writePendingFactor(tx, operatorId, sealed)) === 0)
    throw refuse('identity.second-factor-on');
  return { secret, uri };
}

/** Switches it on. Refuses: identity.second-factor-on, identity.second-factor-wrong. */
export function confirmFactor(room: Internals, caller: Caller, code: string): Promise<void> {
  return withCode(room, { caller, act: 'identity.factor-on' }, async (tx, operator) => {
    if (operator.factorSealed) throw refuse('identity.second-factor-on');
    const pending = operator.factorPendingSealed;
    if (!pending || !(await codeIsRight(room, tx, { operator, sealed: pending, code })))
      return false;
    await writeFactor(tx, operator.operatorId, pending);
    room.sessions.refresh(tx, operator.operatorId);
    return true;
  });
}

/** Switches it off. Refuses: identity.second-factor-off, identity.second-factor-wrong. */
export function removeFactor(room: Internals, caller: Caller, code: string): Promise<void> {
  return withCode(room, { caller, act: 'identity.factor-off' }, async (tx, operator) => {
    const sealed = operator.factorSealed;
    if (!sealed) throw refuse('identity.second-factor-off');
    if (!(await codeIsRight(room, tx, { operator, sealed, code }))) return false;
    await writeFactor(tx, operator.operatorId, null);
    room.sessions.refresh(tx, operator.operatorId);
    return true;
  });
}

/** Whether the code is right; each counts once. */
export async function codeIsRight(
  room: Internals,
  tx: Tx,
  { operator, sealed, code }: { operator: OperatorRow; sealed: Buffer; code: string },
): Promise<boolean> {
  const owner = operator.operatorId;
  const step = room.guesses.matchingStep({ owner, sealed, code });
  return step !== null && (await spendFactorStep(tx, owner, step)) === 1;
}

/**
 * A wrong code stays counted against the operator's guesses, so it commits before it refuses.
 * `change` answers whether the code was right.
 */
async function withCode(
  room: Internals,
  { caller, act }: { caller: Caller; act: string },
  change: (tx: Tx, operator: OperatorRow) => Promise<boolean>,
): Promise<void> {
  const { operatorId, username } = operatorOf(caller);
  const share = { parts: [room.site.brand().brandId, username], known: true, about: username };
  const taken = await room.db.tx((tx) => room.guesses.take(tx, { ...share, kind: 'operator' }));
  const right = await room.db.tx(async (tx) => {
    if (!(await change(tx, await operatorById(tx, operatorId)))) return false;
    await room.guesses.giveBack(tx, taken);
    await audited(room, tx, { caller, act, object: username, facts: {} });
    return true;
  });
  if (!right) throw refuse('identity.second-factor-wrong', { field: 'code' });
}
