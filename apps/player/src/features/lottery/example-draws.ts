import type { Numbers, Selection } from '@nokshi/house-math/lottery/play.ts';
import { type PlayParts, placesOf } from '@nokshi/contract/plays/parts.ts';

/** A draw with a selection that wins on it, and the places of the draw that made it win. */
export type Example = {
  readonly numbers: Numbers;
  readonly selection: Selection;
  readonly counts: readonly number[];
};

/** A draw of each family for its examples; plays that ask for another pattern have one below. */
const DRAWS: Readonly<Record<string, Numbers>> = {
  ssc: [4, 0, 7, 2, 9],
  '3d': [4, 0, 7],
  p3: [4, 0, 7],
  p5: [4, 0, 7, 2, 9],
  '11x5': [3, 8, 11, 1, 6],
  lhc: [7, 12, 23, 31, 40, 48, 5],
  pk10: [4, 7, 1, 10, 2, 9, 3, 6, 8, 5],
  k3: [2, 4, 5],
  wingo: [7],
};

/** Digits that show a pattern, by how many they are and how many orders they have. */
const PATTERNS: Readonly<Record<string, Numbers>> = {
  '5-120': [4, 0, 7, 2, 9],
  '5-60': [4, 4, 7, 2, 9],
  '5-30': [4, 4, 7, 7, 9],
  '5-20': [4, 4, 4, 7, 9],
  '5-10': [4, 4, 4, 7, 7],
  '5-5': [4, 4, 4, 4, 7],
  '4-24': [4, 0, 7, 2],
  '4-12': [4, 4, 7, 2],
  '4-6': [4, 4, 7, 7],
  '4-4': [4, 4, 4, 7],
  '3-6': [4, 0, 7],
  '3-3': [4, 4, 7],
  '2-2': [4, 0],
};

/** Throws that plays of dice ask for. */
const THROWS: Readonly<Record<string, Numbers>> = {
  triple: [5, 5, 5],
  pair: [3, 3, 6],
  double: [3, 3, 6],
  'face-count': [3, 3, 6],
  'pair-and-one': [3, 3, 6],
  run: [3, 4, 5],
};

/** A draw on which the play can be shown to win. */
export function drawFor(family: string, { kind, area, n }: PlayParts): Numbers {
  const draw = DRAWS[family] ?? [];
  if (family === 'k3') return THROWS[kind] ?? draw;
  if (kind === 'at-least')
    return [...Array.from({ length: n }, () => 7), 0, 2, 4, 9].slice(0, draw.length);
  const pattern = area && PATTERNS[`${area.count}-${n}`];
  if (!pattern || (kind !== 'group' && kind !== 'any-group')) return draw;
  const places = placesOf(area, draw.length);
  return draw.map((digit, at) => pattern[places.indexOf(at)] ?? digit);
}
