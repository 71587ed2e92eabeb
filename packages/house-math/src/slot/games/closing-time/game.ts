import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'closing-time',
    studio: 'RICKSHA',
    name: { EN: 'Closing time', BN: 'দোকান বন্ধের আগে' },
    description: {
      EN: 'Four reels of four, twelve lines and shutters half down. Three clocks light four of sixteen lamps before the market sleeps.',
      BN: 'চার রিলে চার সারি, বারোটি লাইন, ঝাঁপ অর্ধেক নামানো। তিনটি ঘড়ি এলে বাজার ঘুমানোর আগে ষোলোটি হারিকেনের চারটি জ্বলে ওঠে।',
    },
    betCredits: 20,
    reels: 4,
    rows: 4,
    wild: 'key',
    scatter: 'clock',
    box: 'lamp',
    high: ['padlock', 'rickshaw'],
    low: ['newspaper', 'tea', 'pigeon', 'wheel'],
    lines: 12,
    from: 3,
    opens: 4,
    boxes: [10, 10, 20, 20, 20, 30, 30, 40, 40, 50, 60, 80, 100, 150, 250, 500],
    aim: {
      rtp: 0.953,
      sigma: 4,
      seed: 4108,
      length: 28,
      steep: 3,
      on: { key: [0, 1, 1, 0], clock: [1, 0, 1, 1] },
    },
  },
  found,
);
