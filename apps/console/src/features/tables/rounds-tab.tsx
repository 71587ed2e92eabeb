import {
  type DeskRound,
  type DeskTable,
  consoleTablesRoutes as routes,
} from '@nokshi/contract/console/tables.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { moneyColumns } from '../../lib/house-result.tsx';
import { inAddress } from '../../lib/in-address.ts';
import { List } from '../../lib/list.tsx';
import { ShortHash } from '../../lib/short-hash.tsx';
import { useWords } from '../../lib/words.ts';
import { OfTable } from './of-table.tsx';
import { RoundPanel } from './round-panel.tsx';
import { RoundState } from './round-state.tsx';
import own from './tables.module.css';
import { shownText, TABLES_KEY } from './tables.ts';

const FILTERS = ['all', 'bets'] as const;
type Only = (typeof FILTERS)[number];

/** The rounds of one table, newest first; one of them opens beside the list. */
export function RoundsTab() {
  const [search, setSearch] = useSearchParams();
  const only = FILTERS.find((filter) => filter === search.get('only')) ?? 'all';
  const round = search.get('round');
  return (
    <OfTable tools={<WhichRounds only={only} />}>
      {(table) => (
        <>
          <Board table={table} only={only} />
          {round && (
            <RoundPanel
              key={round}
              table={table}
              issue={round}
              onClose={() => setSearch(inAddress({ round: null }), { replace: true })}
            />
          )}
        </>
      )}
    </OfTable>
  );
}

function WhichRounds({ only }: { readonly only: Only }) {
  const { t } = useWords();
  const [, setSearch] = useSearchParams();
  return (
    <Chips
      label={t('tables.which-rounds')}
      chips={FILTERS.map((id) => ({ id, label: t(`tables.only-${id}`) }))}
      selected={only}
      onSelect={(id) =>
        setSearch(inAddress({ only: id === 'all' ? null : id, round: null }), { replace: true })
      }
    />
  );
}

type BoardProps = { readonly table: DeskTable; readonly only: Only };

function Board({ table, only }: BoardProps) {
  const { t } = useWords();
  const { gameCode } = table;
  const withBets = only === 'bets' ? '1' : '0';
  return (
    <List<Output<typeof routes.rounds>>
      queryKey={[...TABLES_KEY, 'rounds', gameCode, only]}
      load={(cursor) => call(routes.rounds, { gameCode, withBets, cursor, pageSize: 50 })}
      caption={t('tables.rounds')}
      rowKey={({ issue }) => issue}
      empty={t(`tables.none-${only}`)}
      columns={useColumns(table, only)}
    />
  );
}

function useColumns({ game, gameCode }: DeskTable, only: Only): Column<DeskRound>[] {
  const { t } = useWords();
  const way = (round: string) =>
    `/tables?${new URLSearchParams({
      tab: 'rounds',
      game: gameCode,
      ...(only !== 'all' && { only }),
      round,
    })}`;
  return [
    {
      id: 'round',
      title: t('tables.round'),
      whole: true,
      cell: ({ issue, numbers }) => (
        <span className={styles.pair}>
          <Link href={way(issue)}>{issue}</Link>
          <small className={own.shown}>{numbers ? shownText(t, game, numbers) : '–'}</small>
        </span>
      ),
    },
    { id: 'state', title: t('tables.state'), cell: (round) => <RoundState round={round} /> },
    {
      id: 'closes',
      title: t('tables.closes'),
      whole: true,
      cell: ({ closesAt }) => timeText(closesAt),
    },
    {
      id: 'bets',
      title: t('tables.bets'),
      figure: true,
      whole: true,
      cell: ({ bets, members }) => (
        <span className={styles.pair}>
          {countText(bets)}
          {members > 0 && <small>{t('tables.by-members', { count: members })}</small>}
        </span>
      ),
    },
    ...moneyColumns(t),
    {
      id: 'chain',
      title: t('tables.number'),
      cell: ({ issue, number, root, link }) =>
        number === null ? (
          '–'
        ) : (
          <span className={styles.pair}>
            <span>{t('lotteries.chain-number', { number: countText(number) })}</span>
            <ShortHash hash={root} name={t('tables.root')} of={issue} />
            <ShortHash hash={link} name={t('tables.link')} of={issue} />
          </span>
        ),
    },
  ];
}
