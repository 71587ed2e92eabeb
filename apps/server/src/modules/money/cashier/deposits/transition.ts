import type { Tx } from '../../../../kernel/db.ts';
import { announceReview } from '../announce.ts';
import type { CashierRoom } from '../room.ts';
import { depositStates } from '../rules/deposit-states.ts';
import type { DepositNote, DepositState } from '@nokshi/contract/player/cashier.ts';
import type { DepositRow } from '../store/deposits.ts';
import { addStep, writeState } from '../store/deposits.ts';

type Change = {
  readonly deposit: DepositRow;
  readonly to: DepositState;
  readonly note?: DepositNote | null;
  /** PAID: the payment's reference and amount, in paisa. */
  readonly reference?: string;
  readonly paid?: bigint;
  /** CREDITED: paisa, and the moment of the posting. */
  readonly credited?: bigint;
  readonly at?: Date;
};

/**
 * The only writer of a deposit's state: checks the table of transitions and appends a step to the
 * timeline. An unknown transition is a fault. A note also becomes the reason shown with the
 * deposit; without one the reason stays, with null it is cleared.
 */
export async function transition(room: CashierRoom, tx: Tx, change: Change): Promise<DepositRow> {
  const { deposit, to, note } = change;
  const from = deposit.state;
  depositStates.check(deposit.depositId, from, to);
  const changed = await writeState(tx, deposit.depositId, {
    from,
    to,
    reason: note === undefined ? deposit.reason : note,
    ...(change.reference !== undefined && { reference: change.reference }),
    ...(change.paid !== undefined && { paid: change.paid }),
    ...(change.credited !== undefined && { credited: change.credited }),
  });
  await addStep(tx, {
    depositId: deposit.depositId,
    state: to,
    at: change.at ?? room.clock.now(),
    note: note ?? null,
  });
  if (from === 'REVIEW' || to === 'REVIEW') announceReview(room, tx);
  return changed;
}
