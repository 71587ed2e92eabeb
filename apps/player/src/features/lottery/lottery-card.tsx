import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { Link } from 'wouter';
import { useWords } from '../../lib/words.ts';
import { cardAddress } from './addresses.ts';
import { useStage } from './stage.ts';
import { Countdown } from './countdown.tsx';
import { DrawnNumbers } from './numbers.tsx';
import styles from './lottery-card.module.css';
import { useLiveCard } from './queries.ts';
import { useCardFavorite } from './use-favorites.ts';

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
            <Countdown from={now.opensAt} to={now.closesAt} />
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
      <CardHeart card={card} />
    </li>
  );
}

/** Without its day: beside the issue that takes bets it is clear. */
const shortIssue = (issue: string): string => issue.split('-').at(-1) ?? issue;

function CardHeart({ card }: { readonly card: LotteryCard }) {
  const { t, local } = useWords();
  const { kept, turn } = useCardFavorite(card);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={kept}
      aria-label={t('lottery.favorite', { game: local(card.name) })}
      onClick={turn}
    >
      <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 19.5C6.5 15.6 4 12.8 4 9.6A4.1 4.1 0 0 1 12 7.8a4.1 4.1 0 0 1 8 1.8c0 3.2-2.5 6-8 9.9z" />
      </svg>
    </button>
  );
}

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
