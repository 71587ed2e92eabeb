import type { Input } from '@nokshi/contract';
import { consoleCashierRoutes as contract } from '@nokshi/contract/console/members-money.ts';
import { parseAmount, takaText } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { announce } from '../announce.ts';
import { creditPaid } from './pay-deposit.ts';
import type { CashierRoom } from '../room.ts';
import { returnedWords } from '../rules/credited-words.ts';
import { type DepositRow, lockDeposit } from '../store/deposits.ts';
import { transition } from './transition.ts';

type Wish = Input<typeof contract.creditDeposit>;
type ReturnWish = Input<typeof contract.returnDeposit>;
type Reviewed = { readonly deposit: DepositRow; readonly paid: bigint };

/**
 * Credits a deposit in review under the same limits as any other. An operator chooses the moment
 * and cannot exceed what the member set. Refuses: cashier.deposit-unknown, cashier.deposit-decided,
 * cashier.deposit-forbidden, wallet.account-closed. Source: domain.md 11, 12.
 */
export const creditAct = (room: CashierRoom): Act<Wish> => ({
  ...decision(room, { code: 'cashier.credit-deposit', to: 'CREDITED' }),
  async takesTwo(tx, wish) {
    const { deposit, paid } = await reviewed(tx, wish);
    return paid !== deposit.amount;
  },
  input: contract.creditDeposit.input,
  async run(tx, wish, caller) {
    const { deposit, paid } = await reviewed(tx, wish);
    const { memberId } = deposit;
    await room.turnover.lockMemberFunds(tx, memberId);
    if (!(await room.limits.countDeposit(tx, { memberId, amount: paid })))
      throw refuse('cashier.deposit-forbidden');
    const { amount, reason } = wish;
    const facts = { amount, reason };
    await audited(room, tx, { caller, act: 'cashier.credit-deposit', object: wish.id, facts });
    announce(room, tx, await creditPaid(room, tx, { deposit, amount: paid }));
  },
});

/**
 * Returns a payment that may not be credited to its payer, outside the house: it never was in the
 * ledger. Or ends one that was reported and never arrived, of which the member gets no letter.
 * Refuses: cashier.deposit-unknown, cashier.deposit-decided.
 */
export const returnAct = (room: CashierRoom): Act<ReturnWish> => ({
  ...decision(room, { code: 'cashier.return-deposit', to: 'RETURNED' }),
  input: contract.returnDeposit.input,
  async run(tx, wish, caller) {
    const { deposit, paid } = await reviewed(tx, wish);
    const { amount, reason, as: note = 'sent-back' } = wish;
    const facts = { amount, reason, as: note };
    await audited(room, tx, { caller, act: 'cashier.return-deposit', object: wish.id, facts });
    const returned = await transition(room, tx, { deposit, to: 'RETURNED', note });
    if (note === 'sent-back')
      await room.messaging.tell(tx, {
        memberId: deposit.memberId,
        ...returnedWords(paid, deposit.reason),
      });
    announce(room, tx, returned);
  },
});

type Decision = {
  readonly code: 'cashier.credit-deposit' | 'cashier.return-deposit';
  readonly to: 'CREDITED' | 'RETURNED';
};

/** The proposal that both decisions share. */
const decision = (room: CashierRoom, { code, to }: Decision) =>
  ({
    code,
    permission: 'cashier.act',
    amount: ({ amount }: Wish) => parseAmount(amount) ?? 0n,
    async preview(tx: Tx, wish: Wish) {
      const { deposit, paid } = await reviewed(tx, wish);
      const names = await room.identity.usernames(tx, [deposit.memberId]);
      return {
        object: wish.id,
        label: `${names.get(deposit.memberId) ?? ''} ${takaText(paid)}`,
        changes: [{ field: 'state', from: deposit.state, to }],
      };
    },
  }) as const;

/** Checks that the deposit is still what the operator saw. */
async function reviewed(tx: Tx, { id, amount }: Wish): Promise<Reviewed> {
  const depositId = fromWire('dep', id);
  const deposit = depositId && (await lockDeposit(tx, depositId));
  if (!deposit) throw refuse('cashier.deposit-unknown');
  const { paid } = deposit;
  if (deposit.state !== 'REVIEW' || paid === null || paid !== parseAmount(amount))
    throw refuse('cashier.deposit-decided');
  return { deposit, paid };
}
