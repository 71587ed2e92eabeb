import type { TransferState } from '@nokshi/contract/player/transfers.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** How a transfer ends; until its vendor has decided, it is asked. */
export const transferStates = statesOf<TransferState>('transfer', {
  ASKED: ['DONE', 'REFUSED'],
  DONE: [],
  REFUSED: [],
});

/** What a vendor's wallet said about a transfer, or that its answer was lost. */
export type Heard = 'DONE' | 'REFUSED' | 'CANCELLED' | 'UNKNOWN' | 'LOST';

/** What to ask next: to move the money, what became of it, or never to move it. */
export type Step = 'move' | 'query' | 'cancel';

const MINUTE_MS = 60_000;
/**
 * After this time the vendor is asked to promise that the transfer never happens, not to make it.
 */
const GIVE_UP_MS = 10 * MINUTE_MS;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

/**
 * What to ask now. Nothing is sent again without a query first: a lost answer says nothing about
 * the money. Source: domain.md 10.
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

/** How the transfer ends; null while it is in progress. */
export function endOf(heard: Heard): 'DONE' | 'REFUSED' | null {
  if (heard === 'DONE') return 'DONE';
  return heard === 'REFUSED' || heard === 'CANCELLED' ? 'REFUSED' : null;
}

/**
 * How long until the next step: at once after a query that found nothing, otherwise growing pauses.
 */
export const pauseMs = (tries: number, heard: Heard): number =>
  heard === 'UNKNOWN' ? 0 : Math.min(2 ** tries * 1_000, LONGEST_PAUSE_MS);
