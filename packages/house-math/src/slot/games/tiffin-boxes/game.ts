import { pickGame } from '../../families/pick/pick-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = pickGame(
  {
    code: 'tiffin-boxes',
    studio: 'RICKSHA',
    name: { EN: 'Tiffin boxes', BN: 'টিফিন বাক্স' },
    description: {
      EN: 'Twenty lines through the street, and tiffin carriers on the first, third and last reel. Three of them open five of fifteen boxes, and each pays what it holds.',
      BN: 'রাস্তার মোড়ে বিশটি লাইন, আর প্রথম, তৃতীয় ও শেষ রিলে টিফিন ক্যারিয়ার। তিনটি এলে পনেরোটি বাক্সের পাঁচটি খোলে, প্রতিটি তার ভেতরের পুরস্কার দেয়।',
    },
    betCredits: 20,
    reels: 5,
    rows: 3,
    wild: 'bell',
    scatter: 'tiffin',
    box: 'box',
    high: ['rickshaw', 'peacock', 'kite'],
    low: ['umbrella', 'mango', 'star-flower', 'betel-leaf'],
    lines: 20,
    from: 3,
    opens: 5,
    boxes: [10, 10, 10, 20, 20, 30, 30, 40, 50, 60, 80, 100, 150, 300, 600],
  },
  found,
);
