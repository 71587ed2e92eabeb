import { Facts, MoneyText } from '@nokshi/ui';
import { useBalance } from '../../data/balance.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import type { Channel } from './deposits.ts';
import { balanceAfter, feeFor } from './terms.ts';

/** When the money comes, in words. */
export function arrival(t: Translate, seconds: number): string {
  if (seconds === 0) return t('cashier.at-once');
  if (seconds < 120) return t('cashier.within', { seconds });
  return t('cashier.within-minutes', { minutes: Math.ceil(seconds / 60) });
}

/** Fee, arrival and the new balance, before anything is confirmed. */
export function Terms(props: { readonly channel: Channel; readonly amount: string }) {
  const { channel, amount } = props;
  const { t } = useWords();
  const balance = useBalance().data?.sumBalance;
  return (
    <Facts
      facts={[
        { name: t('cashier.fee'), value: <MoneyText amount={feeFor(amount, channel.fee)} /> },
        { name: t('cashier.arrives'), value: arrival(t, channel.arrivesWithinSeconds) },
        {
          name: t('cashier.new-balance'),
          value:
            balance === undefined ? (
              '…'
            ) : (
              <MoneyText amount={balanceAfter(balance, amount, feeFor(amount, channel.fee))} />
            ),
        },
      ]}
    />
  );
}
