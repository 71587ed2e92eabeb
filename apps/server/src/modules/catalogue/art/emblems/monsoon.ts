import { disc, element, group, patch, stitch } from '../stitch.ts';
import type { Emblem } from './emblem.ts';

const CLOUD =
  'M-66 4a26 26 0 0 1-4-52a33 33 0 0 1 45-26a43 43 0 0 1 73 11a30 30 0 0 1 26 20a24 24 0 0 1-6 47Z';
const LEAF = 'M-80 20Q-62-26-10-28Q42-28 82 12Q40 34 2 24Q-38 14-80 20Z';

/** A rain cloud over a broad leaf; the rain is the running stitch itself. */
export const monsoon: Emblem = (colours, choose) => {
  const lean = choose('wind', [-10, -18, 10]);
  const sunAt = choose('sun', [58, 46, 20, -40, -52]);
  const rain = (xs: readonly number[]) => xs.map((x) => `M${x} -4l${lean} 84`).join('');
  return [
    disc([sunAt, -56, 34], colours.two),
    stitch(`M${sunAt - 48}-56a48 48 0 1 1 96 0`, colours.two, { width: 2, dash: 6, gap: 6 }),
    stitch(rain([-116, -72, -28, 16, 60, 104]), colours.one, { width: 3.4, dash: 10, gap: 8 }),
    stitch(rain([-94, -50, -6, 38, 82, 126]), colours.soft, { width: 3, dash: 7, gap: 9 }),
    patch(CLOUD, colours.thread),
    stitch(
      'M-66-4h136M-72-24a16 16 0 0 1 20-19a24 24 0 0 1 38-14M0-30a25 25 0 0 1 47-12a17 17 0 0 1 19 15',
      colours.one,
      { width: 2 },
    ),
    element(
      'defs',
      {},
      group(
        { id: 'a' },
        patch(LEAF, colours.leaf, { stroke: colours.cloth, 'stroke-width': 3 }),
        stitch(
          'M-76 17Q-30-8 76 11M-44 3Q-40-12-24-20M-12-3Q-6-16 10-21M20-1Q28-10 42-13M-30 0Q-16 6-8 18M4-3Q18 6 26 20',
          colours.cloth,
          {
            width: 1.8,
            dash: 5,
            gap: 4,
          },
        ),
      ),
    ),
    element('use', { href: '#a', transform: 'translate(0 62)rotate(-6)scale(1.06)' }),
    patch('M4 21q12 16 0 24q-12-8 0-24z', colours.thread),
    stitch(`${ripple(-106, 84)}${ripple(108, 78)}`, colours.one, { width: 2, dash: 6, gap: 5 }),
  ].join('');
};

/** Where a drop met the water. */
const ripple = (x: number, y: number) =>
  `M${x - 11} ${y}a11 4 0 1 0 22 0a11 4 0 1 0-22 0M${x - 25} ${y}a25 9 0 1 0 50 0a25 9 0 1 0-50 0`;
