import { consoleWalletRoutes } from '@nokshi/contract/console/wallet.ts';
import { ErrorState, MoneyText, Skeleton, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

/** What each kind of account holds; all of it together is nothing. */
export function TotalsView() {
  const { t, why } = useWords();
  const totals = useQuery({
    queryKey: ['ledger-totals'],
    queryFn: () => call(consoleWalletRoutes.totals, {}),
    refetchInterval: 60_000,
  });
  if (totals.isError)
    return (
      <ErrorState
        title={t('app.error')}
        words={why(totals.error)}
        retryLabel={t('app.retry')}
        onRetry={() => void totals.refetch()}
      />
    );
  if (!totals.data) return <Skeleton height="240px" />;
  return (
    <section className={styles.card}>
      <h2>{t('ledger.totals')}</h2>
      <Table
        caption={t('ledger.totals')}
        rows={totals.data.rows}
        rowKey={(row) => `${row.kind} ${row.asset}`}
        columns={[
          { id: 'kind', title: t('ledger.kind'), cell: (row) => row.kind },
          { id: 'asset', title: t('ledger.asset'), cell: (row) => row.asset },
          {
            id: 'accounts',
            title: t('ledger.accounts'),
            figure: true,
            cell: (row) => row.accounts,
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
  );
}
