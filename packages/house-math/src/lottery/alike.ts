import { choose, falling, product, sum } from './counting.ts';
import type { Shape } from './families.ts';
import type { Numbers, NumberSet, Play, Selection } from './play.ts';

/** Draws that a play cannot tell apart, with one of them to stand for all. */
export type Outcome = { readonly numbers: Numbers; readonly weight: number };

/** Plays of five digits for which it is all the same which of the chosen digits is which. */
const DIGITS = /^(?:five|front4|back4)-any-\d$|^five-at-least-\d$|^any\d-group-\d+$|^one-digit$/;

/** Outcomes of a selection whose numbers are alike to the play; null where they are not. */
export function alikeOutcomes(
  { look, count, from, to }: Shape,
  { code }: Play,
  selection: Selection,
): readonly Outcome[] | null {
  if (selection.kind !== 'numbers' && selection.kind !== 'any' && selection.kind !== 'bankers')
    return null;
  const chosen = selection.kind === 'bankers' ? selection.others : selection.numbers;
  if (look === 'digits') return DIGITS.test(code) ? digitOutcomes(count, chosen) : null;
  if (look !== 'marks') return null;
  const bankers = selection.kind === 'bankers' ? selection.bankers : [];
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const others = all.filter((mark) => !chosen.includes(mark) && !bankers.includes(mark));
  return markOutcomes([chosen, bankers, others], count - 1);
}

/** Ways in which places can show chosen digits, up to which is which; -1 is a digit that was not chosen. */
function digitPatterns(places: number): number[][] {
  if (places === 0) return [[]];
  return digitPatterns(places - 1).flatMap((pattern) =>
    Array.from({ length: Math.max(-1, ...pattern) + 3 }, (_, at) => [...pattern, at - 1]),
  );
}

function digitOutcomes(places: number, chosen: NumberSet): readonly Outcome[] {
  const others = 10 - chosen.length;
  const other = Array.from({ length: 10 }, (_, digit) => digit).find((d) => !chosen.includes(d));
  return digitPatterns(places).flatMap((pattern) => {
    const kinds = Math.max(-1, ...pattern) + 1;
    const out = pattern.filter((kind) => kind < 0).length;
    const weight = falling(chosen.length, kinds) * others ** out;
    const numbers = pattern.map((kind) => (kind < 0 ? (other ?? 0) : (chosen[kind] ?? 0)));
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
