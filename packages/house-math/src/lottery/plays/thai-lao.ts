import type { Play } from '../play.ts';
import { REGIONS, slotsOf } from '../regions.ts';
import { runDigit, tailPlay, toteTails, type Windows } from './tails.ts';

/** The plays that the two have in common: last digits of the first prize, and a pair of digits of their own. */
const topAndBottom = (top: readonly number[], bottom: Windows): readonly Play[] => [
  tailPlay('three-straight', { slots: top, digits: 3 }),
  toteTails('three-tote', { slots: top, digits: 3 }),
  tailPlay('two-top', { slots: top, digits: 2 }),
  tailPlay('two-bottom', bottom),
  runDigit('run-top', { slots: top, digits: 3 }),
  runDigit('run-bottom', bottom),
];

/** All plays of a Thai draw. Source: domain.md 1.3. */
export function thaiPlays(): readonly Play[] {
  const slots = (code: string) => slotsOf(REGIONS.thai, [code]);
  return [
    ...topAndBottom(slots('first'), { slots: slots('last-two'), digits: 2 }),
    tailPlay('front-three', { slots: slots('front-three'), digits: 3 }),
    tailPlay('back-three', { slots: slots('back-three'), digits: 3 }),
  ];
}

/** All plays of a Lao draw of four digits: the pair of its own is the first two. Source: domain.md 1.3. */
export const laoPlays = (): readonly Play[] => [
  tailPlay('four-straight', { slots: [0], digits: 4 }),
  toteTails('four-tote', { slots: [0], digits: 4 }),
  ...topAndBottom([0], { slots: [0], digits: 2, skip: 2 }),
];
