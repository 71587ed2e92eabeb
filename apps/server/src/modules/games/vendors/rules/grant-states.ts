import type { GrantState } from '@nokshi/contract/console/free-rounds.ts';
import { statesOf } from '../../../../kernel/states.ts';
import type { Heard } from './transfer-step.ts';

/** What is kept; that all is played, or too late, is told from the figures. */
export type KeptState = Exclude<GrantState, 'PLAYED' | 'EXPIRED'>;

/** What a grant may become: agreed on with its vendor before it is open, and before it is taken. */
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

/** As it stands at `now`. */
export function stateOfGrant({ state, played, rounds, expiresAt }: Grant, now: Date): GrantState {
  if (grantStates.isEnd(state)) return state;
  if (played >= rounds) return 'PLAYED';
  return expiresAt <= now ? 'EXPIRED' : state;
}

/** Whether another round of it may begin. The studio may be ahead of its own answer. */
export function mayBegin(grant: Grant, now: Date): boolean {
  const state = stateOfGrant(grant, now);
  return state === 'ASKED' || state === 'OPEN';
}

/** Where an answer of the studio leads to; null while it has to be asked again. */
export function turnOf(state: 'ASKED' | 'TAKING', heard: Heard): KeptState | null {
  if (state === 'ASKED' && heard === 'DONE') return 'OPEN';
  if (heard !== 'REFUSED' && heard !== 'CANCELLED') return null;
  return state === 'ASKED' ? 'REFUSED' : 'TAKEN';
}
