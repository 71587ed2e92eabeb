import type { GrantState } from '@nokshi/contract/console/free-rounds.ts';
import type { Heard } from './transfer-step.ts';

/** What is kept; that all is played, or too late, is told from the figures. */
export type KeptState = Exclude<GrantState, 'PLAYED' | 'EXPIRED'>;

type Grant = {
  readonly state: KeptState;
  readonly played: number;
  readonly rounds: number;
  readonly expiresAt: Date;
};

/** As it stands at `now`. */
export function stateOfGrant({ state, played, rounds, expiresAt }: Grant, now: Date): GrantState {
  if (state === 'REFUSED' || state === 'TAKEN') return state;
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
