import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { minorOf } from '@nokshi/money';
import {
  type AutoplayEnd,
  type AutoplayRun,
  type AutoplayTerms,
  afterRound,
  beginRun,
  type Repeats,
  termReached,
} from './autoplay.ts';
import { amountText, costOf, freeOf, type Seat } from './seat.ts';
import { wonBy } from './show-round.ts';

export const noRepeats = (): Repeats => ({ isHeld: false, run: null, ending: null });

/** Asked before the first round: the profile may have forbidden it since the game was opened. */
export async function allowsAutoplay(seat: Seat): Promise<boolean> {
  const { play } = await seat.server.table();
  if (seat.table) seat.table = { ...seat.table, play };
  seat.panel.setRepeats(play);
  if (!play.auto) seat.panel.setNotice(seat.say('autoplayNotAllowed'));
  return play.auto;
}

export function beginAutoplay(seat: Seat, terms: AutoplayTerms): void {
  seat.repeats.run = beginRun(terms);
  seat.repeats.ending = null;
  seat.panel.setAutoplay(terms.rounds);
}

/** The round in play is the last one; the button is at once what it is without autoplay. */
export function endAutoplayAfterRound({ repeats, panel }: Seat, why: AutoplayEnd): void {
  if (!repeats.run) return;
  repeats.ending ??= why;
  panel.setAutoplay(null);
}

/**
 * Whether another round begins by itself after one that was shown to its end, or was refused with
 * these words. Where autoplay ends, it says why.
 */
export function playsOn(seat: Seat, refusal: string | null): boolean {
  const { repeats, balance } = seat;
  if (!repeats.run) return refusal === null && repeats.isHeld && balance >= costOf(seat);
  const why = refusal === null ? endOf(seat, repeats.run) : 'refused';
  if (why === null) return true;
  closeAutoplay(seat, why, refusal ?? '');
  return false;
}

/** Counts the round that was shown last, and says why the run ends there. */
function endOf(seat: Seat, run: AutoplayRun): AutoplayEnd | null {
  const { last, repeats, balance } = seat;
  if (!last) return 'refused';
  const stake = costOf(seat);
  const { steps } = last.outcome as Outcome;
  const hasFreeSpins = steps.some(({ kind }) => kind === 'free');
  const staked = last.freeRounds ? 0n : minorOf(last.stake);
  const played = { stake: staked, won: wonBy(last), hasFreeSpins };
  repeats.run = afterRound(run, played);
  if (run.terms.freeRounds && !freeOf(seat)) return repeats.ending ?? 'rounds';
  const reached = repeats.ending ?? termReached(repeats.run, { last: played, stake });
  return reached ?? (balance < stake ? 'poor' : null);
}

/** Nothing resumes it. `said` are words that are already shown, which it adds to. */
export function closeAutoplay(seat: Seat, why: AutoplayEnd, said: string): void {
  const words = seat.repeats.run && wordsOfEnd(seat, seat.repeats.run, why);
  seat.repeats.run = null;
  seat.repeats.ending = null;
  seat.panel.setAutoplay(null);
  if (words) seat.panel.setNotice(`${said} ${words}`.trim());
}

function wordsOfEnd({ say, table, last }: Seat, run: AutoplayRun, why: AutoplayEnd): string {
  const amount = (minor: bigint) => ({ amount: amountText(table, minor) });
  switch (why) {
    case 'rounds':
      return say('autoplayOverRounds', { count: run.terms.rounds });
    case 'loss':
      return say('autoplayOverLoss', amount(run.terms.loss));
    case 'win':
      return say('autoplayOverWin', amount(last ? wonBy(last) : 0n));
    case 'gain':
      return say('autoplayOverGain', amount(run.net));
    case 'free-spins':
      return say('autoplayOverFreeSpins');
    case 'unseen':
      return say('autoplayOverUnseen');
    case 'lost':
      return say('autoplayOverLost');
    case 'poor':
      return say('autoplayOverPoor');
    case 'refused':
      return say('autoplayOver');
    case 'pressed':
      return '';
  }
}
