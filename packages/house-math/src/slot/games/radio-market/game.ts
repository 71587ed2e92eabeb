import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'radio-market',
    studio: 'RICKSHA',
    name: { EN: 'Radio market', BN: 'রেডিওর হাট' },
    description: {
      EN: 'Ten lines of second-hand sounds, and radios on the first three reels. Together they open seven of fifteen boxes, so that much of the shelf is heard.',
      BN: 'পুরোনো জিনিসের হাটে দশটি লাইন, রেডিও প্রথম তিন রিলে। একসঙ্গে এলে পনেরোটি বাক্সের সাতটি খোলে, তাকের প্রায় অর্ধেক শোনা হয়ে যায়।',
    },
    betCredits: 10,
    reels: 5,
    rows: 3,
    wild: 'film-reel',
    scatter: 'radio',
    box: 'box',
    high: ['camera', 'clock'],
    low: ['lamp', 'key', 'padlock', 'sunglasses', 'newspaper'],
    lines: 10,
    from: 3,
    opens: 7,
    boxes: [5, 5, 5, 10, 10, 10, 15, 15, 20, 20, 30, 30, 40, 60, 100],
    aim: {
      rtp: 0.957,
      sigma: 4.2,
      seed: 4105,
      length: 21,
      steep: 3,
      on: { 'film-reel': [0, 1, 1, 1, 0], radio: [2, 2, 2, 0, 0] },
    },
  },
  found,
);
