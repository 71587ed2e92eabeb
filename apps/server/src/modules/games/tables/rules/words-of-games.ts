import type { TableLevel } from '@nokshi/contract/player/tables.ts';
import type { TableGameCode } from '@nokshi/house-math/tables/games.ts';

export type Words = { readonly EN: string; readonly BN: string };

/** As the catalogue and the lobby name levels. */
export const LEVEL_NAMES: Readonly<Record<TableLevel, Words>> = {
  low: { EN: 'low stakes', BN: 'কম বাজি' },
  mid: { EN: 'medium stakes', BN: 'মাঝারি বাজি' },
  high: { EN: 'high stakes', BN: 'বড় বাজি' },
};

type About = { readonly name: Words; readonly about: Words };

export const GAMES: Readonly<Record<TableGameCode | 'one-day' | 'kite', About>> = {
  baccarat: {
    name: { EN: 'Baccarat', BN: 'ব্যাকারাট' },
    about: {
      EN: 'Player or banker: the hand nearer to nine wins. Eight decks, shuffled for each round.',
      BN: 'প্লেয়ার নাকি ব্যাংকার: নয়ের কাছাকাছি হাত জেতে। আট প্যাকেট তাস, প্রতি রাউন্ডে নতুন করে ফেটানো।',
    },
  },
  roulette: {
    name: { EN: 'European roulette', BN: 'ইউরোপীয় রুলেট' },
    about: {
      EN: 'One wheel with one zero, and every bet of the layout.',
      BN: 'একটি শূন্যের চাকা, আর লেআউটের সব বাজি।',
    },
  },
  'dragon-tiger': {
    name: { EN: 'Dragon Tiger', BN: 'ড্রাগন টাইগার' },
    about: {
      EN: 'One card each, the higher one wins. On a tie half of the stake comes back.',
      BN: 'দুই পাশে একটি করে তাস, বড়টি জেতে। টাই হলে বাজির অর্ধেক ফেরত আসে।',
    },
  },
  'andar-bahar': {
    name: { EN: 'Andar Bahar', BN: 'অন্দর বাহার' },
    about: {
      EN: 'The joker lies open. Which side gets the first card of its rank?',
      BN: 'জোকার খোলা থাকে। তার মানের প্রথম তাস কোন পাশে পড়বে?',
    },
  },
  'teen-patti': {
    name: { EN: 'Teen Patti', BN: 'তিন পাত্তি' },
    about: {
      EN: 'Three cards to each of two seats, the better hand wins.',
      BN: 'দুই আসনে তিনটি করে তাস, ভালো হাত জেতে।',
    },
  },
  'sic-bo': {
    name: { EN: 'Sic Bo', BN: 'সিক বো' },
    about: {
      EN: 'Three dice under a dome: big or small, totals, doubles and triples.',
      BN: 'ঢাকনার নিচে তিনটি ছক্কা: বড় বা ছোট, যোগফল, জোড়া আর তিনটি এক।',
    },
  },
  'one-day': {
    name: { EN: 'One-Day Teen Patti', BN: 'ওয়ান-ডে তিন পাত্তি' },
    about: {
      EN: 'Six cards come one by one. Back a seat or bet against it before each of them, at odds that follow the cards.',
      BN: 'ছয়টি তাস একটি একটি করে আসে। প্রতিটির আগে কোনো আসনের পক্ষে বা বিপক্ষে বাজি ধরুন; দর তাসের সাথে বদলায়।',
    },
  },
  'robo-rumble': {
    name: { EN: 'Robo Rumble', BN: 'রোবো রাম্বল' },
    about: {
      EN: 'Two robots box, red corner against blue corner. The odds of each bout are open before you bet.',
      BN: 'দুই রোবটের লড়াই, লাল কর্নার বনাম নীল কর্নার। বাজির আগেই প্রতি লড়াইয়ের দর খোলা থাকে।',
    },
  },
  kite: {
    name: { EN: 'Kite', BN: 'ঘুড়ি' },
    about: {
      EN: 'The kite rises and what it shows grows. Take it before the string is cut.',
      BN: 'ঘুড়ি উঠতে থাকে, গুণিতকও বাড়ে। সুতা কাটার আগে তুলে নিন।',
    },
  },
};
