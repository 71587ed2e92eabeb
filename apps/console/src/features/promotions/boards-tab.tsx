import { type BoardOnDesk, consoleBoardRoutes as routes } from '@nokshi/contract/console/boards.ts';
import { type Column, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { BoardPanel, BOARDS_KEY, LOOK_AGAIN_MS } from './board-panel.tsx';
import { BoardState } from './board-state.tsx';

const idOf = ({ campaignId, startsAt }: BoardOnDesk): string => `${campaignId} ${startsAt}`;

/** Leaderboards, the newest window first; one of them beside the list. */
export function BoardsTab() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const boards = useQuery({
    queryKey: BOARDS_KEY,
    queryFn: () => call(routes.list, {}),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const open = search.get('board');
  return (
    <QueryView query={boards} height="320px">
      {({ rows }) => {
        if (rows.length === 0) return <EmptyState title={t('boards.none')} />;
        const board = rows.find((row) => idOf(row) === open);
        return (
          <>
            <Boards rows={rows} />
            {board && (
              <BoardPanel
                key={open}
                board={board}
                onClose={() => setSearch(inAddress({ board: null }), { replace: true })}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function Boards({ rows }: { readonly rows: readonly BoardOnDesk[] }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const way = (board: string) => `/promotions?${inAddress({ board })(new URLSearchParams(search))}`;
  const columns: readonly Column<BoardOnDesk>[] = [
    {
      id: 'name',
      title: t('campaigns.campaign'),
      cell: (row) => (
        <span className={styles.pair}>
          <Link href={way(idOf(row))}>{row.name}</Link>
          <small>{t(`campaigns.score-${row.score}`)}</small>
        </span>
      ),
    },
    {
      id: 'state',
      title: t('campaigns.state'),
      cell: ({ state, paysAt }) => (
        <span className={styles.pair}>
          <span>
            <BoardState state={state} />
          </span>
          {state === 'FROZEN' && paysAt && (
            <small>{t('boards.pays', { at: timeText(paysAt) })}</small>
          )}
        </span>
      ),
    },
    {
      id: 'window',
      title: t('boards.window'),
      whole: true,
      cell: ({ startsAt, endsAt }) => (
        <span className={styles.pair}>
          {timeText(startsAt)}
          <small>{t('campaigns.until', { at: timeText(endsAt) })}</small>
        </span>
      ),
    },
    {
      id: 'ranked',
      title: t('boards.ranked'),
      figure: true,
      cell: ({ ranked }) => countText(ranked),
    },
    {
      id: 'prizes',
      title: t('boards.prizes'),
      figure: true,
      cell: ({ prizes }) => <MoneyText amount={prizes} />,
    },
    {
      id: 'paid',
      title: t('boards.paid'),
      figure: true,
      cell: ({ paid }) => <MoneyText amount={paid} />,
    },
  ];
  return <Table caption={t('campaigns.tab-boards')} rows={rows} rowKey={idOf} columns={columns} />;
}
