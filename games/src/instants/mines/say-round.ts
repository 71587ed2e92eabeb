import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { minorOf } from '@nokshi/money';
import type { InstantStage } from '../game.ts';

export type Mines = Extract<InstantRound['state'], { kind: 'mines' }>;

export const stateOf = (round: InstantRound | null): Mines | null =>
  round?.state.kind === 'mines' ? round.state : null;
export const minesOf = ({ bet }: InstantRound): number => (bet.kind === 'mines' ? bet.mines : 0);

/** `1.13` of 113, `10,000.00` of a million. */
export const timesText = (pays: number): string =>
  (pays / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What is read out as a round goes on, and at its end. */
export function describe({ say, amount }: InstantStage, round: InstantRound): string {
  const state = stateOf(round);
  if (!state) return '';
  const { opened, pays, next } = state;
  if (round.isOpen && opened.length === 0) return say('minesBegun', { count: minesOf(round) });
  if (round.isOpen)
    return say('minesSafe', { times: timesText(pays), next: timesText(next ?? pays) });
  if (pays === 0) return say('minesLost');
  const sum = amount(minorOf(round.payout ?? '0.00'));
  return opened.length === 0
    ? say('minesReturned', { amount: sum })
    : say('minesTaken', { times: timesText(pays), amount: sum });
}
