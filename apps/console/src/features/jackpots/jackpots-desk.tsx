import { consoleJackpotsRoutes as routes } from '@nokshi/contract/console/jackpots.ts';
import { Button, EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { AwardList } from './award-list.tsx';
import { JACKPOTS_KEY } from './draft.ts';
import { PoolCard } from './pool-card.tsx';
import { PoolDialog } from './pool-dialog.tsx';

/** The pools, what they grow by and from, and every award. Nothing here decides who wins. */
export default function JackpotsDesk() {
  const { t } = useWords();
  const may = useMay('jackpots.write');
  const [making, setMaking] = useState(false);
  const query = useQuery({
    queryKey: JACKPOTS_KEY,
    queryFn: () => call(routes.pools, {}),
    refetchInterval: 60_000,
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.jackpots')}</h1>
        {may && (
          <Button kind="main" onClick={() => setMaking(true)}>
            {t('jackpots.make')}
          </Button>
        )}
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('jackpots.words')}</p>
      <QueryView query={query} height="420px">
        {({ pools, serverTime }) =>
          pools.length === 0 ? (
            <EmptyState title={t('jackpots.no-pool')} />
          ) : (
            <div className={styles.cards}>
              {pools.map((pool) => (
                <PoolCard
                  key={pool.poolId}
                  pool={pool}
                  aheadMs={Date.parse(serverTime) - query.dataUpdatedAt}
                />
              ))}
            </div>
          )
        }
      </QueryView>
      <AwardList />
      {making && <PoolDialog pool={null} onClose={() => setMaking(false)} />}
    </>
  );
}
