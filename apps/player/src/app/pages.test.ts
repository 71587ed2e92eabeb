import { PLAYER_PAGES } from '@nokshi/contract/pages.ts';
import { expect, it } from 'vitest';
import { PAGES, pageAt } from './pages.ts';

it('shows home at its three addresses and opens the register modal at two', () => {
  for (const path of ['/', '/index.html', '/home']) expect(pageAt(path)?.view).toBe('home');
  for (const path of ['/register', '/register.html']) expect(pageAt(path)?.modal).toBe('register');
});

it('finds a page whatever the case and a slash at the end', () => {
  expect(pageAt('/RNG/')?.view).toBe('games');
  expect(pageAt('/pointmall')).toBe(pageAt('/pointMall'));
  expect(pageAt('/game/RNG')?.view).toBe('games');
});

it('knows no page at an unknown path', () => {
  expect(pageAt('/nowhere')).toBeNull();
});

it('gives each path to one page only', () => {
  const paths = PAGES.flatMap((page) => page.paths);
  expect(new Set(paths).size).toBe(paths.length);
});

it('has the pages that the server answers with the app, and no others', () => {
  const own = PAGES.flatMap((page) => page.paths);
  const served = PLAYER_PAGES.filter((path) => !path.includes(':'));
  expect([...own].sort()).toEqual([...served].sort());
});
