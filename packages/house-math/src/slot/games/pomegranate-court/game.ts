import { changingGame } from '../../families/changing/changing-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = changingGame(
  {
    code: 'pomegranate-court',
    studio: 'JAMDANI',
    name: { EN: 'Pomegranate court', BN: 'ডালিমতলা' },
    description: {
      EN: 'Six reels of three to five pictures round a court of red fruit. The fruit is wild on the third and fourth reel alone, two of it on each.',
      BN: 'লাল ফলের উঠান ঘিরে ছয় রিলে তিন থেকে পাঁচটি ছবি। ডালিম সবার জায়গায় বসে, তবে শুধু তৃতীয় ও চতুর্থ রিলে, দুটি করে।',
    },
    betCredits: 50,
    reels: 6,
    rows: 5,
    wild: 'pomegranate',
    high: ['palace', 'swan'],
    low: ['rose', 'jasmine', 'fountain', 'moth', 'gate', 'mirror'],
    heights: [
      [3, 4, 5],
      [3, 4, 5],
      [3, 4, 5],
      [3, 4, 5],
      [3, 4, 5],
      [3, 4, 5],
    ],
    aim: {
      rtp: 0.954,
      sigma: 3.2,
      seed: 4417,
      length: 30,
      steep: 2.4,
      on: { pomegranate: [0, 0, 2, 2, 0, 0] },
    },
  },
  found,
);
