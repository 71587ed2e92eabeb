import {
  type TableReturns,
  consoleTablesRoutes as routes,
} from '@nokshi/contract/console/tables.ts';
import { Chips, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { Late } from '../../lib/late.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import own from './tables.module.css';
import { TABLES_KEY } from './tables.ts';

const DAYS = ['1', '7', '31'] as const;
/** Deviations beyond which chance alone is met once in 370 tables. */
const STRAYS = 3;

/** What tables returned beside what their odds say for the same stakes. */
export function ReturnsTab() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const days = DAYS.find((each) => each === search.get('days')) ?? '7';
  const query = useQuery({
    queryKey: [...TABLES_KEY, 'returns', days],
    queryFn: () => call(routes.returns, { days: Number(days) }),
  });
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('tables.returns-words')}</p>
      <div className={`${styles.tools} ${styles.apart}`}>
        <Chips
          label={t('tables.days')}
          chips={DAYS.map((id) => ({ id, label: t('tables.days-count', { count: Number(id) }) }))}
          selected={days}
          onSelect={(id) =>
            setSearch(inAddress({ days: id === '7' ? null : id }), { replace: true })
          }
        />
      </div>
      <QueryView query={query} height="420px">
        {({ data }) =>
          data.length === 0 ? <EmptyState title={t('tables.no-returns')} /> : <Rows rows={data} />
        }
      </QueryView>
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly TableReturns[] }) {
  const { t, local } = useWords();
  return (
    <Table
      caption={t('tables.returns')}
      rows={rows}
      rowKey={({ gameCode }) => gameCode}
      columns={[
        {
          id: 'table',
          title: t('tables.table'),
          cell: ({ name, gameCode }) => (
            <span className={styles.pair}>
              {local(name)}
              <small>{gameCode}</small>
            </span>
          ),
        },
        { id: 'bets', title: t('tables.bets'), figure: true, cell: ({ bets }) => countText(bets) },
        {
          id: 'staked',
          title: t('lotteries.staked'),
          figure: true,
          cell: ({ staked }) => <MoneyText amount={staked} />,
        },
        {
          id: 'returned',
          title: t('tables.returned'),
          figure: true,
          cell: ({ returned }) => `${returned}\u00a0%`,
        },
        {
          id: 'expected',
          title: t('tables.expected'),
          figure: true,
          cell: ({ expected }) => `${expected}\u00a0%`,
        },
        {
          id: 'deviation',
          title: t('tables.deviation'),
          figure: true,
          cell: (row) => <Deviation row={row} />,
        },
      ]}
    />
  );
}

/** Where what came back lies between −4 and 4 deviations, as a mark on a line and as a number. */
function Deviation({ row: { game, deviation } }: { readonly row: TableReturns }) {
  const { t } = useWords();
  if (deviation === null) {
    // How a flight spreads is for its members to choose.
    const why = t(game === 'kite' ? 'tables.by-choice' : 'tables.few-bets');
    return <span className={styles.quiet}>{why}</span>;
  }
  const strays = Math.abs(Number(deviation)) > STRAYS;
  const at = Math.min(Math.max(Number(deviation), -SCALE), SCALE);
  const left = `${((at + SCALE) / (2 * SCALE)) * 100}%`;
  return (
    <span className={own.deviation}>
      <span className={own.scale} aria-hidden="true">
        <i style={{ left }} />
      </span>
      {deviation.replace('-', '−')}
      {strays && <Late>{t('tables.strays')}</Late>}
    </span>
  );
}
const SCALE = 4;
