import type { Motifs } from './shapes.ts';
import { MOTIFS as BOISHAKH } from './worlds/boishakh.ts';
import { MOTIFS as JAMDANI } from './worlds/jamdani.ts';
import { MOTIFS as NOKSHI } from './worlds/nokshi.ts';
import { MOTIFS as PADMA } from './worlds/padma.ts';
import { MOTIFS as RICKSHA } from './worlds/ricksha.ts';
import { MOTIFS as SUNDAR } from './worlds/sundar.ts';

/** The drawings of all worlds, for who draws more than one game. */
export const ALL_MOTIFS: Motifs = {
  ...NOKSHI,
  ...PADMA,
  ...SUNDAR,
  ...RICKSHA,
  ...JAMDANI,
  ...BOISHAKH,
};
