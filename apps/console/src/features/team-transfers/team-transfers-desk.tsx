import {
  consoleTeamTransferRoutes as routes,
  type DeskTeamTransfer,
} from '@nokshi/contract/console/team-transfers.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, Field, Icon, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';

type Page = Output<typeof routes.list>;

/** Money along the team line, newest first; of one member, of one day in Dhaka. */
export default function TeamTransfersDesk() {
  const words = useWords();
  const { t } = words;
  const [search, setSearch] = useSearchParams();
  const asked = { member: search.get('member') ?? '', day: search.get('day') ?? '' };
  const member = useDeferredValue(asked.member.trim());
  const filter = { ...(member && { member }), ...(asked.day && { day: asked.day }) };
  const set = (name: keyof typeof asked, value: string) => {
    const next = Object.entries({ ...asked, [name]: value }).filter(([, text]) => text !== '');
    setSearch(next, { replace: true });
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.team-transfers')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('team.words')}</p>
      <div className={`${styles.pairs} ${styles.apart}`}>
        <Field
          label={t('team.member')}
          type="search"
          maxLength={64}
          value={asked.member}
          before={<Icon name="search" size={18} />}
          onChange={(event) => set('member', event.target.value)}
        />
        <Field
          label={t('team.day')}
          type="date"
          value={asked.day}
          onChange={(event) => set('day', event.target.value)}
        />
      </div>
      <List<Page>
        queryKey={['team-transfers', member, asked.day]}
        load={(cursor) => call(routes.list, { ...filter, cursor, pageSize: 25 })}
        caption={t('nav.team-transfers')}
        rowKey={(row) => row.id}
        empty={t(Object.keys(filter).length > 0 ? 'team.none' : 'team.none-yet')}
        columns={columnsOf(words)}
      />
    </>
  );
}

const columnsOf = ({ t }: ReturnType<typeof useWords>): Column<DeskTeamTransfer>[] => [
  { id: 'at', title: t('team.at'), whole: true, cell: (row) => timeText(row.madeAt) },
  {
    id: 'from',
    title: t('team.from'),
    cell: ({ from, fromUnknown }) => (
      <span className={styles.pair}>
        <Link href={`/members/${from.id}`}>{from.username}</Link>
        {fromUnknown && (
          <span>
            <span className={`${styles.badge} ${styles.small} ${styles.warn}`}>
              {t('team.from-unknown')}
            </span>
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'to',
    title: t('team.to'),
    cell: ({ to }) => <Link href={`/members/${to.id}`}>{to.username}</Link>,
  },
  { id: 'side', title: t('team.side'), cell: (row) => t(`team.side-${row.side}`) },
  {
    id: 'amount',
    title: t('team.amount'),
    figure: true,
    cell: (row) => <MoneyText amount={row.amount} />,
  },
];
