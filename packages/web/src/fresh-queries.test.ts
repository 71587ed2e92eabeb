import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { FreshQueries } from './fresh-queries.ts';

const KEY = ['withdrawals', 'one'];

/** Questions that are answered by hand, one after another. */
function asked() {
  const answers: ((state: string) => void)[] = [];
  const queries = new FreshQueries();
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const stop = new QueryObserver(queries, { queryKey: KEY, queryFn }).subscribe(() => undefined);
  return { queries, answers, stop, shown: () => queries.getQueryData(KEY) };
}

test('news that come before the first answer have it asked for once more', async () => {
  const { queries, answers, stop, shown } = asked();
  const news = queries.invalidateQueries({ queryKey: ['withdrawals'] });
  expect(answers).toHaveLength(1);
  answers[0]?.('APPROVED');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('PAID');
  await news;
  expect(shown()).toBe('PAID');
  stop();
});

test('news that come after it have it asked for once', async () => {
  const { queries, answers, stop, shown } = asked();
  answers[0]?.('APPROVED');
  await expect.poll(shown).toBe('APPROVED');
  const news = queries.invalidateQueries({ queryKey: ['withdrawals'] });
  answers[1]?.('PAID');
  await news;
  expect([shown(), answers.length]).toEqual(['PAID', 2]);
  stop();
});

test('news of something else leave it alone', async () => {
  const { queries, answers, stop } = asked();
  await queries.invalidateQueries({ queryKey: ['deposits'] });
  answers[0]?.('APPROVED');
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(answers).toHaveLength(1);
  stop();
});
