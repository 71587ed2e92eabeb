import { disc, group, patch, stitch } from '../stitch.ts';
import type { Emblem } from './emblem.ts';
import { halo } from './emblem.ts';

const BODY = 'M-84 4Q-46-50 20-39Q58-32 74-2Q56 39 16 43Q-46 50-84 4Z';

/** A hilsa, scale by scale. */
export const fish: Emblem = (colours, choose) => {
  const side = choose('side', [1, -1]);
  const lean = choose('lean', [-20, -15, -10, -5, 6]);
  const scales = [-34, -12, 10, 32].map((x) => `M${x}-29q15 15 0 31q15 15 0 31`).join('');
  return (
    halo(colours) +
    group(
      { transform: `scale(${side} 1)rotate(${lean})` },
      patch('M60-2Q84-44 106-46Q90-10 104 38Q78 34 60-2Z', colours.two),
      patch('M-14-40Q14-72 52-62Q38-48 34-32ZM-10 42Q6 68 36 64Q26 50 30 36Z', colours.two),
      patch(BODY, colours.one),
      patch('M-84 4Q-68-22-42-33Q-28 4-44 39Q-68 30-84 4Z', colours.three),
      stitch(scales, colours.thread, { width: 2.2, dash: 6, gap: 4 }),
      stitch('M74-4L96-34M76-1L94 26', colours.thread, { width: 2, dash: 5, gap: 4 }),
      disc([-60, -4, 7], colours.cloth),
      disc([-61, -4, 3], colours.two),
    )
  );
};
