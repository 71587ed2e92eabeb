import type { DeskSlip } from '@nokshi/contract/console/agent-contracts.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { dayText, timeText } from '@nokshi/web/time.ts';
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
    cell: ({ dueAt, badSince }) => (
      <span className={styles.pair}>
        {timeText(dueAt)}
        {badSince && <small>{t('slips.bad-since', { day: dayText(badSince) })}</small>}
      </span>
    ),
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

function useShared() {
  const { t } = useWords();
  const payer: Column<DeskSlip> = {
    id: 'upline',
    title: t('slips.payer'),
    cell: ({ upline }) => <Who person={upline} />,
  };
  const payable: Column<DeskSlip> = {
    id: 'payable',
    title: t('slips.payable'),
    figure: true,
    cell: (slip) => <MoneyText amount={slip.payable} />,
  };
  const state: Column<DeskSlip> = {
    id: 'state',
    title: t('contracts.state'),
    cell: (slip) => <SlipStateBadge slip={slip} />,
  };
  return { payer, payable, state };
}
