import { boardOf, mostRight } from './arrangements.ts';
import { withoutDoubles } from './checks.ts';
import { choose, product, sum } from './counting.ts';
import type { Shape } from './families.ts';
import type { NumberSet, Play, Selection } from './play.ts';
import { ordersOf } from './plays/orders.ts';
import { mostPlaces } from './rooks.ts';

type Bet = {
  readonly play: Play;
  readonly selection: Selection;
  readonly shape: Shape;
  /** What a winning unit pays, by prize. */
  readonly each: readonly bigint[];
};
/** Hits by prize of the draws one of which pays most. */
export type MostHits = readonly (readonly number[])[];

const AREA = '(?:three|five|front\\d|middle\\d|back\\d)';
/** Plays of which one unit at most can win, and each one can. */
const ONE_WINNER = [
  new RegExp(`^${AREA}-(?:straight|lines|sum|span|sum-tail|group-\\d+|pattern)$`),
  new RegExp(`^${AREA}-group(?:-sum|-banker|-lines)?$`),
  /^(?:three|four)-(?:straight|tote)$/,
  /^bull$|^dragon-tiger-\d+$|^odd-count$|^median$|^top2-sum$|^special$|^special-(?:wave|animal)$/,
];
export const isOneWinner = ({ code }: Play): boolean => ONE_WINNER.some((form) => form.test(code));

/** In closed form; null for a play that has no formula here. */
export function mostHits(bet: Bet): MostHits | null {
  const { play, selection, shape } = bet;
  switch (selection.kind) {
    case 'places':
      return mostOfPlaces(play, selection.places, shape);
    case 'numbers':
      return mostOfNumbers(bet, selection.numbers.length);
    case 'bankers':
      return mostWithBankers(play.code, selection);
    case 'lines':
      return mostOfLines(bet, selection.lines);
    case 'options':
      // Each of seven marks has one animal and one tail.
      return /^one-(?:animal|tail)$/.test(play.code) ? dearest(bet, selection.options, 7) : null;
    case 'any':
    case 'repeated':
      return null;
  }
}

const drawsWith = (...hits: MostHits): MostHits => hits;
const sizeOf = (set: NumberSet): number => set.length;
const filled = (places: readonly NumberSet[]): number =>
  places.filter((set) => set.length > 0).length;
const numberIn = (code: string, form: RegExp): number | null => {
  const found = form.exec(code)?.[1];
  return found === undefined ? null : Number(found);
};

function mostOfPlaces(play: Play, places: readonly NumberSet[], shape: Shape): MostHits | null {
  const { code } = play;
  if (/^(?:big|small)-straight$/.test(code)) return everyTier(play);
  if (code.endsWith('-combination'))
    return drawsWith(places.map((_, before) => product(places.slice(0, before).map(sizeOf))));
  if (code.endsWith('-position')) return drawsWith([filled(places)]);
  if (/^(?:position|normal-place)$/.test(code)) return drawsWith([mostPlaces(places)]);
  const k = numberIn(code, /^any(\d)-straight$/);
  if (k !== null) return drawsWith([choose(filled(places), k)]);
  // A number is big or small, and odd or even: a digit can be each of the four.
  const sides = places.map((set) => half(set, 0) + half(set, 2));
  if (new RegExp(`^${AREA}-size-parity$`).test(code)) return drawsWith([product(sides)]);
  if (code !== 'place-size-parity') return null;
  if (shape.look === 'digits') return drawsWith([sum(sides)]);
  // Different numbers may have too few of a kind.
  return drawsWith([mostRight(boardOf(play, places, numbersOf(shape)))]);
}
const numbersOf = ({ from, to }: Shape): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const half = (set: NumberSet, first: number): number =>
  set.includes(first) || set.includes(first + 1) ? 1 : 0;
/** All numbers of a draw of four digits may be alike. */
const everyTier = ({ prizes }: Play): MostHits => drawsWith(prizes.map(({ chance }) => chance.n));

