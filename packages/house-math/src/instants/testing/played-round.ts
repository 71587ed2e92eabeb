import { toDecimal } from '@nokshi/money';
import fc from 'fast-check';
import { commitmentOf, hmacRandom } from '../../fairness/hmac-node.ts';
import type { Seeds } from '../../fairness/seeds.ts';
import { simulationRandom } from '../../fairness/simulation.ts';
import {
  type InstantAct,
  type InstantBet,
  type InstantRound,
  playInstant,
  type Streams,
} from '../play.ts';
import { RISKS, ROW_COUNTS } from '../plinko.ts';

export const seedsOf = (seed: number): Seeds => ({
  serverSeed: commitmentOf(String(seed)),
  clientSeed: 'member',
  nonce: seed,
});
export const streamsOf =
  (seed: number): Streams =>
  (stream) =>
    hmacRandom(seedsOf(seed), stream);

const amount = fc.bigInt(1n, 500_000n).map((half) => toDecimal(2n * half));
const bets: fc.Arbitrary<InstantBet> = fc.oneof(
  fc.record({
    kind: fc.constant('dice' as const),
    stake: amount,
    side: fc.constantFrom('under' as const, 'over' as const),
    at: fc.integer({ min: 399, max: 9_600 }),
  }),
  fc.record({
    kind: fc.constant('mines' as const),
    stake: amount,
    mines: fc.integer({ min: 1, max: 24 }),
  }),
  fc.record({
    kind: fc.constant('plinko' as const),
    stake: amount,
    rows: fc.constantFrom(...ROW_COUNTS),
    risk: fc.constantFrom(...RISKS),
  }),
  fc.record({
    kind: fc.constant('blackjack' as const),
    spots: fc
      .uniqueArray(fc.record({ spot: fc.integer({ min: 1, max: 7 }), stake: amount }), {
        selector: ({ spot }) => spot,
        minLength: 1,
        maxLength: 7,
      })
      .map((spots) => spots.toSorted((one, other) => one.spot - other.spot)),
  }),
);

/** Plays to the end by choices that a number decides; answers every round on the way. */
export function playOut(
  bet: InstantBet,
  seed: number,
): { acts: InstantAct[]; rounds: InstantRound[] } {
  const choose = simulationRandom(seed);
  const acts: InstantAct[] = [];
  const rounds = [playInstant({ bet, acts }, streamsOf(seed))];
  for (;;) {
    const round = rounds.at(-1) as InstantRound;
    if (round.isOver) return { acts, rounds };
    acts.push(nextAct(round, acts.length, choose.below));
    rounds.push(playInstant({ bet, acts }, streamsOf(seed)));
  }
}

/** Any act that the round allows, by a number. */
export function nextAct(
  { state }: InstantRound,
  at: number,
  below: (n: number) => number,
): InstantAct {
  if (state.kind === 'mines') {
    const closed = Array.from({ length: 25 }, (_, field) => field).filter(
      (field) => !state.opened.includes(field),
    );
    return at > 0 && below(4) === 0
      ? { act: 'take', at }
      : { act: 'open', at, field: closed[below(closed.length)] ?? 0 };
  }
  if (state.kind !== 'blackjack' || !state.turn) throw new Error('the round has no choices');
  const { acts } = state.turn;
  return { act: acts[below(acts.length)] ?? 'stand', at };
}

/** A bet of any game with the number that seeds and choices follow from. */
export const plays = fc.record({ bet: bets, seed: fc.nat(1_000_000) });
