import { linesGame } from '../../families/lines/lines-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = linesGame(
  {
    code: 'courtyard-sun',
    studio: 'NOKSHI',
    name: { EN: 'Courtyard sun', BN: 'উঠানের রোদ' },
    description: {
      EN: 'Sun on a mud courtyard and fifteen lines laid out to dry. The sun stands in, and three hand fans or more bring ten free spins that count twice.',
      BN: 'মাটির উঠানে রোদ, তাতে মেলে দেওয়া পনেরোটি লাইন। সূর্য যেকোনো ছবির জায়গা নেয়, তিনটি বা তার বেশি হাতপাখায় দশটি ফ্রি স্পিন, জয় দুই গুণ।',
    },
    betCredits: 25,
    reels: 5,
    rows: 3,
    wild: 'sun',
    scatter: 'hand-fan',
    high: ['cradle', 'quilt'],
    low: ['cat', 'comb', 'betel-leaf', 'pincushion'],
    lines: 15,
    scatterPays: [50, 250, 1250],
    freeGames: { awards: [10, 12, 15], multiplier: 2, most: 45 },
    aim: {
      rtp: 0.956,
      sigma: 6,
      seed: 1105,
      length: 28,
      steep: 2.5,
      on: { sun: [1, 1, 1, 1, 1], 'hand-fan': [1, 1, 1, 1, 1] },
    },
  },
  found,
);
