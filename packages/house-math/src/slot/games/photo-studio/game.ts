import { classicGame } from '../../families/classic/classic-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = classicGame(
  {
    code: 'photo-studio',
    studio: 'RICKSHA',
    name: { EN: 'Photo studio', BN: 'ছবির স্টুডিও' },
    description: {
      EN: 'Eight lines before a painted backdrop, and two cameras on the middle reel alone. Where a camera looks, the win counts four times.',
      BN: 'আঁকা পর্দার সামনে আটটি লাইন, ক্যামেরা আছে শুধু মাঝের রিলে, দুটি। ক্যামেরা যেখানে তাকায় সেখানে জয় চার গুণ।',
    },
    betCredits: 10,
    reels: 3,
    rows: 3,
    wild: 'camera',
    high: ['sunglasses', 'rickshaw'],
    low: ['bicycle', 'clock', 'lamp', 'radio'],
    lines: 8,
    wildTimes: 4,
    aim: { rtp: 0.958, sigma: 3.2, seed: 4015, length: 24, steep: 2.5, on: { camera: [0, 2, 0] } },
  },
  found,
);
