import type { Family } from '../family.ts';
import type { ClassicGame } from './classic-game.ts';
import { fastClassic } from './classic-fast.ts';
import { playClassic } from './play-classic.ts';

export type { ClassicGame } from './classic-game.ts';

export const classic: Family<ClassicGame> = { play: playClassic, fast: fastClassic };
