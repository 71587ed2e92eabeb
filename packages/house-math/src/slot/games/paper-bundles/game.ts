import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'paper-bundles',
    studio: 'RICKSHA',
    name: { EN: 'Paper bundles', BN: 'পুরোনো কাগজের গাদা' },
    description: {
      EN: 'Three reels of four rows and eight lines in a narrow shop. Three newspapers untie two of twelve bundles, where most hold pennies and one holds a find.',
      BN: 'সরু দোকানে চার সারির তিনটি রিল ও আটটি লাইন। তিনটি খবরের কাগজে বারোটি বাক্সের দুটি খোলে; বেশির ভাগে খুচরো, একটিতে বড় কিছু।',
    },
    betCredits: 10,
    reels: 3,
    rows: 4,
    wild: 'tea',
    scatter: 'newspaper',
    box: 'box',
    high: ['radio', 'film-reel'],
    low: ['lamp', 'key', 'clock', 'wheel'],
    lines: 8,
    from: 3,
    opens: 2,
    boxes: [10, 10, 10, 20, 20, 20, 30, 30, 40, 60, 100, 1500],
    aim: {
      rtp: 0.95,
      sigma: 4.4,
      seed: 4110,
      length: 30,
      steep: 3.2,
      on: { tea: [1, 1, 1], newspaper: [1, 1, 1] },
    },
  },
  found,
);