function mostOfNumbers({ play, selection, shape }: Bet, chosen: number): MostHits | null {
  const { code, asks } = play;
  const [, area = '', many] = new RegExp(`^(${AREA})-any-(\\d)$`).exec(code) ?? [];
  if (many) return drawsWith([choose(Math.min(chosen, placesIn(area)), Number(many))]);
  const times = numberIn(code, /^five-at-least-(\d)$/);
  if (times !== null) return drawsWith([Math.min(chosen, Math.floor(5 / times))]);
  const k = numberIn(code, /^any(\d)$/);
  if (k !== null)
    return drawsWith([k <= 5 ? choose(Math.min(chosen, 5), k) : choose(chosen - 5, k - 5)]);
  const front = numberIn(code, /^front(\d)-any$/);
  if (front !== null) return drawsWith([Math.min(chosen, front)]);
  if (code === 'one-digit') return drawsWith([shape.count]);
  const pairs = numberIn(code, /^parlay-(\d)$/);
  if (pairs !== null) return drawsWith([choose(Math.min(chosen, shape.count), pairs)]);
  if (/^run-(?:top|bottom)$/.test(code))
    return drawsWith([Math.min(chosen, code === 'run-top' ? 3 : 2)]);
  // Each prize that counts may show one of the numbers.
  if (asks.digits !== undefined) return drawsWith(play.units(selection).map((all) => all / chosen));
  return null;
}
const placesIn = (area: string): number => ({ three: 3, five: 5 })[area] ?? Number(area.slice(-1));

type Bankers = Extract<Selection, { kind: 'bankers' }>;

/** Five of eleven, with as many bankers among them as there can be. */
function mostWithBankers(code: string, { bankers, others }: Bankers): MostHits | null {
  const k = numberIn(code, /^any(\d)-bankers$/);
  if (k === null) return null;
  const missing = k - bankers.length;
  if (k <= 5) return drawsWith([choose(Math.min(others.length, 5 - bankers.length), missing)]);
  const drawn = Math.max(0, 5 - bankers.length);
  return drawsWith([choose(others.length - drawn, missing - drawn)]);
}

function mostOfLines(bet: Bet, lines: readonly NumberSet[]): MostHits | null {
  const { play, selection } = bet;
  const { code } = play;
  if (/^(?:big|small)-(?:lines|box)$/.test(code)) return everyTier(play);
  if (/^(?:big|small)-shared-box$/.test(code)) return everySharedTier(bet);
  if (!code.endsWith('-orders')) return null;
  const orders = sum(
    withoutDoubles(lines.map((line) => line.toSorted((a, b) => a - b))).map(ordersOf),
  );
  return drawsWith(play.units(selection).map((all) => all / orders));
}

/** Prizes `first-24`: by tier and by how many orders a line has. Each tier shows the line that pays most. */
function everySharedTier({ play, selection, each }: Bet): MostHits {
  const units = play.units(selection);
  const staked = play.prizes.flatMap(({ code, chance }, at) => {
    const [, tier, orders] = /^(\w+)-(\d+)$/.exec(code) ?? [];
    return (units[at] ?? 0) > 0 ? [{ at, tier, slots: chance.n / Number(orders) }] : [];
  });
  const best = new Map<string | undefined, (typeof staked)[number]>();
  for (const prize of staked) {
    const other = best.get(prize.tier);
    if (!other || (each[prize.at] ?? 0n) > (each[other.at] ?? 0n)) best.set(prize.tier, prize);
  }
  return drawsWith(
    play.prizes.map((_, at) => [...best.values()].find((prize) => prize.at === at)?.slots ?? 0),
  );
}

/** Of the chosen options those that pay most, as many as can hold. */
function dearest({ play, each }: Bet, options: NumberSet, most: number): MostHits {
  const chosen = options
    .toSorted((a, b) => Number((each[b] ?? 0n) - (each[a] ?? 0n)))
    .slice(0, most);
  return drawsWith(play.prizes.map((_, at) => (chosen.includes(at) ? 1 : 0)));
}
