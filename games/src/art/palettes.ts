import type { SlotOf } from '@nokshi/house-math/slot/game.ts';
import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Colour } from './shapes.ts';

export type Palette = {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly ground: string;
  readonly border: string;
  readonly tile: string;
  readonly tileLit: string;
  readonly thread: string;
  readonly threadShade: string;
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
  },
};

export const paletteOf = (game: SlotOf<string>): Palette => PALETTES[game.studio];
