import { expect, test } from 'vitest';
import { askTogether, type Question } from './ask-together.ts';

type Sent = {
  keys: readonly number[];
  answer(found: readonly number[]): void;
  fail(reason: Error): void;
};

/** A lookup that the test answers by hand; the value of n is `n!`. */
function byHand(options: Partial<Question<number, string>> = {}) {
  const sent: Sent[] = [];
  const ask = askTogether<number, string>({
    find: (keys) =>
      new Promise((resolve, fail) => {
        const answer = (found: readonly number[]) =>
          resolve(new Map(found.map((n) => [n, `${n}!`])));
        sent.push({ keys, answer, fail });
      }),
    ...options,
  });
  return { ask, sent, keys: () => sent.map(({ keys }) => keys) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('ask together: callers in one turn share one lookup, with each key once', async () => {
  const { ask, sent, keys } = byHand();
  const answers = [ask(1), ask(2), ask(1), Promise.resolve().then(() => ask(3))];
  await turn();
  expect(keys()).toEqual([[1, 2, 3]]);
  sent[0]?.answer([1, 2]);
  expect(await Promise.all(answers)).toEqual(['1!', '2!', '1!', undefined]);
});

test('ask together: lookups are bounded in size, number and waiting keys', async () => {
  const { ask, sent, keys } = byHand({ mostAtOnce: 2, inFlight: 2, mostWaiting: 6 });
  const answers = [1, 2, 3, 4, 5, 6].map(ask);
  await expect(ask(7)).rejects.toMatchObject({ code: 'edge.busy' });
  for (let i = 0; i < 4; i += 1) await turn();
  expect(keys()).toEqual([
    [1, 2],
    [3, 4],
  ]);
  sent[1]?.answer([3, 4]);
  for (let i = 0; i < 4; i += 1) await turn();
  expect(keys()[2]).toEqual([5, 6]);
  sent[0]?.answer([1, 2]);
  sent[2]?.answer([5, 6]);
  expect(await Promise.all(answers)).toEqual(['1!', '2!', '3!', '4!', '5!', '6!']);
});

test('ask together: a found key in flight is shared, a missing one is asked again', async () => {
  const { ask, sent, keys } = byHand();
  const first = [ask(1), ask(2)];
  await turn();
  const later = [ask(1), ask(2), ask(2)];
  sent[0]?.answer([1]);
  expect(await Promise.all([...first, later[0]])).toEqual(['1!', undefined, '1!']);
  await turn();
  expect(keys()).toEqual([[1, 2], [2]]);
  sent[1]?.answer([2]);
  expect(await Promise.all(later)).toEqual(['1!', '2!', '2!']);
});

test('ask together: a failed lookup fails all its callers, and the next call tries again', async () => {
  const { ask, sent } = byHand({ inFlight: 1 });
  const all = Promise.allSettled([ask(1), ask(2)]);
  await turn();
  const joined = ask(2);
  sent[0]?.fail(new Error('gone'));
  await expect(joined).rejects.toThrow('gone');
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask(1);
  await turn();
  sent[1]?.answer([1]);
  expect(await again).toBe('1!');
});
