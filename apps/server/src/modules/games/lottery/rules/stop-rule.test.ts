import { expect, it } from 'vitest';
import { endsBy } from './stop-rule.ts';

const WON = { isWin: true, net: -5n };
const LOST = { isWin: false, net: -5n };

it('a chase that stops on a win stops on any prize, though the plan is behind', () => {
  expect(endsBy('win', WON)).toBe(true);
  expect(endsBy('win', LOST)).toBe(false);
});

it('a chase that stops on profit goes on until all of it together is ahead', () => {
  expect(endsBy('profit', WON)).toBe(false);
  expect(endsBy('profit', { isWin: true, net: 0n })).toBe(false);
  expect(endsBy('profit', { isWin: true, net: 1n })).toBe(true);
});

it('a chase that never stops goes on whatever it wins', () => {
  expect(endsBy('never', { isWin: true, net: 1_000n })).toBe(false);
});
