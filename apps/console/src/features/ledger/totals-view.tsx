import { consoleWalletRoutes } from '@nokshi/contract/console/wallet.ts';
import { MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';

/** What each kind of account holds; all of it together is nothing. */
export function TotalsView() {
  const { t } = useWords();
  const totals = useQuery({
    queryKey: ['ledger-totals'],
    queryFn: () => call(consoleWalletRoutes.totals, {}),
    refetchInterval: 60_000,
  });
  return (
    <QueryView query={totals} height="240px">
      {({ rows }) => (
        <section className={styles.card}>
          <h2>{t('ledger.totals')}</h2>
          <Table
            caption={t('ledger.totals')}
            rows={rows}
            rowKey={(row) => `${row.kind} ${row.asset}`}
            columns={[
              { id: 'kind', title: t('ledger.kind'), cell: (row) => row.kind },
              { id: 'asset', title: t('ledger.asset'), cell: (row) => row.asset },
              {
                id: 'accounts',
                title: t('ledger.accounts'),
                figure: true,
                cell: (row) => countText(row.accounts),
              },
              {
                id: 'balance',
                title: t('ledger.balance'),
                figure: true,
                cell: (row) => <MoneyText amount={row.balance} />,
              },
            ]}
          />
          <p className={styles.quiet}>{t('ledger.sum')}</p>
        </section>
      )}
    </QueryView>
  );
}
