import {
  type RaffleOnDesk,
  consoleRaffleRoutes as routes,
} from '@nokshi/contract/console/raffles.ts';
import { type Column, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { RaffleState } from './raffle-panel.tsx';

/** Raffles that run or are over, newest first. */
export function RafflesTab() {
  const { t } = useWords();
  const columns = useColumns();
  const raffles = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'raffles'],
    queryFn: () => call(routes.list, {}),
  });
  return (
    <QueryView query={raffles} height="320px">
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('raffles.none')} />
        ) : (
          <Table
            caption={t('campaigns.tab-raffles')}
            rows={rows}
            rowKey={({ campaignId }) => campaignId}
            columns={columns}
          />
        )
      }
    </QueryView>
  );
}

function useColumns(): readonly Column<RaffleOnDesk>[] {
  const { t } = useWords();
  const [search] = useSearchParams();
  const way = (raffle: string) =>
    `/promotions?${inAddress({ raffle })(new URLSearchParams(search))}`;
  return [
    {
      id: 'name',
      title: t('raffles.raffle'),
      cell: ({ campaignId, name }) => <Link href={way(campaignId)}>{name}</Link>,
    },
    {
      id: 'state',
      title: t('raffles.state'),
      cell: ({ state }) => <RaffleState state={state} />,
    },
    {
      id: 'ends',
      title: t('raffles.ends'),
      whole: true,
      cell: ({ endsAt, drawsAt }) => (
        <span className={styles.pair}>
          {timeText(endsAt)}
          {drawsAt && <small>{t('raffles.draws', { at: timeText(drawsAt) })}</small>}
        </span>
      ),
    },
    {
      id: 'entrants',
      title: t('raffles.entrants'),
      figure: true,
      cell: ({ entrants }) => countText(entrants),
    },
    {
      id: 'tickets',
      title: t('raffles.tickets'),
      figure: true,
      cell: ({ tickets }) => (tickets === null ? '–' : countText(Number(tickets))),
    },
    {
      id: 'worth',
      title: t('raffles.worth'),
      figure: true,
      cell: ({ worth, prizes }) => (
        <span className={styles.pair}>
          <MoneyText amount={worth} />
          <small>
            {t('raffles.prizes-of', { count: prizes.reduce((sum, { count }) => sum + count, 0) })}
          </small>
        </span>
      ),
    },
  ];
}
