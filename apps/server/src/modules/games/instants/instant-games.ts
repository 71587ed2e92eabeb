import type { InstantTerms } from '@nokshi/contract/console/instants.ts';
import type { Category, GameClass } from '@nokshi/contract/player/catalogue.ts';
import type { InstantKind } from '@nokshi/contract/player/instants.ts';
import type { NewGame, TableVendor } from '../catalogue/index.ts';

type Words = NewGame['name'];

/** An instant game: what it is; for how much is an operator's to set. */
export type InstantGame = {
  readonly gameCode: string;
  readonly kind: InstantKind;
  readonly vendor: TableVendor;
  readonly category: Category;
  readonly classify: readonly GameClass[];
  readonly name: Words;
  readonly about: Words;
  readonly volatility: NewGame['volatility'];
  /** What it begins with. */
  readonly terms: InstantTerms;
};

const termsOf = (least: string, most: string, win: string): InstantTerms => ({
  isOpen: true,
  limits: { least, most, win },
});

/** A bet of the least stake is always taken: no bet pays more than ten thousand times it. */
const LIMITS = termsOf('1.00', '10000.00', '1000000.00');

type Alone = Pick<InstantGame, 'name' | 'about' | 'volatility'>;

const alone = (kind: InstantKind, of: Alone): InstantGame => ({
  gameCode: kind,
  kind,
  vendor: 'GHURI',
  category: 'RNG',
  classify: ['AC'],
  ...of,
  terms: LIMITS,
});

const blackjack = (
  level: 'low' | 'mid' | 'high',
  { word, terms }: { word: Words; terms: InstantTerms },
): InstantGame => ({
  gameCode: `blackjack-${level}`,
  kind: 'blackjack',
  vendor: 'BAITHAK',
  category: 'LIVE',
  classify: ['TG'],
  name: { EN: `Blackjack, ${word.EN}`, BN: `ব্ল্যাকজ্যাক, ${word.BN}` },
  about: {
    EN: 'Up to seven spots against the dealer, eight fresh decks each round. The dealer stands on every 17, a natural pays 3 to 2, any two cards may be doubled, a pair is split once.',
    BN: 'ডিলারের বিপরীতে সর্বোচ্চ সাত ঘর, প্রতি রাউন্ডে আট প্যাক নতুন তাস। ডিলার সব 17-তে থামেন, ব্ল্যাকজ্যাকে 3:2, যেকোনো দুই তাসে ডাবল, জোড়া একবার ভাগ করা যায়।',
  },
  volatility: 'low',
  terms,
});

/** Every instant game, in the order of the menu. Limits hold for BDT and play money alike. Products.md 3.2. */
export const INSTANT_GAMES: readonly InstantGame[] = [
  alone('dice', {
    volatility: 'low',
    name: { EN: 'Dice', BN: 'ডাইস' },
    about: {
      EN: 'Say whether the roll of 0.00 to 99.99 comes over or under your number. Every bet returns up to 99 percent.',
      BN: '0.00 থেকে 99.99-এর মধ্যে ফল আপনার সংখ্যার ওপরে না নিচে, বলুন। প্রতিটি বাজিতে ফেরত 99 শতাংশ পর্যন্ত।',
    },
  }),
  alone('mines', {
    volatility: 'medium',
    name: { EN: 'Mines', BN: 'মাইনস' },
    about: {
      EN: 'Open safe fields of twenty-five and take the money before you meet a mine. You choose how many there are.',
      BN: 'পঁচিশ ঘরের নিরাপদ ঘরগুলো খুলুন, মাইন পড়ার আগে টাকা তুলে নিন। মাইন কয়টি থাকবে, আপনিই ঠিক করেন।',
    },
  }),
  alone('plinko', {
    volatility: 'medium',
    name: { EN: 'Plinko', BN: 'প্লিংকো' },
    about: {
      EN: 'A ball falls through the pins, left or right at each with the same chance. The bin it lands in pays.',
      BN: 'বল পিনের ভেতর দিয়ে পড়ে, প্রতিটিতে বাঁয়ে বা ডানে সমান সম্ভাবনা। যে খোপে পড়ে, সেটিই টাকা দেয়।',
    },
  }),
  blackjack('low', {
    word: { EN: 'low stakes', BN: 'কম বাজি' },
    terms: termsOf('10.00', '2000.00', '60000.00'),
  }),
  blackjack('mid', {
    word: { EN: 'medium stakes', BN: 'মাঝারি বাজি' },
    terms: termsOf('50.00', '10000.00', '300000.00'),
  }),
  blackjack('high', {
    word: { EN: 'high stakes', BN: 'বড় বাজি' },
    terms: termsOf('500.00', '50000.00', '1500000.00'),
  }),
];
