import { numberOf } from '../fraction.ts';
import { MOST_DEALT, waysAt } from './andar-bahar.ts';
import { CARDS } from './cards.ts';
import { DRAGON_TIGER_DECKS } from './dragon-tiger.ts';
import { ENDS } from './cockfight.ts';
import { POCKETS } from './roulette.ts';
import { chancesOf } from './one-day.ts';
import type { Pay, Shown, Spot, Table } from './table.ts';
import { tableOfTicket } from './ticket.ts';

/** What a result does to some spots: what each brings back of a stake of one; a spot that is not named loses. */
export type Way = {
  /** Of all results; the ways of a part sum to one. */
  readonly chance: number;
  readonly backs: ReadonlyMap<string, { readonly n: bigint; readonly d: bigint }>;
};

/**
 * Spots whose ends hang together, with every way they can end. A table of one part is known exactly. Where it has several,
 * each is exact by itself: sums of what their worst ways pay are never too low, and variances are added as if the parts
 * knew nothing of one another.
 */
export type Part = { readonly spots: readonly string[]; readonly ways: readonly Way[] };

/** A result with how often it comes beside the others. */
type Counted = readonly [shown: Shown, weight: number];

const upTo = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);
const FACES = upTo(6, 1);

/** Every result that the spots can tell apart. */
const RESULTS: Readonly<Record<string, (opening: Shown) => readonly Counted[]>> = {
  roulette: () => upTo(POCKETS).map((pocket) => [[pocket], 1]),
  'sic-bo': () =>
    FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): Counted => [[a, b, c], 1]))),
  'dragon-tiger': () =>
    upTo(CARDS).flatMap((dragon) =>
      upTo(CARDS).map(
        (tiger): Counted => [[dragon, tiger], DRAGON_TIGER_DECKS - (dragon === tiger ? 1 : 0)],
      ),
    ),
  // Its spots look at how many cards were dealt, and which side the last one went to.
  'andar-bahar': ([joker = 0]) =>
    upTo(MOST_DEALT, 1).map((dealt) => [[joker, ...upTo(dealt)], Number(waysAt(dealt))]),
};

/** The parts of a table by its game, or null where it is none of tables/ticket.ts. */
export function partsOf(of: {
  readonly game: string;
  readonly rules: string;
  readonly opening: Shown;
}): readonly Part[] | null {
  const { game, opening } = of;
  const table = tableOfTicket(of);
  if (!table) return null;
  if (game === 'baccarat') return baccaratParts(table);
  if (game === 'robo-rumble') return [boutPart(table)];
  if (game === 'one-day') return [dealPart(table, opening)];
  const results = RESULTS[game]?.(opening);
  return results ? [enumerated(table, results)] : byWinner(table);
}

function enumerated({ spots }: Table, results: readonly Counted[]): Part {
  const total = results.reduce((sum, [, weight]) => sum + weight, 0);
  const ways = new Map<string, Way>();
  for (const [shown, weight] of results) {
    const hits = spots.map(({ hit }) => hit(shown));
    const key = hits.join();
    const way = ways.get(key) ?? { chance: 0, backs: backsOf(spots, hits) };
    ways.set(key, { ...way, chance: way.chance + weight / total });
  }
  return { spots: spots.map(({ code }) => code), ways: [...ways.values()] };
}

const backsOf = (spots: readonly Spot[], hits: readonly (number | null)[]): Way['backs'] =>
  new Map(
    spots.flatMap(({ code, pays }, at) => {
      const pay = pays[hits[at] ?? -1];
      return pay ? [[code, pay.back] as const] : [];
    }),
  );

/** Four ends that are not equally likely: each has the chance of the spot that wins with it. */
function boutPart({ spots }: Table): Part {
  const ways = ENDS.map((end, at): Way => {
    const hits = spots.map(({ hit }) => hit([at]));
    return { chance: chanceOf(spotNamed(spots, end), 'win'), backs: backsOf(spots, hits) };
  });
  return { spots: spots.map(({ code }) => code), ways };
}

