import type { TableChains } from '@nokshi/contract/console/tables.ts';
import { type Column, EmptyState, Field, Icon } from '@nokshi/ui';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { ChainName, ChainState, LastLink, RunsOut, Used } from './chain-parts.tsx';
import { ChainsPanel } from './chains-panel.tsx';
import { ListWithPanel } from './list-with-panel.tsx';
import { useChains } from './tables.ts';

/** The chain of every table: those to act on first. A name opens all its chains beside the list. */
export function ChainsTab() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const query = search.get('query') ?? '';
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('tables.chains-words')}</p>
      <div className={`${styles.tools} ${styles.apart}`}>
        <Field
          label={t('tables.find')}
          type="search"
          value={query}
          maxLength={60}
          before={<Icon name="search" size={18} />}
          onChange={({ target: { value } }) =>
            setSearch(inAddress({ query: value === '' ? null : value }), { replace: true })
          }
        />
      </div>
      <QueryView query={useChains()} height="480px">
        {({ data, serverTime }) => (
          <Board rows={found(data, query)} query={query} now={Date.parse(serverTime)} />
        )}
      </QueryView>
    </>
  );
}

/** By code or by name in either language; what is wrong comes first. */
function found(rows: readonly TableChains[], query: string): TableChains[] {
  const wanted = query.trim().toLowerCase();
  return rows
    .filter(({ gameCode, name }) =>
      [gameCode, name.EN, name.BN].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => Number(b.alarm !== null) - Number(a.alarm !== null));
}

type BoardProps = {
  readonly rows: readonly TableChains[];
  readonly query: string;
  readonly now: number;
};

function Board({ rows, query, now }: BoardProps) {
  const { t } = useWords();
  const columns = useColumns(query, now);
  if (rows.length === 0) return <EmptyState title={t('tables.none-found')} />;
  return (
    <ListWithPanel
      caption={t('tables.chains')}
      rows={rows}
      columns={columns}
      panel={(row, onClose) => (
        <ChainsPanel key={row.gameCode} row={row} now={now} onClose={onClose} />
      )}
    />
  );
}

function useColumns(query: string, now: number): Column<TableChains>[] {
  const { t, local } = useWords();
  const way = (game: string) =>
    `/tables?${new URLSearchParams({ tab: 'chains', ...(query && { query }), game })}`;
  return [
    {
      id: 'table',
      title: t('tables.table'),
      cell: ({ gameCode, name }) => (
        <span className={styles.pair}>
          <Link href={way(gameCode)}>{local(name)}</Link>
          <small>{gameCode}</small>
        </span>
      ),
    },
    {
      id: 'state',
      title: t('tables.state'),
      cell: ({ current, alarm }) => <ChainState chain={current} alarm={alarm} />,
    },
    {
      id: 'chain',
      title: t('tables.chain-and-commitment'),
      cell: ({ current, next, name }) => (
        <span className={styles.pair}>
          {current && <ChainName chain={current} of={local(name)} />}
          {next && <ChainName chain={next} of={local(name)} />}
          {!current && !next && '–'}
        </span>
      ),
    },
    {
      id: 'used',
      title: t('tables.links'),
      cell: ({ current }) => (current ? <Used chain={current} /> : '–'),
    },
    {
      id: 'runs-out',
      title: t('tables.runs-out'),
      whole: true,
      cell: (row) => <RunsOut row={row} now={now} />,
    },
    {
      id: 'last',
      title: t('tables.last-link'),
      whole: true,
      cell: ({ current, gameCode }) => <LastLink chain={current} gameCode={gameCode} />,
    },
  ];
}
