import type { ChannelFee } from '@nokshi/contract/channel-fee.ts';
import { Facts, MoneyText, moneyText } from '@nokshi/ui';
import { useBalance } from '../../data/balance.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import type { Channel } from './deposits.ts';
import { balanceAfter, creditedOf, feeFor } from './terms.ts';

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

type Props = { readonly channel: Channel; readonly amount: string | null };

/** What the channel takes, what comes of it and when, before anything is confirmed. */
export function Terms({ channel, amount }: Props) {
  const { t } = useWords();
  const { fee } = channel;
  const balance = useBalance().data?.sumBalance;
  const isFree = fee.fixed === '0.00' && fee.points === 0;
  const arrives = {
    name: t('cashier.arrives'),
    value: arrival(t, channel.arrivesWithinSeconds),
  };
  if (amount === null)
    return <Facts facts={[{ name: t('cashier.fee'), value: feeWords(t, fee) }, arrives]} />;
  const credited = creditedOf(amount, fee);
  return (
    <Facts
      facts={[
        {
          name: t('cashier.fee'),
          value: isFree ? t('cashier.no-fee') : <MoneyText amount={feeFor(amount, fee)} />,
        },
        ...(isFree
          ? []
          : [{ name: t('cashier.credited'), value: <MoneyText amount={credited} /> }]),
        arrives,
        {
          name: t('cashier.new-balance'),
          value:
            balance === undefined ? '…' : <MoneyText amount={balanceAfter(balance, credited)} />,
        },
      ]}
    />
  );
}
