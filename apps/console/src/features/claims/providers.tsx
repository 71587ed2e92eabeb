import { consoleCheckoutRoutes as routes } from '@nokshi/contract/console/checkout.ts';
import { EmptyState, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';

/** Who has a page of their own where members pay; a command adds one. */
export function Providers() {
  const { t, local } = useWords();
  const query = useQuery({
    queryKey: ['till', 'providers'],
    queryFn: () => call(routes.providers, {}),
  });
  return (
    <QueryView query={query} height="240px">
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('claims.no-providers')}>
            <p>{t('claims.add-provider')}</p>
          </EmptyState>
        ) : (
          <Table
            caption={t('claims.tab-providers')}
            rows={rows}
            rowKey={(row) => row.code}
            columns={[
              {
                id: 'name',
                title: t('claims.provider'),
                cell: (row) => (
                  <span className={styles.pair}>
                    {local(row.name)}
                    <small className={styles.mono}>{row.code}</small>
                  </span>
                ),
              },
              {
                id: 'url',
                title: t('claims.address'),
                cell: (row) => <span className={styles.mono}>{row.baseUrl}</span>,
              },
              {
                id: 'key',
                title: t('claims.secret'),
                cell: (row) => <span className={styles.mono}>{row.fingerprint}</span>,
              },
              {
                id: 'at',
                title: t('claims.registered'),
                cell: (row) => timeText(row.registeredAt),
              },
            ]}
          />
        )
      }
    </QueryView>
  );
}
