import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { Link } from 'wouter';
import { useAddress } from '../../../lib/address.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { BetRow } from '../bet-row.tsx';
import { ChaseRow } from '../chase-row.tsx';
import orders from '../orders-view.module.css';
import { useHasSession } from '../own.ts';
import { useBets, useChases } from '../queries.ts';
import styles from './betting.module.css';

const MOST = 5;

type Props = {
  readonly gameCode: string;
  /** The last issue whose draw was seen: of later ones nothing is shown. */
  readonly seen: string | undefined;
};

/** A bet as it stood before its draw. */
const undrawn = (bet: LotteryBet): LotteryBet => ({
  ...bet,
  state: 'OPEN',
  prize: null,
  rebate: null,
  numbers: null,
});

/** Own bets and chases of this lottery, the last ones. */
export function Mine({ gameCode, seen = '' }: Props) {
  const { t } = useWords();
  const { href } = useAddress();
  const bets = useBets({ gameCode });
  const chases = useChases({ gameCode });
  if (!useHasSession()) return null;
  const ofChases = (chases.data?.pages[0]?.rows ?? []).slice(0, MOST);
  return (
    <div className={styles.lists}>
      <section className={styles.mine} aria-label={t('lottery.bet-mine')}>
        <h2>
          {t('lottery.bet-mine')}
          <Link href={href({ view: 'orders', tab: 'bets' })}>{t('lottery.bet-mine-all')}</Link>
        </h2>
        <QueryView query={bets}>
          {({ pages: [first] }) =>
            first && first.rows.length > 0 ? (
              <ul className={orders.rows}>
                {first.rows.slice(0, MOST).map((bet) => (
                  <BetRow key={bet.betId} bet={bet.issue > seen ? undrawn(bet) : bet} />
                ))}
              </ul>
            ) : (
              <p className={styles.small}>{t('lottery.bet-mine-none')}</p>
            )
          }
        </QueryView>
      </section>
      {ofChases.length > 0 && (
        <section className={styles.mine} aria-label={t('lottery.plan-mine')}>
          <h2>{t('lottery.plan-mine')}</h2>
          <ul className={orders.rows}>
            {ofChases.map((chase) => (
              <ChaseRow key={chase.chaseId} chase={chase} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
