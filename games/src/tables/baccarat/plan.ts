import { nextHand } from '@nokshi/house-math/tables/baccarat.ts';
import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { type DealPlan, fitted } from '../cards/plan.ts';

export type BaccaratHand = 'player' | 'banker';

const BETWEEN_MS = 380;
/** The first two cards of the player are turned, then those of the banker. */
const TURNS_MS = [1_650, 2_350, 1_900, 2_600];
const THIRD_MS = 3_300;
const FOURTH_MS = 4_600;
/** A third card lies a while before it is turned. */
const WAITS_MS = 700;

type Show = { readonly showMs: number; readonly isLastLate: boolean };

/** Four cards face down and turned hand by hand, then each third card by itself. */
export function dealOf(
  numbers: readonly Card[],
  { showMs, isLastLate }: Show,
): DealPlan<BaccaratHand> {
  const cards = numbers.map((card, at) => {
    const hand = nextHand(numbers.slice(0, at));
    if (hand === null) throw new Error(`no hand takes card ${at + 1} of ${numbers.join(' ')}`);
    const lateAt = at === 4 ? THIRD_MS : FOURTH_MS;
    return at < TURNS_MS.length
      ? { card, hand, dealAt: at * BETWEEN_MS, turnAt: TURNS_MS[at] ?? 0 }
      : { card, hand, dealAt: lateAt, turnAt: lateAt + WAITS_MS };
  });
  return fitted({ cards, isLastLate }, showMs);
}
