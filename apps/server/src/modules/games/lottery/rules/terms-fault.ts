import type { GameTerms } from '@nokshi/contract/console/lottery-terms.ts';

type Fault = {
  readonly code: 'lottery.bases-order' | 'lottery.times-order';
  readonly field: string;
};

const DAY_SECONDS = 86_400;

/** What is wrong with the terms of a lottery; null when they can be used. Products.md 1.1. */
export function termsFault(terms: GameTerms, source: 'house' | 'external'): Fault | null {
  const { least, usual, bet, house } = terms.bases;
  if (!(least <= usual && usual <= bet && bet <= house && house <= 2_000))
    return { code: 'lottery.bases-order', field: 'bases' };
  const { intervalSeconds, closesBeforeSeconds, cancelBeforeSeconds, drawTime } = terms;
  const isDivided = DAY_SECONDS % intervalSeconds === 0;
  if (source === 'house' && (drawTime !== null || !isDivided))
    return { code: 'lottery.times-order', field: 'intervalSeconds' };
  if (source === 'external' && drawTime === null)
    return { code: 'lottery.times-order', field: 'drawTime' };
  if (closesBeforeSeconds >= intervalSeconds)
    return { code: 'lottery.times-order', field: 'closesBeforeSeconds' };
  if (cancelBeforeSeconds + closesBeforeSeconds >= intervalSeconds)
    return { code: 'lottery.times-order', field: 'cancelBeforeSeconds' };
  return null;
}
