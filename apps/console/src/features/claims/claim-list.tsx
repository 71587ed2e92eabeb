import {
  CLAIM_QUEUES,
  consoleClaimRoutes as routes,
  type DeskClaim,
} from '@nokshi/contract/console/claims.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column, MoneyText, useTick } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { Late } from '../../lib/late.tsx';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { ClaimBadge } from './claim-state.tsx';
import { ClaimTerms } from './claim-terms.tsx';

/** How often it is looked at whether something has become late. */
const LOOK_MS = 30_000;

/** Claims of one queue; open ones by the time that they have to be answered. */
export function Claims() {
  const words = useWords();
  const { t } = words;
  useTick(LOOK_MS);
  const [search, setSearch] = useSearchParams();
  const queue = CLAIM_QUEUES.find((each) => each === search.get('queue')) ?? 'open';
  return (
    <>
      <div className={`${styles.apart} ${styles.between}`}>
        <Chips
          label={t('claims.queue')}
          chips={CLAIM_QUEUES.map((id) => ({ id, label: t(`claims.queue-${id}`) }))}
          selected={queue}
          onSelect={(id) => setSearch(id === 'open' ? {} : { queue: id })}
        />
        <ClaimTerms />
      </div>
      <List<Output<typeof routes.list>>
        queue
        queryKey={['till', 'claims', queue]}
        load={(cursor) => call(routes.list, { queue, cursor, pageSize: 25 })}
        caption={t(`claims.queue-${queue}`)}
        rowKey={(row) => row.id}
        empty={t(`claims.none-${queue}`)}
        columns={columnsOf(words, queue)}
      />
    </>
  );
}

const columnsOf = (
  { t }: ReturnType<typeof useWords>,
  queue: string,
): readonly Column<DeskClaim>[] => [
  {
    id: 'by',
    title: t('claims.answer-by'),
    whole: true,
    cell: (row) => (
      <span className={styles.pair}>
        <Link href={`/claims?queue=${queue}&c=${row.id}`}>{timeText(row.answerBy)}</Link>
        {row.state === 'OPEN' && Date.parse(row.answerBy) <= Date.now() && (
          <Late>{t('claims.late')}</Late>
        )}
      </span>
    ),
  },
  {
    id: 'member',
    title: t('deposits.member'),
    cell: (row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
  },
  { id: 'kind', title: t('claims.kind'), cell: (row) => t(`claims.kind-${row.kind}`) },
  {
    id: 'asked',
    title: t('claims.asked'),
    figure: true,
    cell: (row) => <MoneyText amount={row.asked} />,
  },
  {
    id: 'reference',
    title: t('deposits.reference'),
    cell: (row) => <span className={styles.mono}>{row.reference}</span>,
  },
  { id: 'state', title: t('deposits.state'), cell: (row) => <ClaimBadge state={row.state} /> },
];
