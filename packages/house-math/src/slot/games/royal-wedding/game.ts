import { stickyGame } from '../../families/sticky/sticky-draft.ts';
import found from './reels.json' with { type: 'json' };

export const game = stickyGame(
  {
    code: 'royal-wedding',
    studio: 'JAMDANI',
    name: { EN: 'Royal wedding', BN: 'রাজবাড়ির বিয়ে' },
    description: {
      EN: 'Twenty lines of guests, of whom the jewelled ones are few. Three crowns bring eight free spins in which each necklace that is given stays.',
      BN: 'বিশটি লাইনে অতিথি, গয়না পরা কজন কমই আসে। তিনটি মুকুটে আটটি ফ্রি স্পিন, তাতে যে হার দেওয়া হয় তা থেকে যায়।',
    },
    betCredits: 50,
    reels: 5,
    rows: 3,
    wild: 'necklace',
    scatter: 'crown',
    high: ['throne', 'sari', 'sitar', 'chandelier'],
    low: ['rose', 'attar', 'carpet', 'pomegranate'],
    lines: 20,
    scatterPays: [100, 300, 1500],
    awards: [8, 10, 12],
    aim: {
      rtp: 0.952,
      sigma: 5.4,
      seed: 4435,
      length: 28,
      steep: 3,
      on: { necklace: [0, 1, 1, 1, 0], crown: [1, 1, 1, 1, 1] },
    },
  },
  found,
);
