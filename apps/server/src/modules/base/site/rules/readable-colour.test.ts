import { expect, it } from 'vitest';
import { readableColour } from './readable-colour.ts';

it.each([
  ['#b4232a', 'light', true],
  ['#ff7a6b', 'light', false],
  ['#ff7a6b', 'dark', true],
  ['#b4232a', 'dark', false],
  ['#ffffff', 'light', false],
  ['', 'dark', true],
] as const)('%s on %s is readable: %s', (colour, theme, readable) => {
  expect(readableColour(colour, theme)).toBe(readable);
});
