import type { Random } from '../fairness/random.ts';

/**
 * Who a pool goes to, and when: both from a seed that was committed before. Amounts are minor
 * units. Source: domain.md 3.4.
 */
export type Entrant = {
  /** Stands for a member in this cycle alone. */
  readonly entrant: string;
  readonly tickets: bigint;
};

/** Each 1.00 of stake is a ticket. */
export const TICKET = 100n;

/** The threshold is the first thing drawn; the first draw of a winner has the nonce after it. */
export const THRESHOLD_NONCE = 0;
export const FIRST_DRAW_NONCE = 1;

const WORDS = 2n ** 32n;

/** 0 .. n-1, each equally likely, for 1 <= n <= 2^64; past 2^32 by two words with rejection. */
export function belowBig(random: Random, n: bigint): bigint {
  if (n < 1n || n > WORDS * WORDS) throw new Error(`belowBig(${n}) has no meaning`);
  if (n <= WORDS) return BigInt(random.below(Number(n)));
  const limit = WORDS * WORDS - ((WORDS * WORDS) % n);
  const two = () =>
    BigInt(random.below(Number(WORDS))) * WORDS + BigInt(random.below(Number(WORDS)));
  let drawn = two();
  while (drawn >= limit) drawn = two();
  return drawn % n;
}

/** The amount at which the pool falls: above the seed, at most the cap, each paisa equally likely. */
export const thresholdOf = (random: Random, pool: { seed: bigint; cap: bigint }): bigint =>
  pool.seed + 1n + belowBig(random, pool.cap - pool.seed);

export const ticketsOf = (entrants: readonly Entrant[]): bigint =>
  entrants.reduce((sum, { tickets }) => sum + tickets, 0n);

/** A ticket out of all of them, and the place (from 0) of who holds it. */
export function drawTicket(
  random: Random,
  entrants: readonly Entrant[],
): { readonly ticket: bigint; readonly place: number } {
  const ticket = belowBig(random, ticketsOf(entrants));
  let before = 0n;
  const place = entrants.findIndex(({ tickets }) => {
    before += tickets;
    return ticket < before;
  });
  return { ticket, place };
}

/** Without the tickets of one place, so that every other keeps its own. */
export const without = (entrants: readonly Entrant[], place: number): Entrant[] =>
  entrants.map((each, at) => (at === place ? { ...each, tickets: 0n } : each));

/** The list in the form whose SHA-256 is the client seed of the draw. */
export const entrantLines = (entrants: readonly Entrant[]): string =>
  entrants.map(({ entrant, tickets }) => `${entrant} ${tickets}\n`).join('');

/** Places (from 0) in a list of entrants; `passed` were drawn before and might not win. */
export type Drawn<Won> = {
  readonly passed: readonly number[];
  readonly ticket: bigint;
  readonly place: number;
  readonly won: Won;
};

/**
 * Draws until somebody may win: `pay` answers null for who may not, who is passed over with all
 * their tickets. Every draw has a nonce of its own. Null when nobody of the list may.
 */
export async function drawUntilPaid<Won>(
  entrants: readonly Entrant[],
  randomOf: (nonce: number) => Random,
  pay: (place: number) => Promise<Won | null>,
): Promise<Drawn<Won> | null> {
  const passed: number[] = [];
  let left = entrants;
  while (ticketsOf(left) > 0n) {
    const { place, ticket } = drawTicket(randomOf(FIRST_DRAW_NONCE + passed.length), left);
    const won = await pay(place);
    if (won !== null) return { passed, ticket, place, won };
    passed.push(place);
    left = without(left, place);
  }
  return null;
}
