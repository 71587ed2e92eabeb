import { isRegional, REGIONAL, type RegionalKind } from './regional-parts.ts';

/** The places of a draw that a play looks at: so many from one side, or all. */
export type Area = {
  readonly side: 'all' | 'front' | 'middle' | 'back';
  readonly count: number;
};

/** What a play is, read from its code: a kind that has words, and the figures in them. */
export type PlayParts = {
  readonly kind: PlayKind;
  readonly area: Area | null;
  /** How many, or which, as the kind says it. */
  readonly n: number;
  /** Of 4D: all prizes, or the first three alone. */
  readonly side: 'big' | 'small' | null;
  /** Two places that are compared, counted from 1. */
  readonly pair: readonly [number, number] | null;
};

/** Kinds that look at an area; the rest of the code after its name. */
const IN_AREA = {
  straight: /^straight$/,
  lines: /^lines$/,
  combination: /^combination$/,
  sum: /^sum$/,
  span: /^span$/,
  'sum-tail': /^sum-tail$/,
  group: /^group-(\d+)$/,
  'group-front': /^group$/,
  'group-lines': /^group-lines$/,
  'group-sum': /^group-sum$/,
  'group-banker': /^group-banker$/,
  'group-bankers': /^group-bankers$/,
  'front-any': /^any$/,
  anywhere: /^any-(\d+)$/,
  'at-least': /^at-least-(\d+)$/,
  pattern: /^pattern$/,
  attributes: /^size-parity$/,
  'sum-sides': /^sum-size-parity$/,
  position: /^position$/,
} as const;

/** Kinds of which the whole code is the name. */
const WHOLE = {
  bull: /^bull$/,
  position: /^position$/,
  'any-straight': /^any(\d)-straight$/,
  'any-group': /^any(\d)-group-(\d+)$/,
  any: /^any([1-5])$/,
  'any-over': /^any([6-8])$/,
  'any-bankers': /^any(\d)-bankers$/,
  'one-digit': /^one-digit$/,
  'odd-count': /^odd-count$/,
  median: /^median$/,
  'sum-size': /^sum-size$/,
  'sum-parity': /^sum-parity$/,
  'place-sides': /^place-size-parity$/,
  'top2-sum': /^top2-sum$/,
  'top2-sides': /^top2-size-parity$/,
  'dice-sum': /^sum$/,
  'dice-sides': /^size-parity$/,
  triple: /^triple$/,
  pair: /^pair$/,
  double: /^double$/,
  'pair-and-one': /^pair-and-one$/,
  different: /^different-(\d)$/,
  run: /^run$/,
  face: /^face$/,
  'face-count': /^face-count$/,
  special: /^special$/,
  normal: /^normal$/,
  'normal-place': /^normal-place$/,
  'special-sides': /^special-sides$/,
  'special-wave': /^special-wave$/,
  'special-half-wave': /^special-half-wave$/,
  'special-animal': /^special-animal$/,
  'one-animal': /^one-animal$/,
  'one-tail': /^one-tail$/,
  all: /^all-(\d)$/,
  'all-bankers': /^all-(\d)-bankers$/,
  'three-for-two': /^three-for-two$/,
  'two-for-special': /^two-for-special$/,
  'normal-and-special': /^normal-and-special$/,
  'none-of': /^none-of-(\d+)$/,
  'total-sides': /^total-sides$/,
  colour: /^colour$/,
  number: /^number$/,
  size: /^size$/,
  'dragon-tiger': /^dragon-tiger-(\d)(\d)?$/,
} as const;

export type PlayKind = keyof typeof IN_AREA | keyof typeof WHOLE | RegionalKind;

const AREA = /^(five|four|three|two|front|middle|back)(\d?)-(.+)$/;
const COUNTS: Readonly<Record<string, number>> = { five: 5, four: 4, three: 3, two: 2 };
const SIDES = { front: 'front', middle: 'middle', back: 'back' } as const;
const RACERS = 10;

const entries = <T extends object>(table: T) => Object.entries(table) as [keyof T, RegExp][];

/** The parts of a play; null for a code that nothing is known of. Codes of regional draws need their family. */
export function partsOf(code: string, family = ''): PlayParts | null {
  if (isRegional(family)) return regional(code);
  return inArea(code) ?? whole(code) ?? regional(code);
}

function inArea(code: string): PlayParts | null {
  const [, name = '', digits = '', rest = ''] = AREA.exec(code) ?? [];
  for (const [kind, form] of entries(IN_AREA)) {
    const found = form.exec(rest);
    if (!found) continue;
    const count = COUNTS[name] ?? Number(digits);
    const side = name in SIDES ? SIDES[name as keyof typeof SIDES] : 'all';
    return { ...PLAIN, kind, area: { side, count }, n: Number(found[1] ?? count) };
  }
  return null;
}

function whole(code: string): PlayParts | null {
  for (const [kind, form] of entries(WHOLE)) {
    const found = form.exec(code);
    if (!found) continue;
    const [, first = '0', second] = found;
    const n = Number(first);
    if (kind === 'any-group')
      return { ...PLAIN, kind, area: { side: 'all', count: n }, n: Number(second) };
    // In a race the place from the front meets the one as far from behind.
    const pair = [n, second ? Number(second) : RACERS + 1 - n] as const;
    return { ...PLAIN, kind, n, pair: kind === 'dragon-tiger' ? pair : null };
  }
  return null;
}

function regional(code: string): PlayParts | null {
  for (const [kind, form] of entries(REGIONAL)) {
    const found = form.exec(code);
    if (!found) continue;
    const [, first = '0'] = found;
    const side = first === 'big' || first === 'small' ? first : null;
    return { ...PLAIN, kind, n: COUNTS[first] ?? Number(side ? 0 : first), side };
  }
  return null;
}

const PLAIN = { area: null, n: 0, side: null, pair: null } as const;

/** The places of an area in a draw of so many numbers, counted from 0. */
export function placesOf({ side, count }: Area, drawn: number): readonly number[] {
  const from = { all: 0, front: 0, middle: Math.floor((drawn - count) / 2), back: drawn - count };
  return Array.from({ length: count }, (_, at) => from[side] + at);
}
