import type { Palette } from './palettes.ts';
import { element, n, stitch } from './stitch.ts';

/** How the plain cloth is quilted: a tile of running stitches that fills the picture. */
export type Ground = (palette: Pick<Palette, 'soft'>) => string;

const QUILT = { width: 1.6, dash: 5, gap: 5 };

const tiled = (width: number, height: number, draw: (colour: string) => string): Ground => {
  return ({ soft }) =>
    element('pattern', { id: 'q', width, height, patternUnits: 'userSpaceOnUse' }, draw(soft));
};

const rows: Ground = tiled(10, 16, (c) =>
  stitch('M1 4h8M-4 12h8M6 12h8', c, { ...QUILT, dash: 6, gap: 60 }),
);
const waves: Ground = tiled(40, 16, (c) => stitch('M0 8q10-9 20 0t20 0', c, QUILT));
const lattice: Ground = tiled(32, 32, (c) => stitch('M0 16L16 0 32 16 16 32Z', c, QUILT));
const slant: Ground = tiled(24, 24, (c) => stitch('M-6 18L18-6M6 30L30 6', c, QUILT));
const scales: Ground = tiled(36, 36, (c) =>
  stitch('M0 18a18 18 0 0 0 36 0M-18 0a18 18 0 0 0 36 0M18 0a18 18 0 0 0 36 0', c, QUILT),
);
const grains: Ground = tiled(28, 28, (c) =>
  stitch('M5 9l5-5M19 5l5 5M5 19l5 5M19 24l5-5M14 11v6', c, { ...QUILT, dash: 8, gap: 40 }),
);
const bricks: Ground = tiled(32, 24, (c) => stitch('M0 12h32M0 0h32M8 0v12M24 12v12', c, QUILT));
const stars: Ground = tiled(34, 34, (c) =>
  stitch('M17 9v16M9 17h16M0 2v-4M0 32v4M-4 0h8M30 0h8M34-4v8M0 34h4M30 34h8M34 30v8', c, {
    ...QUILT,
    dash: 5,
    gap: 6,
  }),
);

export const GROUNDS: readonly [Ground, ...Ground[]] = [
  rows,
  waves,
  lattice,
  slant,
  scales,
  grains,
  bricks,
  stars,
];

export const filled = (width: number, height: number, { cloth }: Pick<Palette, 'cloth'>): string =>
  `<path fill="${cloth}" d="M0 0h${n(width)}v${n(height)}H0z"/>` +
  `<path fill="url(#q)" d="M0 0h${n(width)}v${n(height)}H0z"/>`;

/** A card in a dye that is lit from above its middle, quilted with light thread. */
export const lit = ({ cloth, soft }: Pick<Palette, 'cloth' | 'soft'>, ground: Ground): string =>
  element(
    'radialGradient',
    { id: 'y', cy: '.42', r: '.72' },
    `<stop stop-color="${soft}"/><stop offset="1" stop-color="${cloth}"/>`,
  ) +
  ground({ soft: '#fff' }) +
  '<path fill="url(#y)" d="M-120-120H120V120H-120z"/>' +
  '<path fill="url(#q)" opacity=".16" d="M-120-120H120V120H-120z"/>';
