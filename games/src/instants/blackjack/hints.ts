import { adviceFor } from '@nokshi/house-math/tables/blackjack/advice.ts';
import { minorOf } from '@nokshi/money';
import type { Blackjack, Turn } from './hands.ts';

export type Hint = {
  readonly act: Turn['acts'][number];
  /** What this act costs on average beside the best one, minor units; 0 for the best. */
  readonly cost: bigint;
};

/** What each act that is allowed now is worth beside the best one, in the money of the hand. */
export function hintsOf({ dealer, spots, turn }: Blackjack): readonly Hint[] {
  const hand = spots.find(({ spot }) => spot === turn?.spot)?.hands[turn?.hand ?? 0];
  const [up] = dealer;
  if (!turn || !hand || up === undefined) return [];
  const advice = adviceFor(hand.cards, up, turn.acts);
  const best = advice[0]?.worth ?? 0;
  const stake = Number(minorOf(hand.stake));
  return advice.map(({ act, worth }) => ({
    act,
    cost: BigInt(Math.round((best - worth) * stake)),
  }));
}
