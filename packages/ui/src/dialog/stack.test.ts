import { expect, it } from 'vitest';
import { createDialogStack } from './stack.ts';

const watchedPage = () => {
  const seen: string[] = [];
  return {
    seen,
    scrollY: () => 420,
    freeze: () => void seen.push('freeze'),
    release: (y: number) => void seen.push(`release ${y}`),
  };
};

it('freezes the page once and puts it back where it stood', () => {
  const page = watchedPage();
  const stack = createDialogStack(page);
  stack.enter();
  stack.enter();
  stack.leave();
  expect(page.seen).toEqual(['freeze']);
  stack.leave();
  expect(page.seen).toEqual(['freeze', 'release 420']);
});

it('refuses a third dialog', () => {
  const stack = createDialogStack(watchedPage());
  expect([stack.enter(), stack.enter(), stack.enter()]).toEqual([true, true, false]);
});
