import { type Area, type PlayParts, partsOf as readParts } from './parts.ts';
import { REGIONAL_GROUPS } from './regional-parts.ts';
import type { PlayMessageId, SayPlay } from './say.ts';

/** The words of what can be bet on, made of few parts (contract/words/plays-en.ts). */
export type PlayNames = {
  /** With its places: `First 3: in order`. */
  readonly play: (code: string) => string;
  /** Without them, beside the name of its group. */
  readonly short: (code: string) => string;
  /** A sentence that says what is chosen and what wins. */
  readonly about: (code: string) => string;
  /** An answer of a play, by its code. */
  readonly option: (play: string, option: string) => string;
  /** One of several prizes of a play. */
  readonly prize: (play: string, prize: string) => string;
  /** A place of a draw, counted from 0. */
  readonly place: (at: number) => string;
  readonly group: (id: string) => string;
};

const has = (id: string): PlayMessageId => id as PlayMessageId;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Plays of regional draws need their family: its codes mean other places there. */
export function playNames(t: SayPlay, family?: string): PlayNames {
  const partsOf = (code: string) => readParts(code, family);
  return {
    play(code) {
      const parts = partsOf(code);
      if (!parts) return code;
      const short = nameOf(t, parts);
      return parts.area && parts.kind !== 'any-group'
        ? `${areaName(t, parts.area)}: ${short}`
        : short;
    },
    short(code) {
      const parts = partsOf(code);
      return parts ? nameOf(t, parts) : code;
    },
    about(code) {
      const parts = partsOf(code);
      return parts ? t(has(`lottery.kind-${parts.kind}-about`), valuesOf(t, parts, family)) : code;
    },
    option: (play, option) => optionName(t, partsOf(play), option),
    prize: (play, prize) => prizeName(t, partsOf(play), prize),
    place: (at) => t(has(`lottery.place-${at + 1}`)),
    group(id) {
      const area = AREA_GROUP.exec(id);
      return area
        ? areaName(t, { side: area[1] as Area['side'], count: Number(area[2]) })
        : t(has(`lottery.group-${id}`));
    },
  };
}

const areaName = (t: SayPlay, { side, count }: Area): string =>
  t(`lottery.area-${side}`, { n: count });

const nameOf = (t: SayPlay, parts: PlayParts): string =>
  capital(t(has(`lottery.kind-${parts.kind}`), valuesOf(t, parts)));

/** Which numbers of a place are big, and which small; of other families those of digits. */
const RANGES: Readonly<Record<string, readonly [string, string]>> = {
  pk10: ['6–10', '1–5'],
  '11x5': ['6–10', '1–5'],
  lhc: ['25–48', '1–24'],
};

/** The least sum that is big, of all places of a draw of digits. */
const bigFrom = (places: number): number => Math.ceil((9 * places + 1) / 2);

function valuesOf(t: SayPlay, { kind, area, n, pair, side }: PlayParts, family = '') {
  const places = area?.count ?? 0;
  const [big, small] = RANGES[family] ?? ['5–9', '0–4'];
  return {
    n: kind === 'any-group' ? places : n,
    from: bigFrom(places),
    big,
    small,
    tie: family === '11x5' ? 11 : family === 'lhc' ? 49 : 0,
    ...(side && { side: t(`lottery.side-${side}`) }),
    ...(pair && { a: pair[0], b: pair[1] }),
    ...((kind === 'group' || kind === 'any-group') && {
      pattern: t(has(`lottery.pattern-${places}-${n}`)),
    }),
  };
}

const NUMBERED = /^(sum|median|triple|pair|double|face|bull|odd|tail|last|group|orders)-(\d+)$/;
const TIER = /^(first|second|third|special|consolation)(?:-(\d+))?$/;
const WAVE = /^(red|blue|green)-(big|small|odd|even)$/;

