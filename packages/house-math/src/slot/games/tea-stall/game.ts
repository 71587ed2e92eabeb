import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'tea-stall',
    studio: 'RICKSHA',
    name: { EN: 'Tea stall', BN: 'মোড়ের চায়ের দোকান' },
    description: {
      EN: 'Three reels and five lines at the corner stall, with few pictures and a win in many rounds. The glass of tea stands in for any picture and doubles what it helps to win.',
      BN: 'মোড়ের দোকানে তিনটি রিল ও পাঁচটি লাইন; ছবি অল্প, জয় আসে ঘন ঘন। চায়ের গ্লাস যেকোনো ছবির জায়গায় বসে এবং সেই জয় দ্বিগুণ করে।',
    },
    betCredits: 5,
    reels: 3,
    rows: 3,
    wild: 'tea',
    high: ['kettle', 'samosa'],
    low: ['jilapi', 'banana'],
    lines: 5,
    wildTimes: 2,
    aim: { rtp: 0.957, sigma: 2, seed: 4001, length: 20, steep: 2, on: { tea: [1, 1, 1] } },
  },
  found,
);
