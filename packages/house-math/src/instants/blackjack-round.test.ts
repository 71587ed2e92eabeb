import { describe, expect, test } from 'vitest';
import { commitmentOf, hmacRandom } from '../fairness/hmac-node.ts';
import { totalOf, valueOf } from '../tables/blackjack/hand.ts';
import { dealDealer, playSpot } from '../tables/blackjack/round.ts';
import { blackjackRound } from './blackjack-round.ts';
import {
  type BlackjackBet,
  type InstantAct,
  type InstantRound,
  NotAllowed,
  type Streams,
} from './round.ts';

const seven: BlackjackBet = {
  kind: 'blackjack',
  spots: [1, 2, 3, 4, 5, 6, 7].map((spot) => ({ spot, stake: '10.00' })),
};
const two: BlackjackBet = { kind: 'blackjack', spots: seven.spots.slice(1, 3) };

const streamsOf = (seed: number): Streams => {
  const seeds = { serverSeed: commitmentOf(`blackjack ${seed}`), clientSeed: 'm', nonce: 0 };
  return (stream) => hmacRandom(seeds, stream);
};
type Shown = Extract<InstantRound['state'], { kind: 'blackjack' }>;
const shown = (round: InstantRound) => round.state as Shown;
const acting = (...names: Exclude<InstantAct['act'], 'open'>[]): InstantAct[] =>
  names.map((act, at) => ({ act, at }) as InstantAct);

/** The first seed whose round is one of these. */
function seedWith(bet: BlackjackBet, fits: (round: Shown, streams: Streams) => boolean): number {
  for (let seed = 0; ; seed += 1) {
    const streams = streamsOf(seed);
    if (fits(shown(blackjackRound(bet, [], streams)), streams)) return seed;
  }
}
const hasNatural = (streams: Streams) => totalOf(dealDealer(streams(0)).slice(0, 2)).total === 21;
const isAce = (card: number | undefined) => valueOf(card ?? 0) === 1;
const pairOf = (spot: Shown['spots'][number] | undefined) => {
  const [one = -1, other = -2] = spot?.hands[0]?.cards.map(valueOf) ?? [];
  return one === other ? one : null;
};
const plainUp = ({ dealer }: Shown) => !isAce(dealer[0]) && valueOf(dealer[0] ?? 0) !== 10;

