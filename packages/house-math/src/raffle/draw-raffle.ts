import type { Hash } from '../fairness/draw-chain.ts';
import { type Lane, rootOf } from '../fairness/merkle.ts';
import type { Random } from '../fairness/random.ts';
import { belowBig, type Entrant, ticketsOf } from '../jackpot/draw.ts';

/** A prize of a raffle: so many of so much, as a decimal string, in the order in which they are drawn. */
export type Prize = { readonly count: number; readonly amount: string };

/** Who won a prize: a ticket out of all that were left, and the place (from 0) of who holds it. */
export type Winner = { readonly ticket: bigint; readonly place: number };

/**
 * The frozen list of a raffle as one lane of a shared draw: its first leaf says the prizes, each further
 * one an entrant with the tickets, in their order. So neither can be changed once the root is public.
 */
export function laneOfRaffle(
  hash: Hash,
  {
    prizes,
    entrants,
  }: { readonly prizes: readonly Prize[]; readonly entrants: readonly Entrant[] },
): Lane {
  const texts = [
    `prizes ${prizes.map(({ count, amount }) => `${count}x${amount}`).join(' ')}`,
    ...entrants.map(({ entrant, tickets }) => `${entrant} ${tickets}`),
  ];
  return { lane: 0, count: texts.length, root: rootOf(hash, texts) };
}

/**
 * Draws a winner for each prize, one after another from the numbers of the draw. Who won is taken out
 * with all tickets, so nobody wins twice; prizes for which nobody is left are not drawn.
 */
export function drawRaffle(
  random: Random,
  {
    prizes,
    entrants,
  }: { readonly prizes: readonly Prize[]; readonly entrants: readonly Entrant[] },
): Winner[] {
  const winners: Winner[] = [];
  const count = prizes.reduce((sum, prize) => sum + prize.count, 0);
  const left = entrants.map(({ tickets }) => tickets);
  let all = ticketsOf(entrants);
  while (winners.length < count && all > 0n) {
    const ticket = belowBig(random, all);
    let before = 0n;
    const place = left.findIndex((tickets) => {
      before += tickets;
      return ticket < before;
    });
    winners.push({ ticket, place });
    all -= left[place] ?? 0n;
    left[place] = 0n;
  }
  return winners;
}
