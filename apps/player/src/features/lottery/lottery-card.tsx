import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { Link } from 'wouter';
import { Heart } from '../../lib/heart.tsx';
import { useWords } from '../../lib/words.ts';
import { cardAddress } from './addresses.ts';
import { gameOf } from './cards.ts';
import { useStage } from './stage.ts';
import { Countdown } from '../../lib/countdown.tsx';
import { DrawnNumbers } from './numbers.tsx';
import styles from './lottery-card.module.css';
import { useLiveCard } from './queries.ts';

/** A lottery: the issue that takes bets, how long still, and what was drawn last. */
export function LotteryGameCard({ card: asked }: { readonly card: LotteryCard }) {
  const { t, local } = useWords();
  const card = useLiveCard(asked);
  const { now, last, family } = card;
  const stage = useStage(now);
  return (
    <li className={styles.cell}>
      <Link className={styles.card} href={cardAddress(card)}>
        <span className={styles.head}>
          <span className={styles.name}>{local(card.name)}</span>
          <span className={styles.issue}>
            {now ? t('lottery.issue', { issue: now.issue }) : t('lottery.stage-none')}
          </span>
        </span>
        <span className={styles.clock}>
          {now && stage === 'open' ? (
            <Countdown says="lottery.closes-in" from={now.opensAt} to={now.closesAt} />
          ) : (
            <span className={styles.stage} data-stage={stage}>
              {t(`lottery.stage-${stage}`)}
            </span>
          )}
        </span>
        <span className={styles.last}>
          <span className={styles.issue}>
            {last
              ? t('lottery.last-draw', { issue: shortIssue(last.issue) })
              : t('lottery.no-draw')}
          </span>
          {last &&
            (last.numbers ? (
              <DrawnNumbers family={family} numbers={last.numbers} size="small" />
            ) : (
              <span className={styles.issue}>{t('lottery.was-void')}</span>
            ))}
        </span>
      </Link>
      <Heart game={gameOf(card)} className={styles.heart} />
    </li>
  );
}

/** Without its day: beside the issue that takes bets it is clear. */
const shortIssue = (issue: string): string => issue.split('-').at(-1) ?? issue;

type GridProps = {
  readonly cards: readonly LotteryCard[];
  /** On one line that is moved sideways, where there is more below. */
  readonly inRow?: boolean;
};

export const CardGrid = ({ cards, inRow = false }: GridProps) => (
  <ul className={inRow ? styles.line : styles.grid}>
    {cards.map((card) => (
      <LotteryGameCard key={card.gameCode} card={card} />
    ))}
  </ul>
);
