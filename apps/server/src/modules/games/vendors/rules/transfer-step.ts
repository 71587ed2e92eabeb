import type { TransferState } from '@nokshi/contract/player/transfers.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** How a transfer ends; until its vendor decided, it is asked for. */
export const transferStates = statesOf<TransferState>('transfer', {
  ASKED: ['DONE', 'REFUSED'],
  DONE: [],
  REFUSED: [],
});

/** What a studio's wallet said of a transfer, or that nobody knows what it did. */
export type Heard = 'DONE' | 'REFUSED' | 'CANCELLED' | 'UNKNOWN' | 'LOST';

/** What is asked next: to move the money, what became of it, or never to move it. */
export type Step = 'move' | 'query' | 'cancel';

const MINUTE_MS = 60_000;
/** After this time it is no longer asked to move the money, but to promise that it never will. */
const GIVE_UP_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

/**
 * What to ask now. Nothing is sent again without a query before it: an answer that was lost says
 * nothing about the money. Source: domain.md 10.
 */
export function nextStep(of: {
  readonly tries: number;
  readonly heard: Heard | null;
  readonly ageMs: number;
}): Step {
  if (of.tries === 0) return 'move';
  if (of.ageMs >= GIVE_UP_MS) return 'cancel';
  return of.heard === 'UNKNOWN' ? 'move' : 'query';
}

/** What ends a transfer; null while it goes on. */
export function endOf(heard: Heard): 'DONE' | 'REFUSED' | null {
  if (heard === 'DONE') return 'DONE';
  return heard === 'REFUSED' || heard === 'CANCELLED' ? 'REFUSED' : null;
}

/** How long until the next step: at once after a query that knew of nothing, else later and later. */
export const pauseMs = (tries: number, heard: Heard): number =>
  heard === 'UNKNOWN' ? 0 : Math.min(2 ** tries * 1_000, LONGEST_PAUSE_MS);
