import { dots } from '@nokshi/games/art/shapes.ts';
import type { Sky } from './heroes/hero.ts';
import { disc, element, patch, stitch, stitchedDisc } from './stitch.ts';

const COLOURS: Readonly<Record<Sky, readonly [high: string, low: string]>> = {
  day: ['#3aa0cf', '#fdf0c8'],
  dawn: ['#f08a7c', '#ffe9a8'],
  dusk: ['#5a2a6e', '#ff9a4d'],
  night: ['#0d1440', '#4a4a9a'],
  rain: ['#2c4358', '#8fb3bd'],
  deep: ['#1c93a8', '#06264a'],
};

const STARS = dots(
  2,
  [-96, -70],
  [-70, -104],
  [-34, -88],
  [4, -108],
  [44, -92],
  [92, -104],
  [100, -50],
  [-104, -20],
  [70, -64],
);
const SHOWER =
  'M-104-116l-16 46M-64-110l-22 62M-24-116l-22 62M16-112l-22 62M60-116l-22 62M104-108l-22 62M-84-30l-18 50M112-24l-18 50';
const BUBBLES =
  dots(5, [-92, -30], [-78, -78], [86, -60], [96, -6]) +
  dots(3, [-84, -52], [-70, -96], [78, -88], [104, -34]);

/** What hangs in it: a sun low or high, a moon, stars, rain, bubbles. */
const HUNG: Readonly<Record<Sky, string>> = {
  day:
    disc([-66, -62, 25], '#fff3b8') + stitchedDisc([-66, -62, 35], '#fff3b8', { dash: 4, gap: 9 }),
  dawn: disc([-40, 2, 56], '#fff6d0') + stitchedDisc([-40, 2, 68], '#fff6d0', { dash: 5, gap: 9 }),
  dusk: disc([42, -4, 52], '#ffd36b') + stitchedDisc([42, -4, 64], '#ffd36b', { dash: 5, gap: 9 }),
  night: patch(STARS, '#fff3c4') + patch('M-58-92a31 31 0 1 0 26 44a26 26 0 1 1-26-44Z', '#fff3c4'),
  rain: stitch(SHOWER, '#e2f2f5', { width: 3, dash: 12, gap: 14 }),
  deep:
    patch('M-60-120H-30L-70 120H-120ZM20-120H60L76 120H10Z', '#fff', { opacity: '.1' }) +
    patch(BUBBLES, '#c8f2f5', { opacity: '.7' }) +
    stitch('M-120-104q15-9 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', '#c8f2f5', {
      dash: 9,
      gap: 6,
    }),
};

export const WHOLE = 'M-120-120H120V120H-120Z';

/** The whole picture in the colours of a sky. `bare` leaves out what hangs in it. */
export function heaven(sky: Sky, bare: boolean): string {
  const [high, low] = COLOURS[sky];
  return (
    element(
      'linearGradient',
      { id: 'k', x2: 0, y2: 1 },
      `<stop stop-color="${high}"/><stop offset=".72" stop-color="${low}"/>`,
    ) +
    patch(WHOLE, 'url(#k)') +
    (bare ? '' : HUNG[sky])
  );
}
