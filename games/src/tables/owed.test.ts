import { expect, test } from 'vitest';
import { createOwed } from './owed.ts';

test('what is owed is asked for by one question at a time, and nothing is asked where nothing is owed', async () => {
  const owed = createOwed();
  const asked: string[] = [];
  await owed.ask(async () => void asked.push('nothing owed'));
  owed.add('20261127-1');
  let answer = () => {};
  const first = owed.ask(() => {
    asked.push('first');
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await owed.ask(async () => void asked.push('beside the first'));
  answer();
  await first;
  await owed.ask(async () => void asked.push('after it'));
  expect(asked).toEqual(['first', 'after it']);
});
