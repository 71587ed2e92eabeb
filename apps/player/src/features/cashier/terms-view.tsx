import type { ChannelFee } from '@nokshi/contract/channel-fee.ts';
import { MoneyText, moneyText } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useBalance } from '../../data/balance.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import type { Channel } from './deposits.ts';
import { Summary } from './summary.tsx';
import { balanceAfter, creditedOf, feeFor, toStake } from './terms.ts';

/** When the money comes, in words. */
export function arrival(t: Translate, seconds: number): string {
  if (seconds === 0) return t('cashier.at-once');
  if (seconds < 120) return t('cashier.within', { seconds });
  if (seconds < 7_200) return t('cashier.within-minutes', { minutes: Math.ceil(seconds / 60) });
  return t('cashier.within-hours', { hours: Math.ceil(seconds / 3_600) });
}

/** How the fee is reckoned, before any amount is known. */
export function feeWords(t: Translate, { fixed, points }: ChannelFee): string {
  const parts = [
    ...(fixed === '0.00' ? [] : [moneyText(fixed)]),
    ...(points === 0 ? [] : [`${points / 100}%`]),
  ];
  return parts.length === 0 ? t('cashier.no-fee') : parts.join(' + ');
}

/** Whether it takes nothing. */
export const isFree = ({ fixed, points }: ChannelFee): boolean => fixed === '0.00' && points === 0;

type Props = { readonly channel: Channel; readonly amount: string | null };

/** What the channel takes, what comes of it and when, before anything is confirmed. */
export function Terms({ channel, amount }: Props) {
  const { t } = useWords();
  const balance = useBalance().data?.sumBalance;
  const { fee, turnoverMultiple: multiple } = channel;
  const free = isFree(fee);
  const credited = amount === null ? null : creditedOf(amount, fee);
  const facts = [
    {
      name: t('cashier.fee'),
      value: free || amount === null ? feeWords(t, fee) : moneyText(feeFor(amount, fee)),
    },
    ...(free || credited === null
      ? []
      : [{ name: t('cashier.credited'), value: <MoneyText amount={credited} /> }]),
    { name: t('cashier.arrives'), value: arrival(t, channel.arrivesWithinSeconds) },
    // Its place is kept, so that nothing moves while an amount is typed.
    ...(channel.asksAmount
      ? [{ name: t('cashier.new-balance'), value: balanceWith(balance, credited) }]
      : []),
  ];
  return (
    <>
      <Summary facts={facts} />
      {multiple > 0 && (
        <p className={styles.small}>
          {credited === null
            ? t('cashier.to-stake-all', { times: multiple / 100 })
            : t('cashier.to-stake', { amount: moneyText(toStake(credited, multiple)) })}
        </p>
      )}
    </>
  );
}

const balanceWith = (balance: string | undefined, credited: string | null): ReactNode =>
  balance === undefined || credited === null ? (
    '…'
  ) : (
    <MoneyText amount={balanceAfter(balance, credited)} />
  );
