import { faceOf } from '@nokshi/games/cards/faces.ts';
import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { classes } from '@nokshi/ui';
import { useWords } from '../words.ts';
import styles from './rounds.module.css';
import { cardSaid } from './say.ts';

/** A card as the games draw it, said in words. */
export function PlayingCard({ card }: { readonly card: Card }) {
  const { t } = useWords();
  return (
    <span
      ref={(box) => box?.replaceChildren(faceOf(card))}
      role="img"
      aria-label={cardSaid(t, card)}
      className={styles.card}
    />
  );
}

type HandProps = { readonly cards: readonly Card[]; readonly small?: boolean };

export const Hand = ({ cards, small = false }: HandProps) => (
  <span className={classes(styles.hand, small && styles.small)}>
    {cards.map((card, at) => (
      // The same card of two decks may lie in one hand.
      <PlayingCard key={`${at} ${card}`} card={card} />
    ))}
  </span>
);
