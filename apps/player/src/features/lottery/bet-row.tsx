import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { BetState } from './bet-state.tsx';
import { DrawnNumbers } from './numbers.tsx';
import styles from './orders-view.module.css';
import { usePlayNames } from './play-names.ts';
import { SelectionView } from './selection-view.tsx';

/** One own bet in a list; it opens its ticket. */
export function BetRow({ bet }: { readonly bet: LotteryBet }) {
  const { local } = useWords();
  const { href } = useAddress();
  const names = usePlayNames(bet.family);
  return (
    <li>
      <Link className={styles.row} href={href({ bet: bet.betId })}>
        <span className={styles.what}>
          <span className={styles.name}>{local(bet.name)}</span>
          <span className={styles.small}>
            {timeText(bet.placedAt).slice(11)} · {bet.issue}
          </span>
        </span>
        <span className={styles.end}>
          <MoneyText amount={bet.stake} />
          <BetState bet={bet} />
        </span>
        <span className={styles.chosen}>
          <span className={styles.small}>{names.play(bet.play)}</span>
          <SelectionView {...bet} />
        </span>
        {bet.numbers && (
          <span className={styles.drawn}>
            <DrawnNumbers family={bet.family} numbers={bet.numbers} size="small" />
          </span>
        )}
      </Link>
    </li>
  );
}
