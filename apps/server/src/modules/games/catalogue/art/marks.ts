import { chooser } from './hash.ts';
import { PALETTES } from './palettes.ts';
import { disc, element, group, patch, petal, stitch } from './stitch.ts';

const MADDER = '#c7332f';
const CREAM = '#fbf3e1';
const TURMERIC = '#f2b233';

/** The lotus diamond, 30 from the middle to each tip; the same on light and on dark cloth. */
export const lotusDiamond = (colours = { ground: MADDER, petals: CREAM, heart: TURMERIC }) =>
  group(
    {},
    patch('M0-30L30 0 0 30-30 0Z', colours.ground, {
      stroke: colours.ground,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    stitch('M0-25.5L25.5 0 0 25.5-25.5 0Z', colours.petals, { width: 1.5, dash: 4, gap: 3.2 }),
    group(
      { transform: 'translate(0 10)' },
      ...[-82, 82].map((turn) => leaf(turn, 16, colours.petals)),
      ...[-44, 44].map((turn) => leaf(turn, 21, colours.petals)),
      patch(petal(0, 25, 8), colours.heart),
    ),
  );

const leaf = (turn: number, length: number, fill: string) =>
  patch(petal(0, length, 6.4), fill, { transform: `rotate(${turn})` });

/** The mark of the brand: 64 x 64. */
export const brandMark = (): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-32 -32 64 64' }, lotusDiamond());

/** N O K S H I in single strokes, 24 high, as one would sew them. */
const LETTERS = [
  'M0 24V0L16 24V0',
  'M37 0a12 12 0 1 0 0 24a12 12 0 1 0 0-24z',
  'M58 0V24M74 0L58 13L75 24',
  'M97 3Q84-4 84 6Q84 11 91 12Q98 13 98 18Q98 28 83 22',
  'M107 0V24M123 0V24M107 12H123',
  'M133 0V24',
].join('');

/** The house's first vendor: 192 x 64, readable on light and dark cloth. */
export const houseLogo = (): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 214 64' },
    group({ transform: 'translate(32 32)scale(.9)' }, lotusDiamond()) +
      element('path', {
        d: LETTERS,
        transform: 'translate(72 20)',
        fill: 'none',
        stroke: '#d4473f',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
  );

/** The cloths of the other house vendors: ground, petals, heart. */
const HOUSE_COLOURS = {
  PADMA: { ground: '#0f5f7a', petals: '#e9f7fa', heart: '#ffb45e' },
  SUNDAR: { ground: '#1f6b45', petals: '#eefae9', heart: '#f5c542' },
  RICKSHA: { ground: '#7a2a9c', petals: '#ffeec2', heart: '#ff5c8a' },
  JAMDANI: { ground: '#7a1f4d', petals: '#fdf7ef', heart: '#d8b36a' },
  BOISHAKH: { ground: '#c2410c', petals: '#fff3d6', heart: '#23599c' },
  BAITHAK: { ground: '#155a45', petals: '#fff8ea', heart: '#f2b233' },
} as const;

const square = (drawn: string): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-32 -32 64 64' }, drawn);

/** A kite with its tail: the vendor of kite and instant games. */
const kiteMark = (): string =>
  square(
    patch('M4-30L28-4 4 18-20-4Z', '#2f7fb8') +
      patch('M4-30L28-4H4Z', '#e2574c') +
      patch('M4 18L-20-4H4Z', '#f2b233') +
      stitch('M4-24L22-4 4 12-14-4Z', CREAM, { width: 1.5, dash: 4, gap: 3.2 }) +
      patch('M4 18Q-8 22-4 27T-16 30', 'none', {
        stroke: '#e2574c',
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
      }) +
      patch('M-4 25L-11 20-10 29ZM-4 25L4 22 2 30Z', '#f2b233'),
  );

/** The head of a robot with a red and a blue eye: the vendor of the ring. */
const robotMark = (): string =>
  square(
    patch('M0-30V-18M-30-2H30', 'none', {
      stroke: '#7a6cc0',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }) +
      element('rect', { x: -24, y: -20, width: 48, height: 42, rx: 12, fill: '#5a4aa8' }) +
      stitch('M-12-15H12Q19-15 19-8V10Q19 17 12 17H-12Q-19 17-19 10V-8Q-19-15-12-15Z', CREAM, {
        width: 1.5,
        dash: 4,
        gap: 3.2,
      }) +
      disc([-9, -2, 6], '#ff7a6b') +
      disc([9, -2, 6], '#6fc3ff') +
      disc([0, -29, 3.5], TURMERIC) +
      patch('M-8 10H8', 'none', { stroke: CREAM, 'stroke-width': 3, 'stroke-linecap': 'round' }),
  );

/** A vendor's mark, 64 x 64; its name is beside it in words. */
export const houseMarks = (): Readonly<Record<string, () => string>> => ({
  ...Object.fromEntries(
    Object.entries(HOUSE_COLOURS).map(([vendor, colours]) => [
      `vendor-${vendor}`,
      () => square(lotusDiamond(colours)),
    ]),
  ),
  'vendor-GHURI': kiteMark,
  'vendor-DS88': robotMark,
});

/** A vendor outside the house, 64 x 64: a round patch with as many petals as its code chooses. */
export function vendorMark(vendor: string): string {
  const choose = chooser(vendor);
  const { cloth, thread, one, two, three } = choose('cloth', PALETTES);
  const count = choose('petals', [5, 6, 7, 8, 9]);
  const petals = Array.from({ length: count }, (_, at) =>
    patch(petal(4, 21, 40 / count), at % 2 ? two : one, {
      transform: `rotate(${(at * 360) / count})`,
    }),
  );
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-32 -32 64 64' },
    disc([0, 0, 30], cloth) +
      stitch('M-26 0A26 26 0 1 1 26 0A26 26 0 1 1-26 0Z', thread, {
        width: 1.5,
        dash: 4,
        gap: 3.2,
      }) +
      petals.join('') +
      disc([0, 0, 5], three),
  );
}
