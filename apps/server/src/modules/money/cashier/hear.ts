import { closingAsked, traitsAsked } from '../../people/identity/index.ts';
import { debtAsked } from '../../stakes/turnover/index.ts';
import type { CashierRoom } from './room.ts';
import { debtOf, owedBy } from './store/debts.ts';
import { hasUnsettled } from './store/deposits.ts';
import { plainAccounts } from './store/shared-accounts.ts';
import { countOpen } from './store/withdrawals.ts';

/** Answers questions of rooms below: which deposits and withdrawals are open, and what is owed. */
export function answerBelow({ events }: Pick<CashierRoom, 'events'>): void {
  events.on(
    closingAsked,
    async (tx, memberId) =>
      (await hasUnsettled(tx, memberId)) ||
      (await countOpen(tx, memberId)) > 0 ||
      (await owedBy(tx, memberId)) > 0n,
  );
  events.on(traitsAsked, async (tx, memberId) =>
    (await plainAccounts(tx, memberId)).map((value) => ({ kind: 'payee', value })),
  );
  events.on(debtAsked, async (tx, memberId) => {
    const debt = await debtOf(tx, memberId);
    return debt && { owed: debt.owed, reference: debt.depositId };
  });
}
