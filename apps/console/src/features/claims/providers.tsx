import { consoleCheckoutRoutes as routes } from '@nokshi/contract/console/checkout.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { EmptyState, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import own from './claims.module.css';

type Key = Output<typeof routes.providers>[number]['keys'][number];

/** One secret, and for some hours after a change the previous one. */
function ProviderKey({ fingerprint, endsAt, usedAt }: Key) {
  const { t } = useWords();
  return (
    <span className={styles.pair}>
      <span className={styles.mono}>{fingerprint}</span>
      <small>
        {endsAt ? t('claims.secret-until', { time: timeText(endsAt) }) : t('claims.secret-stays')}
      </small>
      <small>
        {usedAt ? t('claims.secret-used', { time: timeText(usedAt) }) : t('claims.secret-unused')}
      </small>
    </span>
  );
}

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
                cell: (row) => (
                  <span className={own.keys}>
                    {row.keys.map((key) => (
                      <ProviderKey key={key.fingerprint} {...key} />
                    ))}
                  </span>
                ),
              },
              {
                id: 'at',
                title: t('claims.registered'),
                whole: true,
                cell: (row) => timeText(row.registeredAt),
              },
            ]}
          />
        )
      }
    </QueryView>
  );
}
