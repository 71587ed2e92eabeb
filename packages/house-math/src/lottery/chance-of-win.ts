import { weightOf } from './alike.ts';
import { boardOf, waysToMiss } from './arrangements.ts';
import { withoutDoubles } from './checks.ts';
import { choose, falling, sum } from './counting.ts';
import { FAMILIES, type Family, isFamily } from './families.ts';
import { type Fraction, fraction, minus, multiply, ofChance, plus, WHOLE } from '../fraction.ts';
import { isOneWinner } from './most-hits.ts';
import { outcomesOf } from './outcomes.ts';
import type { NumberSet, Play, Selection } from './play.ts';
import { ordersOf } from './plays/orders.ts';
import { rookNumbers } from './rooks.ts';

/** That a draw pays a bet anything; where no formula is known, at most so often. */
export type AnyWin = { readonly chance: Fraction; readonly isExact: boolean };

type Bet = { readonly family: string; readonly play: Play; readonly selection: Selection };
type Known = Bet & { readonly shape: Family['shape'] };

export function chanceOfAnyWin(bet: Bet): AnyWin {
  const { family, play, selection } = bet;
  if (isOneWinner(play)) return exact(unionBound(bet));
  const outcomes = outcomesOf(family, play, selection);
  if (outcomes) {
    const won = outcomes.filter(({ numbers }) => play.hits(selection, numbers).some((n) => n > 0));
    return exact(fraction(BigInt(weightOf(won)), BigInt(weightOf(outcomes))));
  }
  const all = unionBound(bet);
  const missed = isFamily(family) ? chanceToMiss({ ...bet, shape: FAMILIES[family].shape }) : null;
  if (missed) return exact(minus(WHOLE, missed));
  return { chance: all.n < all.d ? all : WHOLE, isExact: all.n === 0n };
}

const exact = (chance: Fraction): AnyWin => ({ chance, isExact: true });

/** Never less than the chance that some unit wins, and exactly that where two cannot win at once. */
function unionBound({ play, selection }: Bet): Fraction {
  const units = play.units(selection);
  return play.prizes
    .map(({ chance }, at) => multiply(ofChance(chance), fraction(BigInt(units[at] ?? 0), 1n)))
    .reduce(plus);
}

const share = (n: number, d: number): Fraction => fraction(BigInt(n), BigInt(d));
const power = ({ n, d }: Fraction, times: number): Fraction => ({
  n: n ** BigInt(times),
  d: d ** BigInt(times),
});

/** That no unit wins; null for a play that has no formula here. */
function chanceToMiss(bet: Known): Fraction | null {
  const { shape, play, selection } = bet;
  if (shape.look === 'prizes') return missPrizes(bet);
  if (selection.kind === 'places') return missPlaces(bet, selection.places);
  // Each of seven marks has one animal and one tail.
  if (/^one-(?:animal|tail)$/.test(play.code)) {
    const others = rangeOf(bet).filter((mark) => !wins(bet, Array(shape.count).fill(mark)));
    return share(choose(others.length, shape.count), choose(49, shape.count));
  }
  return null;
}

const rangeOf = ({ shape: { from, to } }: Known): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const wins = ({ play, selection }: Known, numbers: readonly number[]): boolean =>
  play.hits(selection, numbers).some((hits) => hits > 0);

function missPlaces(bet: Known, places: readonly NumberSet[]): Fraction | null {
  const { shape, play } = bet;
  const { code } = play;
  const range = rangeOf(bet);
  if (shape.look === 'digits') {
    // The unit of the last digit alone wins whenever any other does.
    if (code.endsWith('-combination')) return share(10 - (places.at(-1)?.length ?? 0), 10);
    const k = Number(/^any(\d)-straight$/.exec(code)?.[1] ?? 1);
    if (!/^any\d-straight$|-position$|^place-size-parity$/.test(code)) return null;
    const right = places.map((set, place) =>
      play.asks.sides
        ? range.filter((digit) => boardOf(play, places, range).counts(place, digit) > 0).length
        : set.length,
    );
    return share(sum(fewerThan(k, right)), 10 ** places.length);
  }
  if (/^(?:position|normal-place)$/.test(code)) {
    const rooks = rookNumbers(places);
    const missed = rooks.map((ways, at) => {
      const rest = falling(range.length - at, places.length - at);
      return BigInt(ways) * BigInt(rest) * (at % 2 === 0 ? 1n : -1n);
    });
    return fraction(
      missed.reduce((all, each) => all + each, 0n),
      BigInt(falling(range.length, places.length)),
    );
  }
  if (code !== 'place-size-parity') return null;
  const ways = waysToMiss(boardOf(play, places, range));
  return fraction(ways, BigInt(falling(range.length, places.length)));
}

/** Ways in which fewer than k places are right, by how many are; `right` digits of ten are right in each place. */
function fewerThan(k: number, right: readonly number[]): number[] {
  let ways = [1];
  for (const count of right)
    ways = [...ways, 0].map((so, at) => so * (10 - count) + (ways[at - 1] ?? 0) * count);
  return ways.slice(0, k);
}

/** Prizes are drawn one apart from the other. */
function missPrizes({ play, selection, shape }: Known): Fraction | null {
  const { code, asks, prizes } = play;
  const units = play.units(selection);
  const first = units[0] ?? 0;
  const windows = (chosen: number, cases: number, slots: number) =>
    power(share(cases - chosen, cases), slots);
  const slotsOf = () => sum(prizes.map(({ chance }) => chance.n));
  if (/^(?:big|small)-(?:straight|lines|box)$/.test(code)) return windows(first, 10_000, slotsOf());
  if (selection.kind === 'lines') {
    const lines = withoutDoubles(selection.lines.map((line) => line.toSorted((a, b) => a - b)));
    const orders = sum(lines.map(ordersOf));
    if (code.endsWith('-orders')) return windows(orders, 10 ** (asks.places ?? 0), first / orders);
    const isShared = /^(?:big|small)-shared-box$/.test(code);
    return isShared ? windows(orders, 10_000, slotsOf() / sum(KINDS)) : null;
  }
  if (selection.kind !== 'numbers') return null;
  const chosen = selection.numbers.length;
  const k = Number(/^parlay-(\d)$/.exec(code)?.[1]);
  if (k) return missParlay(chosen, k, shape.count);
  if (/^run-(?:top|bottom)$/.test(code)) return windows(chosen, 10, code === 'run-top' ? 3 : 2);
  return asks.digits === undefined ? null : windows(chosen, 10 ** asks.digits, first / chosen);
}
/** How many orders four digits can have: the prizes of a shared box are by them. */
const KINDS = [24, 12, 6, 4, 1];

/** That fewer than k of the chosen pairs of digits are shown by so many prizes. */
function missParlay(chosen: number, k: number, slots: number): Fraction {
  let ways = [1n];
  for (let slot = 0; slot < slots; slot += 1)
    ways = Array.from({ length: k }, (_, seen) => {
      const again = (ways[seen] ?? 0n) * BigInt(100 - chosen + seen);
      return again + (ways[seen - 1] ?? 0n) * BigInt(chosen - seen + 1);
    });
  return fraction(
    ways.reduce((all, each) => all + each, 0n),
    100n ** BigInt(slots),
  );
}
