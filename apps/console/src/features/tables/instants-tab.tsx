import {
  consoleInstantsRoutes as routes,
  type DeskInstant,
} from '@nokshi/contract/console/instants.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { moneyColumns } from '../../lib/house-result.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Limits, OpenBadge } from './cells.tsx';
import { InstantPanel } from './instant-panel.tsx';
import { ListWithPanel } from './list-with-panel.tsx';
import { LOOK_MS, TABLES_KEY } from './tables.ts';

/** Games that members play alone, with what their last day took and paid; a name opens its terms. */
export function InstantsTab() {
  const { t } = useWords();
  const columns = useColumns();
  const query = useQuery({
    queryKey: [...TABLES_KEY, 'instants'],
    queryFn: () => call(routes.games, {}),
    refetchInterval: LOOK_MS,
  });
  return (
    <QueryView query={query} height="320px">
      {({ games }) => (
        <ListWithPanel
          caption={t('tables.instants')}
          rows={games}
          columns={columns}
          panel={(game, onClose) => (
            <InstantPanel key={`${game.gameCode} ${game.version}`} game={game} onClose={onClose} />
          )}
        />
      )}
    </QueryView>
  );
}

function useColumns(): Column<DeskInstant>[] {
  const { t, local } = useWords();
  return [
    {
      id: 'game',
      title: t('tables.game'),
      cell: ({ gameCode, name }) => (
        <span className={styles.pair}>
          <Link href={`/tables?tab=instants&game=${gameCode}`}>{local(name)}</Link>
          <small>{gameCode}</small>
        </span>
      ),
    },
    {
      id: 'state',
      title: t('tables.state'),
      cell: ({ terms: { isOpen } }) => <OpenBadge isOpen={isOpen} />,
    },
    {
      id: 'limits',
      title: t('tables.limits'),
      figure: true,
      whole: true,
      cell: ({ terms: { limits } }) => (
        <Limits limits={limits}>
          {t('tables.wins-most')} <MoneyText amount={limits.win} />
        </Limits>
      ),
    },
    {
      id: 'open',
      title: t('tables.going-on'),
      figure: true,
      cell: ({ open }) => countText(open),
    },
    {
      id: 'rounds',
      title: t('tables.rounds-day'),
      figure: true,
      cell: ({ rounds }) => countText(rounds),
    },
    ...moneyColumns(t),
  ];
}
