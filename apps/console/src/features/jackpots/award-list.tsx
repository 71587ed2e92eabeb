import { consoleJackpotsRoutes as routes } from '@nokshi/contract/console/jackpots.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { JACKPOTS_KEY } from './draft.ts';

type Page = Output<typeof routes.awards>;

/** Who won, from how many, and the amount it had to fall at. */
export function AwardList() {
  const { t, local } = useWords();
  return (
    <section aria-labelledby="awards">
      <h2 id="awards" className={styles.part}>
        {t('jackpots.awards')}
      </h2>
      <List<Page>
        queryKey={[...JACKPOTS_KEY, 'awards']}
        load={(cursor) => call(routes.awards, { cursor, pageSize: 25 })}
        caption={t('jackpots.awards')}
        rowKey={(row) => row.awardId}
        empty={t('jackpots.no-award')}
        columns={[
          { id: 'at', title: t('jackpots.at'), whole: true, cell: (row) => timeText(row.at) },
          { id: 'pool', title: t('jackpots.pool'), cell: (row) => local(row.name) },
          {
            id: 'who',
            title: t('jackpots.winner'),
            cell: (row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
          },
          {
            id: 'from',
            title: t('jackpots.drawn-from'),
            cell: (row) => t('jackpots.from-many', { tickets: row.tickets, members: row.entrants }),
          },
          {
            id: 'threshold',
            title: t('jackpots.threshold'),
            figure: true,
            cell: (row) => <MoneyText amount={row.threshold} />,
          },
          {
            id: 'amount',
            title: t('jackpots.amount'),
            figure: true,
            cell: (row) => <MoneyText amount={row.amount} />,
          },
        ]}
      />
    </section>
  );
}
