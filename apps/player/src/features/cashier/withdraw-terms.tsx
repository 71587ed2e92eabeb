import type { Payee, PayoutMethod } from '@nokshi/contract/player/withdrawals.ts';
import { Facts, MoneyText, Note } from '@nokshi/ui';
import { useBalance } from '../../data/balance.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { spanText, withinText } from './span-text.ts';
import { less } from './withdraw-rules.ts';
import type { WithdrawalTerms } from './withdrawals.ts';

type Props = {
  readonly terms: WithdrawalTerms;
  readonly payee: Payee;
  readonly method: PayoutMethod;
  readonly amount: string;
};

/** What goes where, when it is there, and that it cannot be called back; before any confirmation. */
export function WithdrawTerms({ terms, payee, method, amount }: Props) {
  const { t, local } = useWords();
  const balance = useBalance().data?.sumBalance;
  return (
    <>
      <Facts
        facts={[
          { name: t('withdraw.goes-out'), value: <MoneyText amount={amount} /> },
          {
            name: t('withdraw.goes-to'),
            value: (
              <>
                {local(payee.methodName)} {payee.account}
                <span className={styles.small}>{payee.holder}</span>
              </>
            ),
          },
          {
            name: t('withdraw.paid'),
            value: (
              <>
                {withinText(t, method.paidWithinMinutes)}
                {method.demo && <span className={styles.small}>{t('cashier.demo')}</span>}
              </>
            ),
          },
          {
            name: t('withdraw.balance-after'),
            value: balance === undefined ? '…' : <MoneyText amount={less(balance, amount)} />,
          },
        ]}
      />
      <Note>{t('withdraw.final', { time: spanText(t, terms.confirmMinutes) })}</Note>
    </>
  );
}
