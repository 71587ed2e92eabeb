import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'photo-album',
    studio: 'RICKSHA',
    name: { EN: 'Photo album', BN: 'ছবির অ্যালবাম' },
    description: {
      EN: 'Four reels and ten lines of faces and places. Cameras on three reels develop three of twelve films, and none of them comes out empty.',
      BN: 'চার রিলে দশটি লাইন, নানা মুখ আর নানা জায়গা। তিন রিলে ক্যামেরা এলে বারোটি ফিল্মের তিনটি ধোয়া হয়, কোনোটিই ফাঁকা থাকে না।',
    },
    betCredits: 10,
    reels: 4,
    rows: 3,
    wild: 'sunglasses',
    scatter: 'camera',
    box: 'film-reel',
    high: ['rickshaw', 'pigeon'],
    low: ['bicycle', 'clock', 'tea', 'banana'],
    lines: 10,
    from: 3,
    opens: 3,
    boxes: [10, 10, 20, 20, 20, 30, 30, 40, 50, 60, 80, 120],
    aim: {
      rtp: 0.958,
      sigma: 2.6,
      seed: 4103,
      length: 24,
      steep: 2.5,
      on: { sunglasses: [0, 1, 1, 0], camera: [2, 2, 0, 2] },
    },
  },
  found,
);