const spotNamed = (spots: readonly Spot[], code: string): Spot => {
  const spot = spots.find((each) => each.code === code);
  if (!spot) throw new Error(`there is no spot ${code}`);
  return spot;
};
const payNamed = ({ code, pays }: Spot, name: string): Pay => {
  const pay = pays.find((each) => each.code === name);
  if (!pay) throw new Error(`${code} does not pay ${name}`);
  return pay;
};
const chanceOf = (spot: Spot, name: string): number => numberOf(payNamed(spot, name).chance);

/** A way of a part: these spots pay so, with the chance of the first. */
const wayOf = (
  first: readonly [Spot, string],
  ...more: readonly (readonly [Spot, string])[]
): Way => ({
  chance: chanceOf(...first),
  backs: new Map([first, ...more].map(([spot, pay]) => [spot.code, payNamed(spot, pay).back])),
});

/** Deals of six cards that end so: a pair of aces against less, less against it, and the same ranks twice. */
const DEALS = { a: [0, 8, 1, 20, 40, 29], b: [8, 0, 20, 1, 29, 40], tie: [0, 1, 8, 9, 21, 22] };

/** One-Day: who wins decides all spots, and the cards that lie there how likely that is. */
function dealPart({ spots }: Table, opening: Shown): Part {
  const chances = chancesOf(opening);
  const ways = (['a', 'b', 'tie'] as const).map((end): Way => {
    const hits = spots.map(({ hit }) => hit(DEALS[end]));
    return { chance: numberOf(chances[end]), backs: backsOf(spots, hits) };
  });
  return { spots: spots.map(({ code }) => code), ways };
}

/** Each spot that pays by itself: its ways, and that it loses. */
function alone(spot: Spot): Part {
  const ways = spot.pays.map(({ code }) => wayOf([spot, code]));
  return { spots: [spot.code], ways: withLoss(ways) };
}

const withLoss = (ways: readonly Way[]): readonly Way[] => {
  const rest = 1 - ways.reduce((sum, { chance }) => sum + chance, 0);
  return [...ways, { chance: rest, backs: new Map() }];
};

/** Teen patti: two seats of which one wins or both push, and what each of them holds. */
function byWinner({ spots }: Table): readonly Part[] {
  const [a, b] = [spotNamed(spots, 'a'), spotNamed(spots, 'b')];
  const winner: Part = {
    spots: ['a', 'b'],
    ways: [wayOf([a, 'win']), wayOf([b, 'win']), wayOf([a, 'tie'], [b, 'tie'])],
  };
  return [winner, ...spots.filter((spot) => spot !== a && spot !== b).map(alone)];
}

function baccaratParts({ spots }: Table): readonly Part[] {
  const of = (code: string) => spotNamed(spots, code);
  const [player, banker, tie, big, small] = [
    of('player'),
    of('banker'),
    of('tie'),
    of('big'),
    of('small'),
  ];
  const banks = banker.pays.filter(({ code }) => code !== 'tie');
  return [
    {
      spots: ['player', 'banker', 'tie'],
      ways: [
        wayOf([player, 'win']),
        ...banks.map(({ code }) => wayOf([banker, code])),
        wayOf([tie, 'win'], [player, 'tie'], [banker, 'tie']),
      ],
    },
    { spots: ['big', 'small'], ways: [wayOf([big, 'win']), wayOf([small, 'win'])] },
    pairPart(spots),
  ];
}

/** What the first two cards of a hand are: the same card, the same rank only, or neither. */
type Pair = 'perfect' | 'pair' | 'none';
const PAIRS: readonly Pair[] = ['perfect', 'pair', 'none'];
const CARDS_LEFT = 414 * 413;
/** Ordered ways of the other hand to be a perfect pair, by what this one is: cards of its rank are missing. */
const OTHER_PERFECT = { perfect: 6 * 5 + 51 * 8 * 7, pair: 2 * 7 * 6 + 50 * 8 * 7 } as const;
/** And to be any pair: 30 cards of that rank are left, 32 of the others. */
const OTHER_PAIR = 30 * 29 + 12 * 32 * 31;
const OF_ONE_HAND: Readonly<Record<Pair, number>> = {
  perfect: 7 / 415,
  pair: 24 / 415,
  none: 384 / 415,
};

