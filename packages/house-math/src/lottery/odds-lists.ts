import type { Play } from './play.ts';

/** Pay-out tables that a game can have: by the prize base, two-sided odds, the sheet of a digit with colours, regional odds. */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';

/**
 * Odds of a play in thousandths of the stake, which is included: one for all of its prizes, or by their codes. `*` is any
 * other prize; `year` is the animal that the year is of, which has a number more than the others.
 */
type Odds = number | Readonly<Record<string, number>>;

/** The plays of a mode with fixed odds. A play that is not in it is not offered. */
export type OddsList = Readonly<Record<string, Odds>>;

/** The odds of each prize of the play, in its order, or null where the list does not offer it. */
export function oddsIn(list: OddsList, play: Play): readonly number[] | null {
  if (!Object.hasOwn(list, play.code)) return null;
  const odds = list[play.code] ?? 0;
  if (typeof odds === 'number') return play.prizes.map(() => odds);
  const share = ({ chance }: Play['prizes'][number]) => chance.n / chance.d;
  const largest = Math.max(...play.prizes.map(share));
  return play.prizes.map((prize) => {
    const ofYear = share(prize) === largest ? odds.year : undefined;
    const found = odds[prize.code] ?? ofYear ?? odds['*'];
    if (found === undefined) throw new Error(`no odds for ${play.code} ${prize.code}`);
    return found;
  });
}

const EVEN = 1_960;
const PATTERN: Odds = {
  triple: 98_000,
  straight: 16_330,
  pair: 3_620,
  'half-straight': 2_720,
  mixed: 3_260,
};
/** A tie is a prize of its own here, so both sides pay more. */
const DIGIT_DRAGON: Odds = { dragon: 2_170, tiger: 2_170, tie: 9_800 };

const dragons = (code: string, pairs: readonly string[], odds: Odds): OddsList =>
  Object.fromEntries(pairs.map((pair) => [`dragon-tiger${code}${pair}`, odds]));
const TEN_PAIRS = ['12', '13', '14', '15', '23', '24', '25', '34', '35', '45'];

const SSC: OddsList = {
  'place-size-parity': EVEN,
  'five-position': 9_800,
  'five-sum-size-parity': EVEN,
  'front3-pattern': PATTERN,
  'middle3-pattern': PATTERN,
  'back3-pattern': PATTERN,
  bull: {
    none: 2_740,
    'bull-1': 15_370,
    'bull-3': 15_370,
    'bull-5': 15_370,
    'bull-7': 15_370,
    'bull-9': 15_370,
    'bull-10': 15_170,
    '*': 15_060,
  },
  ...dragons('-', TEN_PAIRS, DIGIT_DRAGON),
};

const THREE_DIGITS: OddsList = {
  'place-size-parity': EVEN,
  'three-position': 9_800,
  'three-sum-size-parity': EVEN,
  'three-pattern': PATTERN,
  ...dragons('-', ['12', '13', '23'], DIGIT_DRAGON),
};

const FIVE_DIGITS: OddsList = {
  'place-size-parity': EVEN,
  'five-position': 9_800,
  'five-sum-size-parity': EVEN,
  'front3-pattern': PATTERN,
  'back3-pattern': PATTERN,
  ...dragons('-', ['15'], DIGIT_DRAGON),
};

/** 11 in a place, and 30 of all five, are ties. */
const ELEVEN: OddsList = {
  'place-size-parity': 1_950,
  'sum-size': 1_950,
  'sum-parity': { odd: 1_910, even: 2_000 },
  any1: 2_150,
  position: 10_780,
  'odd-count': {
    'odd-0': 452_000,
    'odd-1': 15_090,
    'odd-2': 3_010,
    'odd-3': 2_260,
    'odd-4': 6_030,
    'odd-5': 75_400,
  },
  median: {
    'median-3': 16_170,
    'median-4': 7_180,
    'median-5': 5_030,
    'median-6': 4_520,
    'median-7': 5_030,
    'median-8': 7_180,
    'median-9': 16_170,
  },
  ...dragons('-', TEN_PAIRS, EVEN),
};

const RACE: OddsList = {
  'place-size-parity': EVEN,
  position: 9_800,
  'top2-size-parity': { big: 2_200, small: 1_760, odd: 1_760, even: 2_200 },
  'top2-sum': {
    'sum-3': 44_100,
    'sum-4': 44_100,
    'sum-5': 22_000,
    'sum-6': 22_000,
    'sum-7': 14_700,
    'sum-8': 14_700,
    'sum-9': 11_020,
    'sum-10': 11_020,
    'sum-11': 8_820,
    'sum-12': 11_020,
    'sum-13': 11_020,
    'sum-14': 14_700,
    'sum-15': 14_700,
    'sum-16': 22_000,
    'sum-17': 22_000,
    'sum-18': 44_100,
    'sum-19': 44_100,
  },
  ...dragons('-', ['1', '2', '3', '4', '5'], EVEN),
};

