import type { LotteryChase } from '@nokshi/contract/player/lottery.ts';
import { MoneyText } from '@nokshi/ui';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './orders-view.module.css';
import { usePlayNames } from './play-names.ts';

/** One own chase in a list; it opens its issues. */
export function ChaseRow({ chase }: { readonly chase: LotteryChase }) {
  const { t, local } = useWords();
  const { href } = useAddress();
  const names = usePlayNames(chase.bets[0]?.family);
  const { done, issues } = chase;
  return (
    <li>
      <Link className={styles.row} href={href({ chase: chase.chaseId })}>
        <span className={styles.what}>
          <span className={styles.name}>{local(chase.name)}</span>
          <span className={styles.small}>
            {chase.bets.map(({ play }) => names.play(play)).join(' · ')}
          </span>
        </span>
        <span className={styles.end}>
          <MoneyText amount={chase.amount} />
          <span className={styles.small} data-state={chase.state}>
            {t(`lottery.chase-state-${chase.state}`)}
          </span>
        </span>
        <span className={styles.progress}>
          <progress
            max={issues}
            value={done}
            aria-label={t('lottery.chase-done-of', { done, issues })}
          />
          <span className={styles.small}>
            {t('lottery.chase-done-of', { done, issues })} · {t(`lottery.stop-on-${chase.stopOn}`)}
          </span>
        </span>
        <span className={styles.small}>
          {t('lottery.chase-won')} <MoneyText amount={chase.won} />
        </span>
      </Link>
    </li>
  );
}
