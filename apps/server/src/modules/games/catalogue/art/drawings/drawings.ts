import { ALL_MOTIFS } from '@nokshi/games/art/all-motifs.ts';
import type { Motifs } from '@nokshi/games/art/shapes.ts';
import { BOISHAKH } from './boishakh.ts';
import { JAMDANI } from './jamdani.ts';
import { NOKSHI } from './nokshi.ts';
import { PADMA } from './padma.ts';
import { RICKSHA } from './ricksha.ts';
import { SUNDAR } from './sundar.ts';

/**
 * Drawings that no reel shows: a slot's symbols are its data, which never change, while a card may
 * show whatever its game's name says.
 */
export const CARD_DRAWINGS = {
  ...NOKSHI,
  ...PADMA,
  ...SUNDAR,
  ...RICKSHA,
  ...JAMDANI,
  ...BOISHAKH,
};

/** Everything a card can show. */
export const DRAWINGS: Motifs = { ...ALL_MOTIFS, ...CARD_DRAWINGS };
