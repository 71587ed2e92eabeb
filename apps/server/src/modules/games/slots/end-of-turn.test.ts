import { expect, test } from 'vitest';
import { createEndOfTurn } from './end-of-turn.ts';

test('end of turn: calls made in one turn resolve together at its end, in order', async () => {
  const endOfTurn = createEndOfTurn();
  const order: number[] = [];
  const all = [1, 2, 3].map(async (nth) => {
    await endOfTurn();
    order.push(nth);
  });
  const first = endOfTurn();
  await Promise.resolve();
  expect(order).toEqual([]);
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3]);
  expect(endOfTurn()).not.toBe(first);
});
