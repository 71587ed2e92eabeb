import { expect, test } from 'vitest';
import { stayAwake } from './stay-awake.ts';

/** Turns of a thread by hand, half a millisecond each. */
function byHand(needed: (turns: number) => boolean) {
  let [turns, next] = [0, null as (() => void) | null];
  const time = { now: () => turns / 2, turn: (go: () => void) => (next = go) };
  stayAwake(() => needed(turns), time);
  for (; next && turns < 100; turns += 1) {
    const go: () => void = next;
    next = null;
    go();
  }
  return turns;
}

test('a thread looks for answers until it need not', () => {
  expect(byHand((turns) => turns < 2)).toBe(3);
});

test('and sleeps after two milliseconds, whatever it waits for', () => {
  expect(byHand(() => true)).toBe(5);
});
