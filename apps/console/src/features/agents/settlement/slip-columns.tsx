import type { DeskSlip } from '@nokshi/contract/console/agent-contracts.ts';
import { minorOf } from '@nokshi/money';
import { type Column, MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { useWords } from '../../../lib/words.ts';
import { Who } from '../cells.tsx';
import { periodText } from '../period-text.ts';
import { useWay } from '../ways.ts';
import { SlipStateBadge } from './slip-state.tsx';

/** What a slip is about and comes to; of overdue ones since when in place of the bets. */
export function useSlipColumns({ isOverdue = false } = {}): Column<DeskSlip>[] {
  const { t } = useWords();
  const way = useWay('slip');
  const { payer, payable, state } = useShared();
  const since: Column<DeskSlip> = {
    id: 'since',
    title: t('slips.due'),
    whole: true,
    cell: ({ dueAt }) => timeText(dueAt),
  };
  const valid: Column<DeskSlip> = {
    id: 'valid',
    title: t('contracts.valid'),
    figure: true,
    cell: (slip) => <MoneyText amount={slip.valid} />,
  };
  return [
    {
      id: 'slip',
      title: t('slips.slip'),
      whole: true,
      cell: (slip) => (
        <span className={styles.pair}>
          <Link href={way(slip.id)}>{periodText(slip)}</Link>
          <small>{t(`contracts.kind-${slip.kind}`)}</small>
          {slip.closing && <small>{t('slips.closing')}</small>}
        </span>
      ),
    },
    {
      id: 'downline',
      title: t('contracts.downline'),
      cell: ({ downline }) => <Who person={downline} />,
    },
    payer,
    ...(isOverdue ? [] : [valid]),
    payable,
    ...(isOverdue ? [since] : []),
    state,
  ];
}

/** The same in the panel of one run, which is narrow and of one period: a name opens its slip. */
export function useRunSlipColumns(): Column<DeskSlip>[] {
  const { t } = useWords();
  const way = useWay('slip');
  const { payer, payable, state } = useShared();
  const downline: Column<DeskSlip> = {
    id: 'downline',
    title: t('contracts.downline'),
    cell: (slip) => <Link href={way(slip.id)}>{slip.downline.username}</Link>,
  };
  return [downline, payer, payable, state];
}

/** A closing slip below zero is paid back by the one who received by the contract. */
export const isPaidBack = ({ payable }: Pick<DeskSlip, 'payable'>) => minorOf(payable) < 0n;

/** Who owes a slip. */
export const Payer = ({ slip }: { readonly slip: DeskSlip }) => (
  <Who person={isPaidBack(slip) ? slip.downline : slip.upline} />
);

function useShared() {
  const { t } = useWords();
  const payer: Column<DeskSlip> = {
    id: 'upline',
    title: t('slips.payer'),
    cell: (slip) => <Payer slip={slip} />,
  };
  const payable: Column<DeskSlip> = {
    id: 'payable',
    title: t('slips.payable'),
    figure: true,
    cell: (slip) => (
      <span className={styles.pair}>
        <MoneyText amount={slip.payable} />
        {isPaidBack(slip) && <small>{t('slips.paid-back')}</small>}
      </span>
    ),
  };
  const state: Column<DeskSlip> = {
    id: 'state',
    title: t('contracts.state'),
    cell: (slip) => <SlipStateBadge slip={slip} />,
  };
  return { payer, payable, state };
}
