import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from './moments.ts';

/** What the browser would call before it paints next. */
let next: (() => void)[] = [];
beforeEach(() => {
  next = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => next.push(call));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function paint() {
  const calls = next;
  next = [];
  for (const call of calls) call();
  await vi.advanceTimersByTimeAsync(0);
}

test('words told together are written in a frame each, after one that is left empty', async () => {
  const written: string[] = [];
  const turns = createTurns<'count' | 'caption'>();
  turns.write('count', () => written.push('৳5.00'));
  turns.write('caption', () => written.push('3 free games'));
  await paint();
  expect(written).toEqual([]);
  await paint();
  expect(written).toEqual(['৳5.00']);
  await paint();
  expect(written).toEqual(['৳5.00']);
  await paint();
  expect(written).toEqual(['৳5.00', '3 free games']);
});

test('of several words for one place before its turn, the last is written', async () => {
  const written: string[] = [];
  const turns = createTurns<'count' | 'caption'>();
  for (const amount of ['1', '2', '3']) turns.write('count', () => written.push(amount));
  await paint();
  await paint();
  turns.write('count', () => written.push('4'));
  await paint();
  await paint();
  expect(written).toEqual(['3', '4']);
});

test('it is over when all is written, also what was told meanwhile', async () => {
  const written: string[] = [];
  const turns = createTurns<'count' | 'caption'>();
  turns.write('count', () => written.push('count'));
  await paint();
  turns.write('caption', () => written.push('caption'));
  const over = turns.over().then(() => written.push('over'));
  for (let frames = 0; frames < 3; frames += 1) await paint();
  await over;
  expect(written).toEqual(['count', 'caption', 'over']);
});

test('where nothing is painted it is written after a tenth of a second', async () => {
  const written: string[] = [];
  createTurns<'count'>().write('count', () => written.push('count'));
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual(['count']);
});
