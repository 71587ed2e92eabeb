import { type Card, rankOf } from '../cards.ts';

/** Ace 1, faces 10: the value by which two cards may be split. */
export const valueOf = (card: Card): number => Math.min(rankOf(card) + 1, 10);

export type Total = {
  readonly total: number;
  /** An ace counts eleven in it. */
  readonly soft: boolean;
};

/** The best total: an ace counts eleven where that does not break the hand. */
export function totalOf(cards: readonly Card[]): Total {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const soft = low <= 11 && cards.some((card) => valueOf(card) === 1);
  return { total: soft ? low + 10 : low, soft };
}

/** An ace and a ten as the first two cards; after a split it is twenty-one only. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21;

/** The dealer stands on all seventeens, soft ones too. */
export const dealerDraws = (cards: readonly Card[]): boolean => totalOf(cards).total < 17;
