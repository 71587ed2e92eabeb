import type { SlotOf } from '@nokshi/house-math/slot/game.ts';
import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import { createChoose } from './backdrops/choose.ts';
import type { Colour } from './shapes.ts';

/** Lit in the middle, shaded at the edge. */
type Cloth = readonly [middle: string, edge: string];

export type Palette = {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly ground: string;
  readonly border: string;
  readonly tile: string;
  readonly tileLit: string;
  readonly thread: string;
  readonly threadShade: string;
  /** The thin dark edge that sets a symbol off from its ground. */
  readonly rim: string;
  /** The cloth behind the reels from its middle to its edge, and the thread that it is quilted with. */
  readonly reel: Cloth;
  readonly reelFree: Cloth;
  readonly quilt: string;
  /** What the frame of the reels is made of, lit and shaded. */
  readonly frame: readonly [lit: string, shaded: string];
  /** The board that bears the title, dark enough for light letters. */
  readonly board: readonly [upper: string, lower: string];
};

/** Each studio has its own cloth: undyed cotton, river dusk, wet leaves, painted tin. */
export const PALETTES: Readonly<Record<StudioCode, Palette>> = {
  NOKSHI: {
    colours: {
      a: '#b4232a',
      b: '#2b3a8c',
      c: '#f2b233',
      d: '#2f6b46',
      ink: '#1c1a2e',
      cloth: '#fff8ea',
    },
    ground: '#8f1d24',
    border: '#f2b233',
    tile: '#f7eedb',
    tileLit: '#fffaf0',
    thread: '#2b3a8c',
    threadShade: '#fff8ea',
    rim: '#3a0d12',
    reel: ['#f6ead0', '#d9c39a'],
    reelFree: ['#33407f', '#161b45'],
    quilt: 'rgba(143, 29, 36, 0.22)',
    frame: ['#b4232a', '#5e1016'],
    board: ['#7d1820', '#43090f'],
  },
  PADMA: {
    colours: {
      a: '#d9622b',
      b: '#1f7a8c',
      c: '#ffd27a',
      d: '#3f7d4e',
      ink: '#0d2233',
      cloth: '#f3fbff',
    },
    ground: '#0f3147',
    border: '#7fd1e0',
    tile: '#d8ecef',
    tileLit: '#ffffff',
    thread: '#d9622b',
    threadShade: '#ffffff',
    rim: '#061a2a',
    reel: ['#1f6f86', '#0b2c44'],
    reelFree: ['#2b3f7d', '#0b1436'],
    quilt: 'rgba(190, 240, 255, 0.16)',
    frame: ['#8a5a33', '#3d2413'],
    board: ['#135a72', '#072a40'],
  },
  SUNDAR: {
    colours: {
      a: '#a83279',
      b: '#3b5fc0',
      c: '#f5c542',
      d: '#2e8b57',
      ink: '#16211c',
      cloth: '#f6fff4',
    },
    ground: '#12352a',
    border: '#8ed6a6',
    tile: '#dfeee2',
    tileLit: '#ffffff',
    thread: '#a83279',
    threadShade: '#ffffff',
    rim: '#08160f',
    reel: ['#2f6b4a', '#0e2f22'],
    reelFree: ['#4b3470', '#170f33'],
    quilt: 'rgba(200, 255, 210, 0.14)',
    frame: ['#7b6a34', '#33290f'],
    board: ['#1d5238', '#0a261a'],
  },
  RICKSHA: {
    colours: {
      a: '#d81e5b',
      b: '#0a7f86',
      c: '#ffc61a',
      d: '#2f8f3a',
      ink: '#22123a',
      cloth: '#fff6e0',
    },
    ground: '#3b1c5a',
    border: '#ffc61a',
    tile: '#ffeec2',
    tileLit: '#fffaf0',
    thread: '#d81e5b',
    threadShade: '#fff6e0',
    rim: '#1a0b2b',
    reel: ['#ffe3a1', '#f0a94e'],
    reelFree: ['#7a1f6b', '#2a0b3a'],
    quilt: 'rgba(160, 40, 90, 0.2)',
    frame: ['#0f9aa0', '#07474f'],
    board: ['#a3154c', '#4d0a2d'],
  },
  JAMDANI: {
    colours: {
      a: '#7a1f4d',
      b: '#2d5d7b',
      c: '#c99a3b',
      d: '#4d7049',
      ink: '#241a1f',
      cloth: '#fdf7ef',
    },
    ground: '#4a1531',
    border: '#d8b36a',
    tile: '#f1e6da',
    tileLit: '#fffdf8',
    thread: '#7a1f4d',
    threadShade: '#fdf7ef',
    rim: '#2a0d1e',
    reel: ['#f7efe3', '#d8c6ad'],
    reelFree: ['#5a2350', '#220a24'],
    quilt: 'rgba(122, 31, 77, 0.2)',
    frame: ['#caa152', '#6d4a17'],
    board: ['#6b1b46', '#330b24'],
  },
  BOISHAKH: {
    colours: {
      a: '#e0452b',
      b: '#23599c',
      c: '#f7b500',
      d: '#1f7d4d',
      ink: '#2a1508',
      cloth: '#fffaf0',
    },
    ground: '#7c2410',
    border: '#ffd35c',
    tile: '#ffefd2',
    tileLit: '#ffffff',
    thread: '#23599c',
    threadShade: '#ffffff',
    rim: '#3a1206',
    reel: ['#c8452a', '#6e1a0d'],
    reelFree: ['#1f4f8a', '#0b1f45'],
    quilt: 'rgba(255, 220, 140, 0.2)',
    frame: ['#f7b500', '#a35b00'],
    board: ['#b23318', '#5e140a'],
  },
};

/** Other cloths that a studio lays behind its reels, so that no two of its games are one in two titles. */
const OTHER_CLOTHS: Readonly<Record<StudioCode, readonly Cloth[]>> = {
  NOKSHI: [
    ['#e9d3c4', '#b98f80'],
    ['#d6dcea', '#93a0c4'],
    ['#dfe6c8', '#a3ad7c'],
  ],
  PADMA: [
    ['#2f7f6e', '#0b342f'],
    ['#5a6f9c', '#1d2a4d'],
    ['#8a6a58', '#3b2418'],
  ],
  SUNDAR: [
    ['#59703a', '#20300f'],
    ['#2a6a6f', '#0a2c33'],
    ['#7a6a3a', '#33280d'],
  ],
  RICKSHA: [
    ['#ffd0c2', '#e58a86'],
    ['#bfeae2', '#62b3b0'],
    ['#5b2f86', '#230c40'],
  ],
  JAMDANI: [
    ['#f0d9d6', '#c39a9d'],
    ['#dfe3ee', '#a1a9c4'],
    ['#e5dfc0', '#b3a566'],
  ],
  BOISHAKH: [
    ['#e2a23a', '#8f5312'],
    ['#2c7a5a', '#0c3526'],
    ['#8c2f6a', '#3b0c2f'],
  ],
};

/** The studio's palette with the game's own cloth behind its reels. */
export function paletteOf({ studio, code }: SlotOf<string>): Palette {
  const palette = PALETTES[studio];
  const reel = createChoose(code)('cloth', [palette.reel, ...OTHER_CLOTHS[studio]]);
  return { ...palette, reel };
}