describe('a round of blackjack', () => {
  test('gives each spot the cards of its own stream, whatever the others do', () => {
    const seed = seedWith(two, ({ turn, dealer }) => turn?.spot === 2 && !isAce(dealer[0]));
    const streams = streamsOf(seed);
    const dealer = dealDealer(streams(0));
    const alone = playSpot(streams(3), { dealer, acts: [] });
    for (const acts of [acting(), acting('hit'), acting('stand'), acting('double')])
      expect(shown(blackjackRound(two, acts, streams)).spots[1]?.hands[0]?.cards).toEqual(
        alone.hands[0]?.cards,
      );
  });

  test('asks every spot about insurance before any is played, and shows no natural until then', () => {
    const seed = seedWith(
      two,
      ({ turn }, streams) => (turn?.acts.includes('insure') ?? false) && hasNatural(streams),
    );
    const streams = streamsOf(seed);
    const first = blackjackRound(two, acting('insure'), streams);
    expect(shown(first)).toMatchObject({
      dealer: [expect.any(Number)],
      turn: { spot: 3, acts: ['insure', 'decline'] },
      spots: [{ insurance: '5.00', hands: [{ isDone: false }] }, { insurance: null }],
    });
    const end = blackjackRound(two, acting('insure', 'decline'), streams);
    expect(end.isOver).toBe(true);
    expect(shown(end).spots.map(({ insurance }) => insurance)).toEqual(['5.00', '0.00']);
    const insured = end.wagers.find(({ of }) => of === 'insure');
    expect(insured).toEqual({ of: 'insure', spot: 2, act: 0, stake: 500n, payout: 1_500n });
  });

  test('insurance without a natural is lost, and the spots are played', () => {
    const seed = seedWith(
      two,
      ({ turn }, streams) => (turn?.acts.includes('insure') ?? false) && !hasNatural(streams),
    );
    const open = blackjackRound(two, acting('insure', 'insure'), streamsOf(seed));
    const acts = acting('insure', 'insure');
    let round = open;
    while (!round.isOver) {
      acts.push({ act: 'stand', at: acts.length });
      round = blackjackRound(two, acts, streamsOf(seed));
    }
    expect(round.wagers.filter(({ of }) => of === 'insure').map(({ payout }) => payout)).toEqual([
      0n,
      0n,
    ]);
  });

  test('under a ten a natural of the dealer ends the round at once', () => {
    const seed = seedWith(
      seven,
      ({ dealer }, streams) => valueOf(dealer[0] ?? 0) === 10 && hasNatural(streams),
    );
    const round = blackjackRound(seven, [], streamsOf(seed));
    expect([round.isOver, shown(round).dealer.length, shown(round).turn]).toEqual([true, 2, null]);
    for (const { payout, stake } of round.wagers) expect([0n, stake]).toContain(payout);
  });

  test('split aces get one card each and are done; the split is a stake of its own', () => {
    const seed = seedWith(
      seven,
      (state) => plainUp(state) && state.spots.some((spot) => pairOf(spot) === 1),
    );
    const streams = streamsOf(seed);
    const at = shown(blackjackRound(seven, [], streams)).spots.findIndex(
      (spot) => pairOf(spot) === 1,
    );
    const bet: BlackjackBet = { kind: 'blackjack', spots: [{ spot: at + 1, stake: '10.00' }] };
    const round = blackjackRound(bet, acting('split'), streams);
    const [spot] = shown(round).spots;
    expect(round.isOver).toBe(true);
    expect(spot?.hands.map(({ cards, isDone }) => [cards.length, isDone])).toEqual([
      [2, true],
      [2, true],
    ]);
    expect(round.wagers.map(({ of, stake }) => [of, stake])).toEqual([
      ['bet', 1_000n],
      ['split', 1_000n],
    ]);
    expect(() => blackjackRound(bet, acting('split', 'hit'), streams)).toThrow(NotAllowed);
  });

  test('a doubled hand of a split pair shares its payout between its two stakes', () => {
    const seed = seedWith(
      seven,
      (state) => plainUp(state) && state.spots.some((spot) => pairOf(spot) === 8),
    );
    const streams = streamsOf(seed);
    const at = shown(blackjackRound(seven, [], streams)).spots.findIndex(
      (spot) => pairOf(spot) === 8,
    );
    const bet: BlackjackBet = { kind: 'blackjack', spots: [{ spot: at + 1, stake: '10.00' }] };
    const acts = acting('split', 'stand', 'double');
    const round = blackjackRound(bet, acts, streams);
    const hands = shown(round).spots[0]?.hands;
    expect(hands?.map(({ stake, isDoubled }) => [stake, isDoubled])).toEqual([
      ['10.00', false],
      ['20.00', true],
    ]);
    const [main, split, double] = round.wagers;
    expect([main?.of, split?.of, double?.of]).toEqual(['bet', 'split', 'double']);
    expect(split?.payout).toBe(double?.payout);
    expect([0n, 1_000n, 2_000n]).toContain(double?.payout);
  });

  test('the dealer draws no card where every hand is over 21', () => {
    const bet: BlackjackBet = { kind: 'blackjack', spots: [{ spot: 1, stake: '10.00' }] };
    const seed = seedWith(bet, (state, streams) => {
      const [one, other] = state.spots[0]?.hands[0]?.cards ?? [];
      const isStiff = plainUp(state) && totalOf([one ?? 0, other ?? 0]).total === 16;
      const hit = isStiff
        ? shown(blackjackRound(bet, acting('hit'), streams)).spots[0]?.hands[0]
        : null;
      return hit ? totalOf(hit.cards).total > 21 : false;
    });
    const { isOver, state } = blackjackRound(bet, acting('hit'), streamsOf(seed));
    expect([isOver, (state as Shown).dealer.length]).toEqual([true, 2]);
    expect(dealDealer(streamsOf(seed)(0)).slice(0, 2)).toEqual((state as Shown).dealer);
  });

  test('turns go spot by spot, and an act of another kind is refused', () => {
    const seed = seedWith(two, (state) => plainUp(state) && state.turn?.spot === 2);
    expect(() => blackjackRound(two, acting('insure'), streamsOf(seed))).toThrow(NotAllowed);
    const after = shown(blackjackRound(two, acting('stand'), streamsOf(seed)));
    expect(after.turn === null || after.turn.spot === 3).toBe(true);
    expect(after.spots[0]?.hands[0]?.isDone).toBe(true);
  });
});
