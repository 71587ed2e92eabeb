import { minorOf } from '@nokshi/money';
import { classes, type Column, MoneyText } from '@nokshi/ui';
import styles from './desk.module.css';
import type { Translate } from './words.ts';

type Money = { readonly staked: string; readonly paid: string };
/** `paid` is null until it is known. */
type Sums = { readonly staked: string; readonly paid: string | null };

/** What was staked and paid. */
export const stakedAndPaid = (t: Translate): Column<Sums>[] => [
  {
    id: 'staked',
    title: t('lotteries.staked'),
    figure: true,
    cell: ({ staked }) => <MoneyText amount={staked} />,
  },
  {
    id: 'paid',
    title: t('lotteries.paid'),
    figure: true,
    cell: ({ paid }) => (paid === null ? '–' : <MoneyText amount={paid} />),
  },
];

/** What was staked and paid, and what the house kept of it. */
export const moneyColumns = (t: Translate): Column<Sums>[] => [
  ...stakedAndPaid(t),
  {
    id: 'kept',
    title: t('lotteries.kept'),
    figure: true,
    cell: ({ staked, paid }) => (paid === null ? '–' : <Kept staked={staked} paid={paid} />),
  },
];

/** What the house kept; a loss has a sign as well as a colour. */
export function Kept({ staked, paid }: Money) {
  const percent = keptPercent(staked, paid);
  if (percent === null) return '–';
  return <span className={classes(percent.startsWith('−') && styles.bad)}>{percent}</span>;
}

/** What the house kept of the stakes, in percent with one decimal; null where nothing was staked. */
function keptPercent(staked: string, paid: string): string | null {
  const [all, back] = [minorOf(staked), minorOf(paid)];
  if (all === 0n) return null;
  const tenths = Math.round((Number(all - back) * 1_000) / Number(all));
  return `${tenths < 0 ? '−' : ''}${(Math.abs(tenths) / 10).toFixed(1)} %`;
}
