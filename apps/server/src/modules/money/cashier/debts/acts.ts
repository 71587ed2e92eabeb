import type { Input } from '@nokshi/contract';
import { consoleCheckoutRoutes as contract } from '@nokshi/contract/console/checkout.ts';
import { parseAmount, takaText, toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import type { CashierRoom } from '../room.ts';
import { type DebtRow, lockDebt } from '../store/debts.ts';
import { collectDebt, writeOffDebt } from './money.ts';

type Wish = Input<typeof contract.collect>;
type Looked = { readonly debt: DebtRow; readonly owed: bigint };

/**
 * Collects a debt from a member's cash, as far as it goes. Refuses: cashier.debt-unknown,
 * cashier.debt-changed, cashier.nothing-there.
 */
export const collectAct = (room: CashierRoom): Act<Wish> => ({
  ...both(room, { code: 'cashier.collect-debt', field: 'collected' }),
  input: contract.collect.input,
  async run(tx, wish, caller) {
    const { debt, owed } = await lookedAt(tx, wish);
    const { cash } = await room.wallet.balance(tx, { memberId: debt.memberId, asset: 'BDT' });
    if (cash <= 0n) throw refuse('cashier.nothing-there');
    const amount = cash < owed ? cash : owed;
    const facts = { amount: toDecimal(amount), owed: wish.amount, reason: wish.reason };
    await audited(room, tx, { caller, act: 'cashier.collect-debt', object: wish.id, facts });
    await collectDebt(room, tx, { debt, amount });
  },
});

/** Writes a debt off: the house bears it. Refuses: cashier.debt-unknown, cashier.debt-changed. */
export const writeOffAct = (room: CashierRoom): Act<Wish> => ({
  ...both(room, { code: 'cashier.write-off-debt', field: 'writtenOff' }),
  input: contract.writeOff.input,
  async run(tx, wish, caller) {
    const { debt, owed } = await lookedAt(tx, wish);
    const { amount, reason } = wish;
    const facts = { amount, reason };
    await audited(room, tx, { caller, act: 'cashier.write-off-debt', object: wish.id, facts });
    await writeOffDebt(room, tx, { debt, amount: owed });
  },
});

type Kind = {
  readonly code: 'cashier.collect-debt' | 'cashier.write-off-debt';
  readonly field: string;
};

const both = (room: CashierRoom, { code, field }: Kind) =>
  ({
    code,
    permission: 'cashier.act',
    amount: ({ amount }: Wish) => parseAmount(amount) ?? 0n,
    async preview(tx: Tx, wish: Wish) {
      const { debt, owed } = await lookedAt(tx, wish);
      const names = await room.identity.usernames(tx, [debt.memberId]);
      return {
        object: wish.id,
        label: `${names.get(debt.memberId) ?? ''} ${takaText(owed)}`,
        changes: [{ field, from: '0.00', to: toDecimal(owed) }],
      };
    },
  }) as const;

/** Checks that the debt is still what the operator saw. */
async function lookedAt(tx: Tx, { id, amount }: Wish): Promise<Looked> {
  const depositId = fromWire('dep', id);
  const debt = depositId && (await lockDebt(tx, depositId));
  if (!debt) throw refuse('cashier.debt-unknown');
  const owed = debt.amount - debt.collected - debt.writtenOff;
  if (owed !== parseAmount(amount)) throw refuse('cashier.debt-changed');
  return { debt, owed };
}
