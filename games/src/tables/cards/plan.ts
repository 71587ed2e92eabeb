import type { Card } from '@nokshi/house-math/tables/cards.ts';

/** A card that is dealt face down to a hand and turned later, milliseconds since the show began. */
export type DealtCard<Hand extends string = string> = {
  readonly card: Card;
  readonly hand: Hand;
  readonly dealAt: number;
  readonly turnAt: number;
};

/** A whole deal in time. */
export type DealPlan<Hand extends string = string> = {
  readonly cards: readonly DealtCard<Hand>[];
  /** How long a card flies, and how long it turns. */
  readonly flyMs: number;
  readonly turnMs: number;
  /** When the last card lies open and the winner is marked. */
  readonly endsAt: number;
};

const FLY_MS = 480;
const TURN_MS = 560;
/** After the last card the result is looked at: so long, but at most half of a short show. */
const LOOK_MS = 1_500;
export const lookOf = (showMs: number): number => Math.min(LOOK_MS, showMs / 2);

type Planned<Hand extends string> = {
  readonly cards: readonly DealtCard<Hand>[];
  readonly turnMs?: number;
  /** The last card lies face down as long as the show allows. */
  readonly isLastLate?: boolean;
};

/** The deal as it is planned, or quicker where the show is too short for it and for a look at the result. */
export function fitted<Hand extends string>(
  { cards: planned, turnMs = TURN_MS, isLastLate = false }: Planned<Hand>,
  showMs: number,
): DealPlan<Hand> {
  const latest = showMs - lookOf(showMs) - turnMs;
  const cards = planned.map((card, at) =>
    isLastLate && at === planned.length - 1
      ? { ...card, turnAt: Math.max(card.turnAt, latest) }
      : card,
  );
  const wholeMs = Math.max(0, ...cards.map(({ turnAt }) => turnAt)) + turnMs;
  const pace = Math.min(1, (showMs - lookOf(showMs)) / wholeMs);
  return {
    cards: cards.map(({ dealAt, turnAt, ...card }) => ({
      ...card,
      dealAt: Math.floor(dealAt * pace),
      turnAt: Math.floor(turnAt * pace),
    })),
    flyMs: Math.floor(FLY_MS * pace),
    turnMs: Math.floor(turnMs * pace),
    endsAt: Math.floor(wholeMs * pace),
  };
}
