import { BOISHAKH } from './boishakh.ts';
import type { Heroes } from './hero.ts';
import { JAMDANI } from './jamdani.ts';
import { NOKSHI } from './nokshi.ts';
import { PADMA } from './padma.ts';
import { RICKSHA } from './ricksha.ts';
import { SUNDAR } from './sundar.ts';

/** What the card of each house game shows, by its code. */
export const HEROES: Heroes = {
  ...NOKSHI,
  ...PADMA,
  ...SUNDAR,
  ...RICKSHA,
  ...JAMDANI,
  ...BOISHAKH,
};
