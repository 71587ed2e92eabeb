import type { WithdrawalNote, WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { CashierRoom } from '../room.ts';
import { withdrawalStates } from '../rules/withdrawal-states.ts';
import {
  addStep,
  findWithdrawal,
  lockWithdrawal,
  type WithdrawalRow,
  writeState,
} from '../store/withdrawals.ts';

/** The operator who acts, and why. */
export type By = { readonly operator: string; readonly reason: string };

export const byOf = (caller: Caller, reason: string): By => ({
  operator: operatorOf(caller).username,
  reason,
});

type Change = {
  readonly to: WithdrawalState;
  readonly note?: WithdrawalNote;
  readonly by?: By;
  readonly received?: bigint;
  readonly reference?: string;
  readonly confirmBy?: Date;
};

/**
 * The only writer of a withdrawal's state: checks the table of transitions, appends a step to the
 * timeline, and notifies the member's pages and the desk once it is durable.
 */
export async function moveWithdrawal(
  room: CashierRoom,
  tx: Tx,
  { row, change }: { row: WithdrawalRow; change: Change },
): Promise<WithdrawalRow> {
  const { withdrawalId, state: from } = row;
  const { to, note = null, by, ...facts } = change;
  withdrawalStates.check(withdrawalId, from, to);
  await writeState(tx, withdrawalId, { from, to, ...facts });
  const at = room.clock.now();
  const { operator = null, reason = null } = by ?? {};
  await addStep(tx, { withdrawalId, state: to, at, note, operator, reason });
  const changed = { ...row, ...facts, state: to };
  announceWithdrawal(room, tx, changed);
  return changed;
}

export function announceWithdrawal(
  { live }: CashierRoom,
  tx: Tx,
  { memberId, withdrawalId, state }: WithdrawalRow,
): void {
  const message = { type: 'withdrawal', withdrawalId: toWire('wdr', withdrawalId), state };
  tx.afterCommit(() => {
    live.toMember(memberId, message);
    live.toDesk('cashier.read', message);
  });
}

/** The withdrawal by its id on the wire, not locked. Refuses: cashier.withdrawal-unknown. */
export async function foundWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow> {
  const withdrawalId = fromWire('wdr', id);
  const row = withdrawalId && (await findWithdrawal(tx, withdrawalId));
  if (!row) throw refuse('cashier.withdrawal-unknown');
  return row;
}

/**
 * The withdrawal, locked, if it is in one of the states that the act allows. Refuses:
 * cashier.withdrawal-unknown, cashier.withdrawal-changed.
 */
export async function lockedWithdrawal(
  tx: Tx,
  id: string,
  states: readonly WithdrawalState[],
): Promise<WithdrawalRow> {
  const withdrawalId = fromWire('wdr', id);
  const row = withdrawalId && (await lockWithdrawal(tx, withdrawalId));
  if (!row) throw refuse('cashier.withdrawal-unknown');
  if (!states.includes(row.state)) throw refuse('cashier.withdrawal-changed');
  return row;
}
