import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import type { Seeds } from '@nokshi/house-math/fairness/seeds.ts';
import { cutOf, KITE_CEILING, msTo, takenAt } from '@nokshi/house-math/instants/kite.ts';
import { MOST_KITE_BETS } from '@nokshi/contract/player/kite.ts';
import type { RoundRow } from '../../../rounds/index.ts';

/** The kind of the kite's rounds, its one series, and its game in the catalogue. */
export const KITE = 'kite';

/** A flight that closes later than this is void; so long the kite waits at least before it rises. */
export const CLOSES_LATE_MS = 2_000;
/** Who had not taken has the stake back where the cut was drawn later than this: the house was away. */
export const AWAY_MS = 5_000;
/** The longest flight. */
export const FLIGHT_MS = msTo(KITE_CEILING);

/** How a flight ended. The cut in hundredths. */
export type Outcome = { readonly cut: number; readonly wasAway: boolean };

type Times = Pick<RoundRow, 'drawsAt'>;
type Drawn = Pick<RoundRow, 'state' | 'outcome'>;

/** Milliseconds since 1970: the latest moment of the cut is the longest flight after it. */
export const risesAt = ({ drawsAt }: Times): number => drawsAt.getTime() - FLIGHT_MS;

export const cutOfSeeds = (seeds: Seeds): number => cutOf(hmacRandom(seeds));

export const cutWhen = (round: Times, seeds: Seeds): Date =>
  new Date(risesAt(round) + msTo(cutOfSeeds(seeds)));

export const drawCut = (round: Times, seeds: Seeds, now: Date): Outcome => ({
  cut: cutOfSeeds(seeds),
  wasAway: now.getTime() - cutWhen(round, seeds).getTime() > AWAY_MS,
});

/** Null until it is drawn, and where the flight was void. */
export const outcomeOf = ({ state, outcome }: Drawn) =>
  state === 'DRAWN' || state === 'SETTLED' ? (outcome as Outcome) : null;

/** What decides when a bet is taken. */
export type Takes = { readonly takesAt: number; readonly calledMs: number | null };

/** Milliseconds since the rise, which count for what was taken by itself: all of them once it is drawn. */
export const elapsedOf = (round: Times & Drawn, now: Date): number =>
  outcomeOf(round) ? FLIGHT_MS : now.getTime() - risesAt(round);

/** What a bet is taken at by now, of a flight that rose so long ago; null where it is not. */
export function takenSoFar(
  { takesAt, calledMs }: Takes,
  { cut, elapsedMs }: { readonly cut: number; readonly elapsedMs: number },
): number | null {
  const order = msTo(takesAt) <= elapsedMs ? takesAt : null;
  return takenAt(cut, { calledMs, order });
}

/**
 * Hundredths at which a bet is taken by itself: its order, or where it has won what one bet may win. The limit on the
 * wins of a member on one flight is shared equally by the bets that a member may have. Minor units. Null where the
 * limit leaves no win.
 */
export function takesAtOf(
  stake: bigint,
  { order, win }: { readonly order: number | null; readonly win: bigint },
): number | null {
  const most = ((win / BigInt(MOST_KITE_BETS) + stake) * 100n) / stake;
  const ceiling = Number(most < BigInt(KITE_CEILING) ? most : BigInt(KITE_CEILING));
  if (ceiling <= 100) return null;
  return order === null ? ceiling : Math.min(order, ceiling);
}
