import { consoleTablesRoutes as routes } from '@nokshi/contract/console/tables.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { EmptyState, Figures, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Felt, type Lying } from './felt.tsx';
import own from './tables.module.css';
import { TABLES_KEY } from './tables.ts';

/** While the board is seen; a hidden page asks for nothing. */
const LOOK_MS = 3_000;

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** What lies on each table now, spot by spot, and what the house would pay. Only to look at. */
export function ExposureTab() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const asked = search.get('game');
  const query = useQuery({
    queryKey: [...TABLES_KEY, 'exposure'],
    queryFn: () => call(routes.exposure, {}),
    refetchInterval: LOOK_MS,
  });
  return (
    <>
      <div className={styles.apart}>
        <Note>{t('tables.exposure-words')}</Note>
      </div>
      <QueryView query={query} height="420px">
        {({ data }) => {
          const tables = data.toSorted(
            (a, b) =>
              Number(b.gameCode === asked) - Number(a.gameCode === asked) ||
              Number(minorOf(b.worst) - minorOf(a.worst)),
          );
          return (
            <div className={own.tables}>
              <Sums tables={tables} />
              {tables.length === 0 && <EmptyState title={t('tables.nothing-lies')} icon="clock" />}
              <div className={own.felts}>
                {tables.map((table) => (
                  <Felt key={table.gameCode} table={table} />
                ))}
              </div>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}

/** What would be lost if the worst came at all of them. */
function Sums({ tables }: { readonly tables: readonly Lying[] }) {
  const { t } = useWords();
  const losses = tables.map(({ worst }) => minorOf(worst)).filter((worst) => worst > 0n);
  const staked = sumOf(tables.map((table) => minorOf(table.staked)));
  return (
    <Figures
      figures={[
        { name: t('tables.with-stakes'), value: countText(tables.length) },
        { name: t('lotteries.staked'), value: <MoneyText amount={toDecimal(staked)} /> },
        {
          name: t('tables.worst-sum'),
          value: <MoneyText amount={toDecimal(sumOf(losses))} />,
        },
      ]}
    />
  );
}
