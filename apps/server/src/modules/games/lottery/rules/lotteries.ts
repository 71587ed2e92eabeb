import type { GameTerms } from '@nokshi/contract/console/lottery-terms.ts';
import type { PrizeMode } from '@nokshi/contract/player/lottery.ts';
import type { FamilyCode } from '@nokshi/house-math/lottery/families.ts';
import type { Lottery } from './lottery.ts';
import { REGIONAL_LOTTERIES } from './regional-lotteries.ts';

export type { Lottery, LotteryVendor } from './lottery.ts';

const CEILINGS = {
  unit: '2000.00',
  bet: '100000.00',
  issue: '200000.00',
  number: '2000000.00',
} as const;

const every = (
  intervalSeconds: number,
  closesBeforeSeconds: number,
  more: Partial<GameTerms> = {},
): GameTerms => ({
  isOpen: true,
  intervalSeconds,
  closesBeforeSeconds,
  cancelBeforeSeconds: closesBeforeSeconds >= 10 ? 10 : 5,
  bases: { least: 1700, usual: 1950, bet: 1956, house: 1980 },
  ceilings: CEILINGS,
  drawTime: null,
  drawDays: [],
  drawDates: [],
  ...more,
});

const BOTH: readonly PrizeMode[] = ['Lott', 'ZY'];

type Span = {
  readonly code: string;
  readonly seconds: number;
  readonly EN: string;
  readonly BN: string;
};
const SPANS = {
  half: { code: '30s', seconds: 30, EN: '30 s', BN: '30 সে.' },
  one: { code: '1m', seconds: 60, EN: '1 min', BN: '1 মিনিট' },
  three: { code: '3m', seconds: 180, EN: '3 min', BN: '3 মিনিট' },
  five: { code: '5m', seconds: 300, EN: '5 min', BN: '5 মিনিট' },
} as const satisfies Record<string, Span>;

const wingo = (span: Span): Lottery => ({
  gameCode: `wingo-${span.code}`,
  vendor: 'ELOTT',
  category: 'ELOTT',
  family: 'wingo',
  source: 'house',
  prizeModes: ['Elott'],
  name: { EN: `WinGo ${span.EN}`, BN: `উইনগো ${span.BN}` },
  about: {
    EN: 'One digit with its colours. Bet on a colour, a number, big or small.',
    BN: 'একটি অঙ্ক আর তার রং। রং, সংখ্যা, বড় বা ছোটতে বাজি ধরুন।',
  },
  terms: every(span.seconds, 5, {
    bases: { least: 1900, usual: 1960, bet: 1960, house: 1980 },
    cancelBeforeSeconds: 5,
  }),
});

type Classic = {
  readonly family: FamilyCode;
  readonly name: { readonly EN: string; readonly BN: string };
  readonly about: { readonly EN: string; readonly BN: string };
  readonly prizeModes?: readonly PrizeMode[];
};

const classic = ({ family, name, about, prizeModes = BOTH }: Classic, span: Span): Lottery => ({
  gameCode: `${family}-${span.code}`,
  vendor: 'LOTT',
  category: 'LOTT',
  family,
  source: 'house',
  prizeModes,
  name: { EN: `${name.EN} ${span.EN}`, BN: `${name.BN} ${span.BN}` },
  about,
  terms: every(span.seconds, span.seconds >= 300 ? 15 : 8),
});

const SSC: Classic = {
  family: 'ssc',
  name: { EN: 'Five Digits', BN: 'পাঁচ অঙ্ক' },
  about: {
    EN: 'Five digits from 0 to 9, each in its place.',
    BN: '0 থেকে 9 পর্যন্ত পাঁচটি অঙ্ক, প্রতিটি নিজের ঘরে।',
  },
};
const ELEVEN: Classic = {
  family: '11x5',
  name: { EN: 'Eleven Five', BN: 'এগারোয় পাঁচ' },
  about: { EN: 'Five of eleven numbers, in their order.', BN: 'এগারোটির মধ্যে পাঁচটি নম্বর, ক্রমসহ।' },
};
const DICE: Classic = {
  family: 'k3',
  name: { EN: 'Three Dice', BN: 'তিন ছক্কা' },
  about: { EN: 'Three dice: sums, pairs, triples.', BN: 'তিনটি ছক্কা: যোগফল, জোড়া, ত্রয়ী।' },
};
const RACE: Classic = {
  family: 'pk10',
  name: { EN: 'Boat Race', BN: 'নৌকা বাইচ' },
  about: { EN: 'Ten boats, and the order in which they arrive.', BN: 'দশটি নৌকা, কে কখন পৌঁছায়।' },
};
const MARK_SIX: Classic = {
  family: 'lhc',
  name: { EN: 'Mark Six', BN: 'মার্ক সিক্স' },
  about: {
    EN: 'Six numbers and a special one of 49, with colours and the zodiac.',
    BN: '49টির মধ্যে ছয়টি নম্বর ও একটি বিশেষ নম্বর, রং ও রাশিচক্রসহ।',
  },
};

const THREE: Classic = {
  family: '3d',
  name: { EN: 'Three D', BN: 'থ্রি ডি' },
  about: { EN: 'Three digits from 0 to 9.', BN: '0 থেকে 9 পর্যন্ত তিনটি অঙ্ক।' },
};
const FIVE: Classic = {
  family: 'p5',
  name: { EN: 'Row of Five', BN: 'পাঁচের সারি' },
  about: {
    EN: 'Five digits: the whole row, its ends, or a digit in its place.',
    BN: 'পাঁচটি অঙ্ক: পুরো সারি, দুই প্রান্ত, বা নিজের ঘরে একটি অঙ্ক।',
  },
};
const FOUR: Classic = {
  family: '4d',
  name: { EN: 'Four D', BN: 'ফোর ডি' },
  about: {
    EN: 'Twenty-three prizes of four digits each; bet big or small, in order or in any.',
    BN: 'চার অঙ্কের তেইশটি পুরস্কার; বড় বা ছোট, ক্রমে বা যেকোনো ক্রমে বাজি ধরুন।',
  },
  prizeModes: ['Lott'],
};

/** Every lottery of the house, in the order of the lobby. Source: products.md 1, checklist P-004, C-040. */
export const LOTTERIES: readonly Lottery[] = [
  wingo(SPANS.half),
  wingo(SPANS.one),
  wingo(SPANS.three),
  wingo(SPANS.five),
  classic(SSC, SPANS.one),
  classic(SSC, SPANS.five),
  classic(ELEVEN, SPANS.one),
  classic(DICE, SPANS.one),
  classic(RACE, SPANS.one),
  classic(MARK_SIX, SPANS.five),
  classic(THREE, SPANS.three),
  classic(FIVE, SPANS.five),
  classic(FOUR, SPANS.five),
  ...REGIONAL_LOTTERIES,
];

const BY_CODE: ReadonlyMap<string, Lottery> = new Map(
  LOTTERIES.map((lottery) => [lottery.gameCode, lottery]),
);

export const lotteryOf = (gameCode: string): Lottery | undefined => BY_CODE.get(gameCode);