/** How both hands begin, of eight decks. */
function chanceOfBoth(one: Pair, other: Pair): number {
  if (one === 'none' && other === 'none')
    return 1 - 2 * OF_ONE_HAND.perfect - 2 * OF_ONE_HAND.pair + OF_BOTH_PAIRED;
  if (one === 'none') return chanceOfBoth(other, one);
  const perfect = OTHER_PERFECT[one] / CARDS_LEFT;
  const any = OTHER_PAIR / CARDS_LEFT;
  const shares = { perfect, pair: any - perfect, none: 1 - any };
  return OF_ONE_HAND[one] * shares[other];
}
const OF_BOTH_PAIRED = ((31 / 415) * OTHER_PAIR) / CARDS_LEFT;

function pairPart(spots: readonly Spot[]): Part {
  const codes = ['player-pair', 'banker-pair', 'either-pair', 'perfect-pair'] as const;
  const [player, banker, either, perfect] = codes.map((code) => spotNamed(spots, code)) as [
    Spot,
    Spot,
    Spot,
    Spot,
  ];
  const ways = PAIRS.flatMap((one) =>
    PAIRS.map((other): Way => {
      const perfects = [one, other].filter((pair) => pair === 'perfect').length;
      const paid: (readonly [Spot, string])[] = [
        ...(one === 'none' ? [] : [[player, 'win'] as const]),
        ...(other === 'none' ? [] : [[banker, 'win'] as const]),
        ...(one === 'none' && other === 'none' ? [] : [[either, 'win'] as const]),
        ...(perfects === 0 ? [] : [[perfect, perfects === 2 ? 'both' : 'one'] as const]),
      ];
      return {
        chance: chanceOfBoth(one, other),
        backs: new Map(paid.map(([spot, pay]) => [spot.code, payNamed(spot, pay).back])),
      };
    }),
  );
  return { spots: codes, ways };
}

/** Stakes on spots, in minor units. */
export type Stakes = ReadonlyMap<string, bigint>;

const paidIn = ({ backs }: Way, stakes: Stakes): bigint => {
  let sum = 0n;
  for (const [code, { n, d }] of backs) sum += ((stakes.get(code) ?? 0n) * n) / d;
  return sum;
};

/** The most that the spots of these parts can pay over all stakes on them, and whether a result pays just that. */
export function worstOf(
  parts: readonly Part[],
  stakes: Stakes,
): { readonly worst: bigint; readonly isExact: boolean } {
  let worst = 0n;
  let touched = 0;
  for (const part of parts) {
    const staked = part.spots.reduce((sum, code) => sum + (stakes.get(code) ?? 0n), 0n);
    if (staked === 0n) continue;
    touched += 1;
    worst += part.ways
      .map((way) => paidIn(way, stakes) - staked)
      .reduce((most, one) => (one > most ? one : most));
  }
  return { worst, isExact: touched <= 1 };
}

/** What these stakes return on average, and the variance of it: minor units and their square. */
export function momentsOf(
  parts: readonly Part[],
  stakes: Stakes,
): { readonly mean: number; readonly variance: number } {
  let [mean, variance] = [0, 0];
  for (const { ways } of parts) {
    const paid = ways.map((way) => Number(paidIn(way, stakes)));
    const own = ways.reduce((sum, { chance }, at) => sum + chance * (paid[at] ?? 0), 0);
    mean += own;
    variance += ways.reduce(
      (sum, { chance }, at) => sum + chance * ((paid[at] ?? 0) - own) ** 2,
      0,
    );
  }
  return { mean, variance };
}
