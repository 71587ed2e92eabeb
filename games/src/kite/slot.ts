import type { KiteBet } from '@nokshi/contract/player/kite.ts';
import { kitePayout, shownAt } from '@nokshi/house-math/instants/kite.ts';
import { minorOf, parseTyped } from '@nokshi/money';
import type { Moment } from './flight.ts';

/** One of the two bets that a member may have on a flight. */
export type Slot = {
  bet: KiteBet | null;
  /** What was asked of the server and is not answered yet. */
  asking: 'place' | 'withdraw' | 'take' | null;
  /** Pressed while no bets were taken: it is placed once on the next flight. */
  isQueued: boolean;
  /** The server heard the call after the cut. */
  isLate: boolean;
};

export const emptySlot = (): Slot => ({ bet: null, asking: null, isQueued: false, isLate: false });

/** What waits for the next flight is not placed. */
export function unqueue(slot: Slot | undefined): void {
  if (slot) slot.isQueued = false;
}

/** What the button of a slot says and does. */
export type Face =
  | { readonly act: 'place' | 'queue' | 'unqueue' }
  | { readonly act: 'withdraw'; readonly takesAt: number }
  | { readonly act: 'take'; readonly pays: bigint }
  | { readonly act: null; readonly why: 'wait' | 'placing' | 'withdrawing' | 'taking' | 'late' }
  | { readonly act: null; readonly why: 'taken'; readonly at: number; readonly pays: bigint }
  | { readonly act: null; readonly why: 'lost' | 'void' };

/** A bet is shown as taken by itself only when the picture still flew so long after it had reached what the bet takes at. */
export const NEWS_MS = 400;

/** What a bet was taken at, as far as it is certain in this moment; null until then. */
export function certainlyTaken({ taken, takesAt }: KiteBet, moment: Moment): number | null {
  if (taken !== null) return taken;
  if (moment.phase === 'cut') return takesAt <= moment.cut ? takesAt : null;
  const isReached = moment.phase === 'flying' && shownAt(moment.ms - NEWS_MS) >= takesAt;
  return isReached ? takesAt : null;
}

/** The bet of a slot on this flight. */
export const betOn = ({ bet }: Slot, issue: string | null): KiteBet | null =>
  bet && bet.issue === issue && bet.state !== 'WITHDRAWN' ? bet : null;

/** What it took from the member's money, minor units. */
export const costOf = ({ stake, isFree }: KiteBet): bigint => (isFree ? 0n : minorOf(stake));

/** What it pays when it is taken there, or (null) not at all: with a free bet what it wins beyond its stake. */
export function paysAt({ stake, isFree }: KiteBet, times: number | null): bigint {
  const whole = kitePayout(minorOf(stake), times);
  if (!isFree || times === null) return whole;
  return whole - minorOf(stake);
}

export function faceOf(slot: Slot, moment: Moment, issue: string | null): Face {
  if (slot.asking === 'place') return { act: null, why: 'placing' };
  if (slot.asking === 'withdraw') return { act: null, why: 'withdrawing' };
  const bet = betOn(slot, issue);
  if (!bet) {
    if (moment.phase === 'betting') return { act: 'place' };
    return { act: slot.isQueued ? 'unqueue' : 'queue' };
  }
  if (moment.phase === 'void' || bet.state === 'VOID' || bet.state === 'RETURNED')
    return { act: null, why: 'void' };
  const at = certainlyTaken(bet, moment);
  const pays = (times: number) => paysAt(bet, times);
  if (at !== null) return { act: null, why: 'taken', at, pays: pays(at) };
  if (moment.phase === 'cut') return { act: null, why: slot.isLate ? 'late' : 'lost' };
  if (slot.isLate) return { act: null, why: 'late' };
  if (slot.asking === 'take') return { act: null, why: 'taking' };
  if (moment.phase === 'betting') return { act: 'withdraw', takesAt: bet.takesAt };
  if (moment.phase === 'flying') {
    // By itself already, though it is not certain yet.
    return moment.shown >= bet.takesAt
      ? { act: null, why: 'taking' }
      : { act: 'take', pays: pays(moment.shown) };
  }
  return { act: null, why: 'wait' };
}

/** Known bets keep their slot; others are put where nothing is asked and no bet of these is. */
export function restoreSlots(slots: readonly Slot[], bets: readonly KiteBet[]): void {
  const open = bets.filter(({ state }) => state !== 'WITHDRAWN');
  for (const slot of slots)
    slot.bet = open.find(({ betId }) => betId === slot.bet?.betId) ?? slot.bet;
  const isHere = ({ betId }: KiteBet) => slots.some(({ bet }) => bet?.betId === betId);
  const free = slots.filter(
    ({ bet, asking }) => !asking && !open.some(({ betId }) => betId === bet?.betId),
  );
  open
    .filter((bet) => !isHere(bet))
    .forEach((bet, i) => {
      const slot = free[i];
      if (slot) Object.assign(slot, { ...emptySlot(), isQueued: slot.isQueued, bet });
    });
}

const LEAST_ORDER = 101;
export const MOST_ORDER = 100_000;

/** Hundredths of what a member typed; null for nothing, or what no order can be. */
export function orderOf(typed: string): number | null {
  const hundredths = Number(parseTyped(typed.replace(/[×x]/gi, '')) ?? 0n);
  return hundredths >= LEAST_ORDER && hundredths <= MOST_ORDER ? hundredths : null;
}
