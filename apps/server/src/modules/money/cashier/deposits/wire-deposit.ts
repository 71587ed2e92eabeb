import { feeOf } from '@nokshi/contract/channel-fee.ts';
import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { DepositId } from '../../../../kernel/ids.ts';
import { toWire } from '../../../../kernel/ids.ts';
import type { CashierRoom } from '../room.ts';
import type { DepositRow, StepRow } from '../store/deposits.ts';
import { stepsOf } from '../store/deposits.ts';

/** Deposits as they go over the wire, each with its timeline, oldest step first. */
export async function wireDeposits(
  room: CashierRoom,
  tx: Tx,
  deposits: readonly DepositRow[],
): Promise<Deposit[]> {
  const ids = deposits.map((deposit) => deposit.depositId);
  const steps = new Map<DepositId, StepRow[]>(ids.map((id) => [id, []]));
  for (const step of await stepsOf(tx, ids)) steps.get(step.depositId)?.push(step);
  return deposits.map((deposit) => wire(room, deposit, steps.get(deposit.depositId) ?? []));
}

export async function wireDeposit(room: CashierRoom, tx: Tx, row: DepositRow): Promise<Deposit> {
  return wire(room, row, await stepsOf(tx, [row.depositId]));
}

/** The fee as the member saw it. */
export const feeTerms = ({ feeFixed, feePoints }: Pick<DepositRow, 'feeFixed' | 'feePoints'>) => ({
  fixed: toDecimal(feeFixed),
  points: feePoints,
});

const wire = (room: CashierRoom, row: DepositRow, steps: readonly StepRow[]): Deposit => ({
  id: toWire('dep', row.depositId),
  channel: row.channel,
  // A deposit may outlive its channel; then its code stands for the name.
  channelName: room.channels.find((one) => one.code === row.channel)?.name ?? {
    EN: row.channel,
    BN: row.channel,
  },
  state: row.state,
  amount: toDecimal(row.amount),
  paid: row.paid === null ? null : toDecimal(row.paid),
  fee: toDecimal(feeOf(feeTerms(row), row.paid ?? row.amount)),
  credited: row.credited === null ? null : toDecimal(row.credited),
  fields: row.fields.map(({ label, value }) => ({ label, value })),
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  steps: steps.map(({ state, at, note }) => ({ state, at: at.toISOString(), note })),
});
