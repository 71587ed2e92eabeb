import type { Input } from '@nokshi/contract';
import { consoleOperatorRoutes } from '@nokshi/contract/console/operators.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { audited } from '../../../kernel/audited.ts';
import { checkOwnRights, otherOperator, rightsOf } from './rights.ts';
import { clearFactor } from './store/desk.ts';
import type { OperatorRow } from './store/operators.ts';
import type { Internals } from './room.ts';

type Wish = Input<typeof consoleOperatorRoutes.resetFactor>;

/** Removes a lost second factor; sessions end and the next log-in has to set up a new one. */
export const operatorFactorAct = (room: Internals): Act<Wish> => ({
  code: 'identity.reset-operator-factor',
  permission: 'identity.operators',
  input: consoleOperatorRoutes.resetFactor.input,
  async preview(tx, wish, caller) {
    const { username } = await check(room, tx, { wish, caller });
    return { object: wish.id, label: username, changes: [] };
  },
  async run(tx, wish, caller) {
    const { operatorId } = await check(room, tx, { wish, caller });
    await clearFactor(tx, operatorId);
    await room.sessions.end(tx, { ownerId: operatorId, because: 'factor-reset' });
    const facts = { reason: wish.reason };
    const act = 'identity.reset-operator-factor';
    await audited(room, tx, { caller, act, object: wish.id, facts });
  },
});

/** Refuses: identity.operator-unknown, …own-account, …more-than-own, …second-factor-off. */
async function check(
  room: Internals,
  tx: Tx,
  { wish, caller }: { wish: Wish; caller: Caller },
): Promise<OperatorRow> {
  const operator = await otherOperator(room, tx, { id: wish.id, caller });
  checkOwnRights(caller, rightsOf(operator));
  if (!operator.factorSealed) throw refuse('identity.second-factor-off');
  return operator;
}
