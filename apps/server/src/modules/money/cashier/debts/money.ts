import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId } from '../../../../kernel/ids.ts';
import type { HouseAccount } from '../../../base/wallet/index.ts';
import { announceTill } from '../announce.ts';
import { clearingOf, FEES } from '../deposits/pay-deposit.ts';
import type { CashierRoom } from '../room.ts';
import { type DebtRow, insertDebt, noteCollected, noteWrittenOff } from '../store/debts.ts';
import type { DepositRow } from '../store/deposits.ts';

type Taken = {
  readonly deposit: DepositRow;
  /** The whole reversed payment, and the part that had been credited. */
  readonly paid: bigint;
  readonly credited: bigint;
};

/**
 * Turns the credited amount into a debt and refunds the fee, in one posting that leaves the
 * member's cash unchanged. The posting takes the lane, so the cash read afterwards cannot move
 * until the commit.
 */
export async function openDebt(
  room: CashierRoom,
  tx: Tx,
  { deposit, paid, credited: amount }: Taken,
): Promise<{ owed: bigint; at: Date }> {
  const { depositId, memberId, channel } = deposit;
  const fee = paid - amount;
  const debt = await insertDebt(tx, { depositId, memberId, amount, since: room.clock.now() });
  const { at } = await post(room, tx, {
    debt,
    verb: 'taken-back',
    moves: [
      [amount, 'receivables'],
      ...(fee > 0n ? [[fee, FEES] as const] : []),
      [-paid, clearingOf(room, channel)],
    ],
  });
  const { cash } = await room.wallet.balance(tx, { memberId, asset: 'BDT' });
  const collected = cash < amount ? cash : amount;
  if (collected > 0n) await collectDebt(room, tx, { debt, amount: collected });
  else announceTill(room, tx);
  return { owed: amount - collected, at };
}

/** From the member's cash to the debt. Refuses: wallet.insufficient. */
export async function collectDebt(
  room: CashierRoom,
  tx: Tx,
  { debt, amount }: Part,
): Promise<void> {
  await noteCollected(tx, debt.depositId, amount);
  announceTill(room, tx);
  const verb = `collected ${debt.steps}`;
  await post(room, tx, { debt, verb, moves: [[-amount, 'receivables']] });
}

/** The house bears the rest of the debt; the member's cash does not change. */
export async function writeOffDebt(
  room: CashierRoom,
  tx: Tx,
  { debt, amount }: Part,
): Promise<void> {
  announceTill(room, tx);
  const { at } = await post(room, tx, {
    debt,
    verb: `written-off ${debt.steps}`,
    moves: [
      [amount, 'adjustment'],
      [-amount, 'receivables'],
    ],
  });
  await noteWrittenOff(tx, { id: debt.depositId, amount, at });
}

/** The part of a debt that one step pays. */
type Part = { readonly debt: DebtRow; readonly amount: bigint };

type Moves = {
  readonly debt: DebtRow;
  readonly verb: string;
  readonly moves: readonly (readonly [amount: bigint, contra: HouseAccount])[];
};

/** Each step of a debt happens once: its key names the debt and the step. */
function post({ wallet }: CashierRoom, tx: Tx, { debt, verb, moves }: Moves) {
  const { depositId, memberId } = debt;
  const words = `cashier.debt ${verb} ${depositId} ${moves.map(([amount]) => amount).join(' ')}`;
  const sum = moves.reduce((total, [amount]) => total + amount, 0n);
  return wallet[sum === 0n ? 'correct' : 'transfer'](tx, {
    memberId,
    asset: 'BDT',
    key: derivedId(`cashier.debt ${verb}\n${depositId}`, depositId),
    digest: digestOf(words),
    legs: moves.map(([amount, contra]) => ({
      amount,
      contra,
      kind: 'adjustment',
      reference: depositId,
    })),
    rides: [],
  });
}