function optionName(t: SayPlay, parts: PlayParts | null, option: string): string {
  if (/^\d+$/.test(option)) return option;
  const [, word, number = ''] = NUMBERED.exec(option) ?? [];
  switch (word) {
    case 'bull':
    case 'tail':
      return t(`lottery.option-${word}`, { n: number });
    case 'odd':
      return t('lottery.option-odd-count', { n: number });
    case 'triple':
      return number.repeat(3);
    case 'pair':
    case 'double':
      return number.repeat(2);
    case 'sum':
    case 'median':
    case 'face':
      return number;
  }
  const [, colour, side] = WAVE.exec(option) ?? [];
  if (colour) return [colour, side].map((each) => t(has(`lottery.option-${each}`))).join(', ');
  if (option === 'any') return t(`lottery.option-any-${parts?.kind === 'run' ? 'run' : 'triple'}`);
  return t(has(`lottery.option-${option}`));
}

function prizeName(t: SayPlay, parts: PlayParts | null, prize: string): string {
  const [, word, number = ''] = NUMBERED.exec(prize) ?? [];
  if (word === 'last') return t('lottery.prize-last', { n: number });
  if (word === 'group') return capital(t(has(`lottery.pattern-${parts?.area?.count}-${number}`)));
  if (word === 'orders') return t('lottery.prize-orders', { n: number });
  const [, tier, orders] = (parts?.side && TIER.exec(prize)) || [];
  if (tier) {
    const name = t(has(`lottery.tier-${tier}`));
    return orders ? `${name}, ${t('lottery.prize-orders', { n: orders })}` : name;
  }
  return OWN_PRIZES.has(prize) && !HAS_OPTIONS.has(parts?.kind ?? '')
    ? t(has(`lottery.prize-${prize}`))
    : optionName(t, parts, prize);
}

const OWN_PRIZES = new Set(['win', 'three', 'two', 'special', 'once', 'twice', 'thrice']);
const HAS_OPTIONS: ReadonlySet<string> = new Set(['pattern', 'triple', 'pair']);

const AREA_GROUP = /^(all|front|middle|back)-(\d)$/;
const GROUPS: Readonly<Record<string, string>> = {
  position: 'position',
  'any-straight': 'any',
  'any-group': 'any',
  any: 'any-n',
  'any-over': 'any-n',
  'any-bankers': 'bankers',
  'one-digit': 'position',
  'odd-count': 'sides',
  median: 'sides',
  'sum-size': 'sides',
  'sum-parity': 'sides',
  'place-sides': 'sides',
  'top2-sum': 'sum',
  'top2-sides': 'sides',
  'dice-sum': 'sum',
  'dice-sides': 'sides',
  'special-sides': 'sides',
  'special-half-wave': 'sides',
  'total-sides': 'sides',
  special: 'special',
  'special-wave': 'special',
  normal: 'numbers',
  'normal-place': 'numbers',
  'special-animal': 'animals',
  'one-animal': 'animals',
  'one-tail': 'animals',
  all: 'combined',
  'all-bankers': 'bankers',
  'three-for-two': 'combined',
  'two-for-special': 'combined',
  'normal-and-special': 'combined',
  'none-of': 'none',
  'dragon-tiger': 'dragon-tiger',
  triple: 'dice',
  pair: 'dice',
  double: 'dice',
  'pair-and-one': 'dice',
  different: 'dice',
  run: 'dice',
  face: 'dice',
  'face-count': 'dice',
};

/** Where a play is found among many: its area, or a group of kinds. */
export function groupOf(code: string, family?: string): string {
  const parts = readParts(code, family);
  if (!parts) return 'main';
  if (parts.side) return `prizes-${parts.side}`;
  const named = GROUPS[parts.kind] ?? REGIONAL_GROUPS[parts.kind as keyof typeof REGIONAL_GROUPS];
  if (named) return named;
  return parts.area ? `${parts.area.side}-${parts.area.count}` : 'main';
}
