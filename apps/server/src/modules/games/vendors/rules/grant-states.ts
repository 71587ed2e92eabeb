import type { GrantState } from '@nokshi/contract/console/free-rounds.ts';
import { statesOf } from '../../../../kernel/states.ts';
import type { Heard } from './transfer-step.ts';

/**
 * The stored states; that all rounds are played, or the grant expired, follows from its figures.
 */
export type KeptState = Exclude<GrantState, 'PLAYED' | 'EXPIRED'>;

/**
 * The transitions of a grant: its vendor has to agree before it opens, and before it is taken back.
 */
export const grantStates = statesOf<KeptState>('grant', {
  ASKED: ['OPEN', 'REFUSED', 'TAKING'],
  OPEN: ['TAKING'],
  TAKING: ['TAKEN'],
  TAKEN: [],
  REFUSED: [],
});

type Grant = {
  readonly state: KeptState;
  readonly played: number;
  readonly rounds: number;
  readonly expiresAt: Date;
};

/** The state at `now`. */
export function stateOfGrant({ state, played, rounds, expiresAt }: Grant, now: Date): GrantState {
  if (grantStates.isEnd(state)) return state;
  if (played >= rounds) return 'PLAYED';
  return expiresAt <= now ? 'EXPIRED' : state;
}

/** Whether another round of it may begin. The vendor may play before its own answer arrives. */
export function mayBegin(grant: Grant, now: Date): boolean {
  const state = stateOfGrant(grant, now);
  return state === 'ASKED' || state === 'OPEN';
}

/** The state that a vendor's answer leads to; null while it has to be asked again. */
export function turnOf(state: 'ASKED' | 'TAKING', heard: Heard): KeptState | null {
  if (state === 'ASKED' && heard === 'DONE') return 'OPEN';
  if (heard !== 'REFUSED' && heard !== 'CANCELLED') return null;
  return state === 'ASKED' ? 'REFUSED' : 'TAKEN';
}
