import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepFirstView, useFirstGames } from './first-view.ts';

const drawn = () => document.getElementById('first');
const draw = () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="first"></div>');
};
afterEach(() => {
  drawn()?.remove();
  vi.useRealTimers();
});

test('what was drawn before the program ran stands until the page has its first games', () => {
  draw();
  const { rerender } = renderHook(({ isPending }) => useFirstGames(isPending), {
    initialProps: { isPending: true },
  });
  expect(drawn()).not.toBeNull();
  rerender({ isPending: false });
  expect(drawn()).toBeNull();
});

test('and three seconds where it has none', () => {
  vi.useFakeTimers();
  draw();
  keepFirstView();
  vi.advanceTimersByTime(2_999);
  expect(drawn()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(drawn()).toBeNull();
});
