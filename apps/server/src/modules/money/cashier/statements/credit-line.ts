import type { Input } from '@nokshi/contract';
import { consoleStatementRoutes as contract } from '@nokshi/contract/console/statements.ts';
import { parseAmount, takaText } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { announce, announceTill } from '../announce.ts';
import { payDeposit } from '../deposits/pay-deposit.ts';
import type { CashierRoom } from '../room.ts';
import { depositStates } from '../rules/deposit-states.ts';
import { findDeposit, lockDeposit } from '../store/deposits.ts';
import { type LineId, type LineRow, lockLine } from '../store/statements.ts';
import { transition } from './transition.ts';
import { changedLine } from './line-acts.ts';

export const CREDIT_LINE = 'cashier.credit-line';

type Wish = Input<typeof contract.credit>;

export const queueCredit = (room: CashierRoom, tx: Tx, lineId: LineId) =>
  room.jobs.enqueue(tx, {
    name: CREDIT_LINE,
    key: `${CREDIT_LINE}:${lineId}`,
    payload: { lineId },
    runAt: room.clock.now(),
  });

/**
 * Credits a line that names its deposit; if the deposit was paid otherwise by now, the line waits
 * for an operator.
 */
export async function creditMatched(
  room: CashierRoom,
  tx: Tx,
  { lineId }: { lineId: LineId },
): Promise<void> {
  const line = await lockLine(tx, lineId);
  if (line?.state !== 'MATCHED' || line.operator !== null) return;
  if (await creditLine(room, tx, line)) return;
  const reason = 'deposit-paid';
  await transition(tx, line, { state: 'UNMATCHED', depositId: null, operator: null, reason });
  announceTill(room, tx);
}

/**
 * Credits what an operator matched. Refuses: cashier.line-unknown, cashier.line-changed,
 * cashier.deposit-decided.
 */
export const creditLineAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.credit-line',
  permission: 'cashier.act',
  input: contract.credit.input,
  amount: ({ amount }) => parseAmount(amount) ?? 0n,
  // Another amount than the member asked for is looked at by two.
  async takesTwo(tx, wish) {
    const line = await matchedLine(tx, wish);
    const deposit = line.depositId && (await findDeposit(tx, line.depositId));
    return deposit?.amount !== line.amount;
  },
  async preview(tx, wish) {
    const line = await matchedLine(tx, wish);
    return {
      object: wish.id,
      label: `${line.reference} ${takaText(line.amount)}`,
      changes: [{ field: 'state', from: line.state, to: 'CREDITED' }],
    };
  },
  async run(tx, wish, caller) {
    const line = await matchedLine(tx, wish);
    const { amount, reason } = wish;
    const facts = { amount, reason };
    await audited(room, tx, { caller, act: 'cashier.credit-line', object: wish.id, facts });
    if (!(await creditLine(room, tx, line))) throw refuse('cashier.deposit-decided');
  },
});

async function matchedLine(tx: Tx, { id, amount }: Wish): Promise<LineRow> {
  const line = await changedLine(tx, id, 'CREDITED');
  if (line.state !== 'MATCHED' || line.operator === null || line.amount !== parseAmount(amount))
    throw refuse('cashier.line-changed');
  return line;
}

/**
 * Through the path of every payment, named after the line; false when the deposit accepts no
 * payment.
 */
async function creditLine(room: CashierRoom, tx: Tx, line: LineRow): Promise<boolean> {
  const { lineId, depositId, amount } = line;
  const deposit = depositId && (await lockDeposit(tx, depositId));
  if (!deposit || !depositStates.mayBecome(deposit.state, 'PAID')) return false;
  await transition(tx, line, { ...line, state: 'CREDITED' });
  announceTill(room, tx);
  const reference = `line-${lineId}`;
  announce(room, tx, await payDeposit(room, tx, { deposit, amount, reference }));
  return true;
}
