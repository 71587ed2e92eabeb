import { consoleVendorsRoutes as routes } from '@nokshi/contract/console/vendors.ts';
import { EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { FreeRounds } from './free-rounds.tsx';
import { Transfers } from './transfers.tsx';
import { VendorCard } from './vendor-card.tsx';
import { VENDORS_KEY } from './vendors-key.ts';

/** The vendors whose own servers play here: what they may, what they moved, whether books agree. */
export default function VendorsDesk() {
  const { t } = useWords();
  const query = useQuery({
    queryKey: VENDORS_KEY,
    queryFn: () => call(routes.list, {}),
    refetchInterval: 30_000,
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.vendors')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('vendors.words')}</p>
      <Transfers />
      <QueryView query={query} height="420px">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('vendors.none')}>
              <p>{t('vendors.none-words')}</p>
            </EmptyState>
          ) : (
            <>
              {rows.some(({ points }) => points.freeRoundsUrl !== null) && <FreeRounds />}
              {rows.map((vendor) => (
                <VendorCard key={vendor.vendor} vendor={vendor} />
              ))}
            </>
          )
        }
      </QueryView>
    </>
  );
}
