import type { DeskTable } from '@nokshi/contract/console/tables.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { moneyColumns } from '../../lib/house-result.tsx';
import { Late } from '../../lib/late.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Limits, OpenBadge } from './cells.tsx';
import { ListWithPanel } from './list-with-panel.tsx';
import { RoundState } from './round-state.tsx';
import { TablePanel } from './table-panel.tsx';
import { useTables } from './tables.ts';

/** Every table with its round of now and its last day; a name opens its terms beside the list. */
export function TablesTab() {
  const { t } = useWords();
  const columns = useColumns();
  return (
    <QueryView query={useTables()} height="480px">
      {({ tables }) => (
        <ListWithPanel
          caption={t('tables.tables')}
          rows={tables}
          columns={columns}
          panel={(table, onClose) => (
            <TablePanel
              key={`${table.gameCode} ${table.version}`}
              table={table}
              onClose={onClose}
            />
          )}
        />
      )}
    </QueryView>
  );
}

function useColumns(): Column<DeskTable>[] {
  const { t, local } = useWords();
  return [
    {
      id: 'table',
      title: t('tables.table'),
      cell: ({ gameCode, name }) => (
        <span className={styles.pair}>
          <Link href={`/tables?game=${gameCode}`}>{local(name)}</Link>
          <small>{gameCode}</small>
        </span>
      ),
    },
    { id: 'state', title: t('tables.state'), cell: (table) => <State table={table} /> },
    {
      id: 'now',
      title: t('tables.now'),
      cell: ({ gameCode, now }) =>
        now === null ? (
          '–'
        ) : (
          <span className={styles.pair}>
            <Link href={`/tables?tab=rounds&game=${gameCode}&round=${now.issue}`}>{now.issue}</Link>
            <RoundState round={now} />
          </span>
        ),
    },
    {
      id: 'players',
      title: t('tables.players'),
      figure: true,
      cell: ({ players }) => countText(players),
    },
    {
      id: 'limits',
      title: t('tables.limits'),
      figure: true,
      whole: true,
      cell: ({ terms: { limits } }) => (
        <Limits limits={limits}>
          {t('tables.of-round')} <MoneyText amount={limits.round} />
        </Limits>
      ),
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

function State({ table: { terms, late } }: { readonly table: DeskTable }) {
  const { t } = useWords();
  return (
    <span className={styles.badges}>
      <OpenBadge isOpen={terms.isOpen} />
      {late > 0 && <Late>{t('tables.late-rounds', { count: late })}</Late>}
    </span>
  );
}
