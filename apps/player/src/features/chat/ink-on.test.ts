import { expect, it } from 'vitest';
import { inkOn } from './ink-on.ts';

it.each([
  ['#ffffff', '#000000'],
  ['#ffcc00', '#000000'],
  ['#000000', '#ffffff'],
  ['#803050', '#ffffff'],
] as const)('on %s one writes in %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});
