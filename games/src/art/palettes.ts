import type { SlotCode } from '@nokshi/house-math/slot/game.ts';
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

/** Each game has its own cloth: undyed cotton, river dusk, wet leaves. */
export const PALETTES: Readonly<Record<SlotCode, Palette>> = {
  'kantha-lines': {
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
  'river-ways': {
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
  'monsoon-clusters': {
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
};
