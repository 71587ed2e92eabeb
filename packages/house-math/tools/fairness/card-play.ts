import type { Finding } from '../../src/fairness/battery.ts';
import { hmacRandom } from '../../src/fairness/hmac-node.ts';
import type { Random } from '../../src/fairness/random.ts';
import { fraction, numberOf } from '../../src/fraction.ts';
import { adviceFor } from '../../src/tables/blackjack/advice.ts';
import { isNatural } from '../../src/tables/blackjack/hand.ts';
import {
  type Act,
  BLACKJACK_EDGE,
  dealDealer,
  playSpot,
  resultOfSpot,
} from '../../src/tables/blackjack/round.ts';
import { type Card, CARDS, newShoe } from '../../src/tables/cards.ts';
import { chancesOf } from '../../src/tables/one-day.ts';
import { teenPattiWinner } from '../../src/tables/teen-patti.ts';
import { seedsFrom } from './stream.ts';
import { evenly, LIMIT, note, Tally, withRest } from './tally.ts';

type Order = { readonly word: string; readonly rounds: number };

/** One deal of so many has the chances of its stage counted: before the third card they are a million hands. */
const COUNTED_EVERY = [1, 1, 500, 20, 1, 1] as const;
/** A sum of chances says something from this variance on. */
const LEAST_VARIANCE = 20;

/** How often something came whose chance was another one each time. */
class Sum {
  #seen = 0;
  #expected = 0;
  #variance = 0;

  add(came: boolean, chance: number): void {
    this.#seen += came ? 1 : 0;
    this.#expected += chance;
    this.#variance += chance * (1 - chance);
  }

  finding(test: string): Finding[] {
    if (this.#variance < LEAST_VARIANCE) return [];
    const off = (this.#seen - this.#expected) / Math.sqrt(this.#variance);
    return [{ test, off, limit: LIMIT }];
  }
}

/**
 * Deals of One-Day, each stage from seeds of its own: the next card is any of those that are left, and a seat wins as
 * often as the chances say that its prices are made of. Source: promises T14.
 */
export function oneDayFindings({ word, rounds }: Order): Finding[] {
  const tally = new Tally();
  const cards = COUNTED_EVERY.map((_, stage) =>
    tally.question(`card ${stage + 1} of those left`, evenly(CARDS - stage)),
  );
  const wins = COUNTED_EVERY.map(() => new Sum());
  const seeds = seedsFrom(`${word}:one-day`);
  for (let deal = 0; deal < rounds; deal += 1) {
    const dealt: Card[] = [];
    for (const counted of cards) {
      const card = newShoe(hmacRandom(seeds.next().value), 1, dealt)();
      note(counted, card - dealt.filter((other) => other < card).length);
      dealt.push(card);
    }
    const isWon = teenPattiWinner(dealt) === 'a';
    COUNTED_EVERY.forEach((every, stage) => {
      if (deal % every === 0) wins[stage]?.add(isWon, numberOf(chancesOf(dealt.slice(0, stage)).a));
    });
  }
  const stages = wins.flatMap((sum, stage) => sum.finding(`seat A after ${stage} cards`));
  return [...tally.findings(), ...stages];
}

/** An ace and a ten as two cards of eight decks, and that the other hand has one as well. */
const NATURAL = fraction(2n * 32n * 128n, 416n * 415n);
const OTHER_NATURAL = fraction(2n * 31n * 127n, 414n * 413n);
const BOTH = numberOf(NATURAL) * numberOf(OTHER_NATURAL);

/** The stream of a round that a spot's cards come from; the dealer's are of stream 0. */
const FIRST_SPOT = 1;

/** Blackjack as it is advised: its cards, its naturals, and what its rounds return. Source: promises T14. */
export function blackjackFindings({ word, rounds }: Order): Finding[] {
  const tally = new Tally();
  const up = tally.question('the first card of the dealer', evenly(CARDS));
  const first = tally.question('the first card of a spot', evenly(CARDS));
  const dealers = tally.question('a natural of the dealer', withRest([NATURAL]));
  const spots = tally.question('a natural of a spot', withRest([NATURAL]));
  const both = tally.question('naturals of both', [BOTH, 1 - BOTH]);
  const results: number[] = [];
  const seeds = seedsFrom(`${word}:blackjack`);
  while (results.length < rounds) {
    const { value } = seeds.next();
    const dealer = dealDealer(hmacRandom(value));
    const spot = playAdvised(() => hmacRandom(value, FIRST_SPOT), dealer);
    const cards = spot.hands[0]?.cards ?? [];
    const isOne = spot.hands.length === 1 && isNatural(cards);
    const isOther = isNatural(dealer.slice(0, 2));
    note(up, dealer[0] ?? 0);
    note(first, cards[0] ?? 0);
    note(dealers, isOther ? 0 : 1);
    note(spots, isOne ? 0 : 1);
    note(both, isOne && isOther ? 0 : 1);
    const { staked, back } = resultOfSpot(spot, dealer);
    results.push(Number(back - staked) / 2);
  }
  return [
    ...tally.findings(),
    { test: 'what advised play returns', off: offOf(results, -BLACKJACK_EDGE), limit: LIMIT },
  ];
}

/** The act that is worth most, until nothing is left to do. */
function playAdvised(random: () => Random, dealer: readonly Card[]) {
  const acts: Act[] = [];
  for (;;) {
    const spot = playSpot(random(), { dealer, acts });
    if (!spot.turn) return spot;
    const { hand, may } = spot.turn;
    const [best] = adviceFor(spot.hands[hand]?.cards ?? [], dealer[0] ?? 0, may);
    if (!best) throw new Error('a turn has an act');
    acts.push(best.act);
  }
}

/** The mean of results against what it should be, in deviations of that mean. */
function offOf(results: readonly number[], expected: number): number {
  const mean = results.reduce((sum, one) => sum + one, 0) / results.length;
  const squares = results.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return (mean - expected) / (Math.sqrt(squares) / results.length);
}
