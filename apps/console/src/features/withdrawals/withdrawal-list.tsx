import {
  type DeskWithdrawal,
  consoleWithdrawalRoutes as routes,
  WITHDRAWAL_QUEUES,
} from '@nokshi/contract/console/withdrawals.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column, MoneyText, useTick } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { NextStep } from './next-step.tsx';
import { WithdrawalBadge } from '../../lib/withdrawal-state.tsx';
import { WITHDRAWALS_KEY } from './withdrawal.ts';
import own from './withdrawals.module.css';

/** How often it is looked at whether something has become late. */
const LOOK_MS = 30_000;

type Page = Output<typeof routes.list>;

/** The withdrawals of one queue; first those that wait for the house. */
export function WithdrawalList() {
  const words = useWords();
  const { t } = words;
  useTick(LOOK_MS);
  const [search, setSearch] = useSearchParams();
  const queue = WITHDRAWAL_QUEUES.find((each) => each === search.get('queue')) ?? 'waiting';
  const member = search.get('member');
  const ofMember = member ? { memberId: member } : {};
  return (
    <>
      <div className={styles.apart}>
        <Chips
          label={t('withdrawals.queue')}
          chips={WITHDRAWAL_QUEUES.map((id) => ({ id, label: t(`withdrawals.queue-${id}`) }))}
          selected={queue}
          onSelect={(id) =>
            setSearch({ ...(id !== 'waiting' && { queue: id }), ...(member && { member }) })
          }
        />
        {member && (
          <p>
            <Link href={`/members/${member}`}>{t('withdrawals.of-member')}</Link> ·{' '}
            <Link href={`/withdrawals?queue=${queue}`}>{t('withdrawals.of-all')}</Link>
          </p>
        )}
      </div>
      <List<Page>
        queue
        queryKey={[...WITHDRAWALS_KEY, 'list', queue, member]}
        load={(cursor) => call(routes.list, { queue, ...ofMember, cursor, pageSize: 25 })}
        caption={t(`withdrawals.queue-${queue}`)}
        rowKey={(row) => row.id}
        empty={t(`withdrawals.none-${queue}`)}
        columns={columnsOf(words, queue)}
      />
    </>
  );
}

const columnsOf = (
  { t, local }: ReturnType<typeof useWords>,
  queue: string,
): Column<DeskWithdrawal>[] => [
  {
    id: 'at',
    title: t('withdrawals.requested'),
    whole: true,
    cell: (row) => (
      <Link href={`/withdrawals?queue=${queue}&w=${row.id}`}>{timeText(row.requestedAt)}</Link>
    ),
  },
  {
    id: 'member',
    title: t('withdrawals.member'),
    cell: (row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
  },
  {
    id: 'amount',
    title: t('withdrawals.amount'),
    figure: true,
    cell: (row) => <MoneyText amount={row.amount} />,
  },
  {
    id: 'to',
    title: t('withdrawals.to'),
    cell: (row) => (
      <span className={styles.pair}>
        {local(row.methodName)}
        <small className={`${styles.mono} ${own.whole}`}>{row.account}</small>
      </span>
    ),
  },
  {
    id: 'state',
    title: t('withdrawals.state'),
    cell: (row) => <WithdrawalBadge state={row.state} />,
  },
  {
    id: 'risks',
    title: t('withdrawals.risks'),
    cell: (row) =>
      row.risks.length > 0 && (
        <span className={`${styles.small} ${styles.warn}`}>
          {row.risks.map((risk) => t(`withdrawals.risk-${risk}`)).join(', ')}
        </span>
      ),
  },
  { id: 'next', title: t('withdrawals.next'), cell: (row) => <NextStep next={row.next} /> },
];
