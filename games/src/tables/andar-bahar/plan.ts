import type { Card } from '@nokshi/house-math/tables/cards.ts';
import { type AndarBaharSide, sideAt } from '@nokshi/house-math/tables/andar-bahar.ts';
import { type DealPlan, fitted } from '../cards/plan.ts';

/** From one card to the next: the first ones slowly, many of them quicker, so that 49 fit in the show. */
const SLOW_MS = 560;
const QUICK_MS = 190;
const SLOW_CARDS = 8;

/** Cards fly face up, one after another, to the two sides in turn. `shown` are the joker and the cards after it. */
export function dealOf(shown: readonly Card[], showMs: number): DealPlan<AndarBaharSide> {
  const count = shown.length - 1;
  const stepMs =
    count <= SLOW_CARDS ? SLOW_MS : QUICK_MS + ((SLOW_MS - QUICK_MS) * SLOW_CARDS) / count;
  const cards = shown.slice(1).map((card, at) => ({
    card,
    hand: sideAt(shown, at + 1),
    dealAt: at * stepMs,
    turnAt: at * stepMs,
  }));
  return fitted({ cards }, showMs);
}
