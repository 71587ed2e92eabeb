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
  const money = (shown: string | undefined) =>
    shown === undefined ? '…' : <MoneyText amount={shown} />;
  return (
    <>
      <Facts
        facts={[
          { name: t('withdraw.wallet'), value: money(balance) },
          { name: t('withdraw.goes-out'), value: money(amount) },
          { name: t('withdraw.you-get'), value: money(amount) },
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
            value: money(balance && less(balance, amount)),
          },
        ]}
      />
      <Note>{t('withdraw.final', { time: spanText(t, terms.confirmMinutes) })}</Note>
    </>
  );
}
