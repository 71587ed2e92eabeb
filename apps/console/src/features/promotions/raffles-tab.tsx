import {
  type RaffleOnDesk,
  consoleRaffleRoutes as routes,
} from '@nokshi/contract/console/raffles.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { useWords } from '../../lib/words.ts';
import { ChanceList } from './chance-list.tsx';
import { RaffleState } from './raffle-panel.tsx';

/** Raffles that run or are over, newest first. */
export function RafflesTab() {
  return <ChanceList name="raffles" load={() => call(routes.list, {})} columns={useColumns()} />;
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
