import { choose, falling, product, sum, tallyOf } from './counting.ts';
import type { Shape } from './families.ts';
import type { Numbers, NumberSet, Play, Selection } from './play.ts';

/** Draws that a play cannot tell apart, with one of them to stand for all. */
export type Outcome = { readonly numbers: Numbers; readonly weight: number };

/** Plays of five digits for which it is all the same which of the chosen digits is which. */
const DIGITS = /^(?:five|front4|back4)-any-\d$|^five-at-least-\d$|^any\d-group-\d+$|^one-digit$/;

/** Outcomes of a selection whose numbers are alike to the play; null where they are not. */
export function alikeOutcomes(
  { look, count, from, to }: Shape,
  play: Play,
  selection: Selection,
): readonly Outcome[] | null {
  if (selection.kind !== 'numbers' && selection.kind !== 'any' && selection.kind !== 'bankers')
    return null;
  const chosen = selection.kind === 'bankers' ? selection.others : selection.numbers;
  if (look === 'digits')
    return DIGITS.test(play.code)
      ? digitOutcomes(placesOf(play.code, selection, count), count, chosen)
      : null;
  if (look !== 'marks') return null;
  const bankers = selection.kind === 'bankers' ? selection.bankers : [];
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const others = all.filter((mark) => !chosen.includes(mark) && !bankers.includes(mark));
  return markOutcomes([chosen, bankers, others], count - 1);
}

/** The places that a play looks at: which of them shows what is all the same to it. */
function placesOf(code: string, selection: Selection, count: number): readonly number[] {
  if (selection.kind === 'any') return selection.places;
  const all = Array.from({ length: count }, (_, place) => place);
  return code.startsWith('front4')
    ? all.slice(0, 4)
    : code.startsWith('back4')
      ? all.slice(1)
      : all;
}

/** All ways to write a number as a sum of parts, the largest first. */
function partitions(total: number, most = total): number[][] {
  if (total === 0) return [[]];
  return Array.from({ length: Math.min(most, total) }, (_, at) => at + 1).flatMap((part) =>
    partitions(total - part, part).map((rest) => [part, ...rest]),
  );
}

const factorial = (n: number): number => falling(n, n);

/** Some places show digits that were not chosen, the others chosen ones: so many of the first, of the second ... */
function digitOutcomes(
  places: readonly number[],
  count: number,
  chosen: NumberSet,
): readonly Outcome[] {
  const others = 10 - chosen.length;
  const other = Array.from({ length: 10 }, (_, digit) => digit).find((d) => !chosen.includes(d));
  const filled = Array.from({ length: places.length + 1 }, (_, right) => right);
  return filled
    .flatMap((right) => partitions(right))
    .flatMap((parts) => {
      const out = places.length - sum(parts);
      const orders = factorial(places.length) / product([...parts, out].map(factorial));
      const alike = product([...tallyOf(parts).values()].map(factorial));
      const weight = (orders / alike) * falling(chosen.length, parts.length) * others ** out;
      const shown = parts.flatMap((often, at) => Array.from({ length: often }, () => chosen[at]));
      const numbers = Array.from({ length: count }, (_, place) => {
        const at = places.indexOf(place);
        return (at < 0 ? other : shown[at]) ?? other ?? 0;
      });
      return weight > 0 ? [{ numbers, weight }] : [];
    });
}

/** Marks of some groups: how many of each are among the normal ones, and of which group the special one is. */
function markOutcomes(groups: readonly NumberSet[], normal: number): readonly Outcome[] {
  return countsOf(groups, normal).flatMap((counts) => {
    const shown = groups.flatMap((group, at) => group.slice(0, counts[at] ?? 0));
    const ways = product(groups.map((group, at) => choose(group.length, counts[at] ?? 0)));
    return groups.flatMap((group, at): Outcome[] => {
      const left = group.slice(counts[at] ?? 0);
      const [special] = left;
      return special === undefined
        ? []
        : [{ numbers: [...shown, special], weight: ways * left.length }];
    });
  });
}

/** In how many ways a number can be made up of parts of groups. */
function countsOf([group, ...rest]: readonly NumberSet[], total: number): Numbers[] {
  if (!group) return total === 0 ? [[]] : [];
  return Array.from({ length: Math.min(group.length, total) + 1 }, (_, count) => count).flatMap(
    (count) => countsOf(rest, total - count).map((counts) => [count, ...counts]),
  );
}

export const weightOf = (outcomes: readonly Outcome[]): number =>
  sum(outcomes.map(({ weight }) => weight));
