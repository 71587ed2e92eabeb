import type { SlotCode } from '@nokshi/house-math/slot/game.ts';
import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import type { ParSheet } from '@nokshi/house-math/slot/par-sheet.ts';
import { PARS } from '@nokshi/house-math/slot/pars.ts';
import type { NewGame, NewVendor, Volatility, Words } from './new-game.ts';

export const HOUSE_VENDOR: NewVendor = {
  vendor: 'NOKSHI',
  name: { EN: 'Nokshi Studio', BN: 'নকশি স্টুডিও' },
  logo: '/art/vendor-NOKSHI.svg',
  position: 1,
  isHot: true,
};

/** What a round is like, in two sentences that promise nothing. */
const DESCRIPTIONS: Readonly<Record<SlotCode, Words>> = {
  'kantha-lines': {
    EN:
      'Five reels and twenty lines, where the lotus stands in for any picture but the sun. ' +
      'Three suns or more bring free games whose wins count three times.',
    BN:
      'পাঁচটি রিল ও বিশটি লাইন; সূর্য ছাড়া যেকোনো ছবির জায়গায় পদ্ম বসতে পারে। ' +
      'তিনটি বা তার বেশি সূর্য এলে ফ্রি গেম মেলে, সেখানে প্রতিটি জয় তিন গুণ ধরা হয়।',
  },
  'river-ways': {
    EN:
      'Five reels and 243 ways: like pictures on neighbouring reels pay, counted from the left. ' +
      'A wave on a middle reel fills the whole reel and stays while the others turn again.',
    BN:
      'পাঁচটি রিল ও 243টি পথ; বাঁ দিক থেকে পাশাপাশি রিলে একই ছবি মিললে জয় হয়। ' +
      'মাঝের কোনো রিলে ঢেউ এলে পুরো রিল ভরে যায় এবং বাকি রিলগুলো আবার ঘোরার সময় সেটি স্থির থাকে।',
  },
  'monsoon-clusters': {
    EN:
      'Six columns of five cells: five or more like pictures that touch side by side pay and ' +
      'vanish. New ones fall into place, and each fall of a round pays double, up to 32 times.',
    BN:
      'ছয়টি কলামে পাঁচটি করে ঘর; পাশাপাশি লেগে থাকা পাঁচটি বা তার বেশি একই ছবি জয় দিয়ে মিলিয়ে যায়। ' +
      'ওপর থেকে নতুন ছবি নামে, আর এক রাউন্ডে প্রতিবার নামলে গুণক দ্বিগুণ হয়, সর্বোচ্চ 32 গুণ।',
  },
};

/** The house's own games, with the facts of their PAR sheets. Source: domain.md 3.1. */
export const HOUSE_GAMES: readonly NewGame[] = Object.values(SLOTS).map((slot, index) => ({
  gameId: slot.code,
  vendor: HOUSE_VENDOR.vendor,
  category: 'RNG',
  nodeId: `${HOUSE_VENDOR.vendor}-${slot.code}`,
  gameGroupCode: 'RNG',
  menus: ['RNG'],
  classify: [],
  name: slot.name,
  description: DESCRIPTIONS[slot.code],
  minBet: slot.stakes[0] ?? 1n,
  ...factsOf(PARS[slot.code]),
  position: index + 1,
  isHot: true,
}));

function factsOf(par: ParSheet) {
  const percent = (share: number) => (share * 100).toFixed(2);
  return {
    rtp: percent(par.rtp),
    hitRate: percent(par.hitFrequency),
    volatility: volatilityOf(par.volatilityIndex),
    maxWin: String(Math.floor(par.largestRound.timesStake)),
  };
}

/** By the volatility index, 1.645 sigma of one round in stakes: below 5 low, below 10 medium. */
export function volatilityOf(index: number): Volatility {
  if (index < 5) return 'low';
  return index < 10 ? 'medium' : 'high';
}
