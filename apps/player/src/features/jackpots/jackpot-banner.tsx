import type { ShownPool } from '@nokshi/contract/player/jackpots.ts';
import { toDecimal } from '@nokshi/money';
import { Icon, moneyText, Skeleton } from '@nokshi/ui';
import { valueAt } from '@nokshi/house-math/jackpot/growth.ts';
import { useMemo } from 'react';
import { useAddress } from '../../lib/address.ts';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import { Digits } from './digits.tsx';
import styles from './jackpots.module.css';
import { growthOf, usePools, useValue } from './pools.ts';

const HEIGHT = 78;

/** The counter of the largest pool: what is shown is what the ledger would pay. P-013, M-028. */
export function JackpotBanner() {
  const { data, dataUpdatedAt, isError } = usePools();
  // A counter that does not load is no news; the games are what the page is for.
  if (isError && !data) return null;
  if (!data) return <Skeleton height="196px" />;
  const aheadMs = data.serverMs - dataUpdatedAt;
  const now = dataUpdatedAt + aheadMs;
  const [pool] = data.pools
    .filter(({ phase }) => phase !== 'waiting')
    .toSorted((a, b) => (valueAt(growthOf(a), now) < valueAt(growthOf(b), now) ? 1 : -1));
  return pool ? <Counter key={pool.poolId} pool={pool} aheadMs={aheadMs} /> : null;
}

function Counter({ pool, aheadMs }: { readonly pool: ShownPool; readonly aheadMs: number }) {
  const { t, local } = useWords();
  const { open } = useAddress();
  const growth = useMemo(() => growthOf(pool), [pool]);
  const value = useValue(growth, aheadMs);
  return (
    <section className={styles.banner} aria-labelledby="jackpot">
      <h2 id="jackpot" className={styles.name}>
        {local(pool.name)}
      </h2>
      <Digits value={value} height={HEIGHT} />
      <p className={styles.how}>
        <Standing pool={pool} isFull={value >= growth.stopsAt} />
      </p>
      {pool.lastAward && (
        <p className={styles.last}>
          {t('jackpot.last', {
            player: pool.lastAward.player,
            amount: moneyText(pool.lastAward.amount),
          })}{' '}
          <Moment at={pool.lastAward.at} />
        </p>
      )}
      <button type="button" className={styles.more} onClick={() => open({ m: 'jackpot' })}>
        <Icon name="info" size={18} />
        {t('jackpot.more')}
      </button>
    </section>
  );
}

/** In a sentence: how it grows, or why it stands still. */
function Standing({ pool, isFull }: { readonly pool: ShownPool; readonly isFull: boolean }) {
  const { t } = useWords();
  if (pool.phase === 'paused') return t('jackpot.paused');
  if (!isFull)
    return t('jackpot.grows', {
      step: moneyText(toDecimal(growthOf(pool).step)),
      seconds: pool.stepMs / 1_000,
    });
  const atCap = growthOf(pool).stopsAt >= growthOf({ ...pool, stopsAt: pool.cap }).stopsAt;
  return t(atCap ? 'jackpot.full' : 'jackpot.unfunded');
}