const DICE: OddsList = {
  'size-parity': 2_010,
  sum: {
    'sum-3': 211_000,
    'sum-4': 70_500,
    'sum-5': 35_200,
    'sum-6': 21_100,
    'sum-7': 14_110,
    'sum-8': 10_080,
    'sum-9': 8_460,
    'sum-10': 7_840,
    'sum-11': 7_840,
    'sum-12': 8_460,
    'sum-13': 10_080,
    'sum-14': 14_110,
    'sum-15': 21_100,
    'sum-16': 35_200,
    'sum-17': 70_500,
    'sum-18': 211_000,
  },
  triple: { any: 35_200, '*': 211_000 },
  pair: 14_110,
  double: 13_230,
  'different-2': 7_050,
  'different-3': 35_200,
  run: 8_820,
  face: 2_320,
  'face-count': { once: 2_120, twice: 3_190, thrice: 4_250 },
};

/** 49 is a tie where a number is big, small, odd or even. */
const MARK_SIX: OddsList = {
  special: 48_000,
  normal: 8_000,
  'normal-place': 48_000,
  'place-size-parity': 1_950,
  'special-sides': 1_950,
  'special-wave': { red: 2_820, '*': 3_000 },
  'special-half-wave': {
    'red-big': 6_710,
    'red-small': 4_700,
    'red-odd': 5_870,
    'red-even': 5_220,
    'blue-big': 5_220,
    'blue-small': 6_710,
    'blue-odd': 5_870,
    'blue-even': 5_870,
    'green-big': 5_870,
    'green-small': 6_710,
    'green-odd': 5_870,
    'green-even': 6_710,
  },
  'special-animal': { year: 9_600, '*': 12_000 },
  'one-animal': { year: 1_760, '*': 2_070 },
  'one-tail': { 'tail-0': 2_070, '*': 1_760 },
  'all-2': 76_800,
  'all-3': 902_000,
  'all-4': 13_800_000,
  'all-2-bankers': 76_800,
  'all-3-bankers': 902_000,
  'all-4-bankers': 13_800_000,
  'three-for-two': { three: 128_000, two: 23_900 },
  'two-for-special': { two: 61_400, special: 38_400 },
  'normal-and-special': 192_000,
  'none-of-5': 2_190,
  'none-of-6': 2_610,
  'none-of-7': 3_120,
  'none-of-8': 3_740,
  'none-of-9': 4_510,
  'none-of-10': 5_470,
  'none-of-11': 6_670,
  'none-of-12': 8_170,
  'total-sides': { big: 1_930, small: 1_980, odd: 1_960, even: 1_950 },
};

/** No fee is taken of a stake: the odds alone decide, and every answer returns 98 %. Source: products.md 1.1 and 1.3. */
export const COLOUR_SHEET: OddsList = {
  colour: { green: 1_960, red: 1_960, violet: 4_900 },
  number: 9_800,
  size: 1_960,
};

/** Two-sided odds, by family: every answer returns from 0.97 to 0.985 of a stake. Source: domain.md 1.3, LHC and "LOTT/ZY". */
export const TWO_SIDED = {
  ssc: SSC,
  three: THREE_DIGITS,
  five: FIVE_DIGITS,
  eleven: ELEVEN,
  race: RACE,
  dice: DICE,
  markSix: MARK_SIX,
  colours: { size: 1_960 },
} as const satisfies Record<string, OddsList>;

const TWO = 98_000;
const THREE = 970_000;
const FOUR = 9_600_000;

/** A hit on one prize pays the same in all of Vietnam; how often several pairs come depends on the count of prizes. */
const VIETNAM: OddsList = {
  'all-prizes-2': TWO,
  'all-prizes-3': THREE,
  'all-prizes-4': FOUR,
  'all-prizes-2-orders': TWO,
  'all-prizes-3-orders': THREE,
  'all-prizes-4-orders': FOUR,
  'head-2': TWO,
  'tail-2': TWO,
  'head-tail-2': TWO,
  'head-3': THREE,
  'tail-3': THREE,
  'head-tail-3': THREE,
  'tail-3-orders': THREE,
  'tail-4': FOUR,
};

const THAI_AND_LAO: OddsList = {
  'three-straight': THREE,
  'three-tote': { 'orders-6': 160_000, 'orders-3': 320_000 },
  'two-top': TWO,
  'two-bottom': TWO,
  'run-top': 3_560,
  'run-bottom': 5_080,
};

/** Regional odds: every play returns from 0.96 to 0.98 of a stake. */
export const REGIONAL = {
  north: {
    ...VIETNAM,
    'eight-prizes-2': TWO,
    'parlay-2': 17_600,
    'parlay-3': 79_000,
    'parlay-4': 360_000,
  },
  south: {
    ...VIETNAM,
    'seven-prizes-2': TWO,
    'seven-prizes-3': THREE,
    'parlay-2': 37_000,
    'parlay-3': 250_000,
    'parlay-4': 1_730_000,
  },
  thai: { ...THAI_AND_LAO, 'front-three': THREE, 'back-three': THREE },
  lao: {
    ...THAI_AND_LAO,
    'four-straight': FOUR,
    'four-tote': {
      'orders-24': 400_000,
      'orders-12': 800_000,
      'orders-6': 1_600_000,
      'orders-4': 2_400_000,
    },
  },
} as const satisfies Record<string, OddsList>;
