import { BANNER_GROUPS } from '@nokshi/contract/content.ts';
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
  for (const path of ['/nowhere', '/game/nonsense', '/game/join'])
    expect(pageAt(path), path).toBeNull();
});

it('gives each path to one page only', () => {
  const paths = PAGES.flatMap((page) => page.paths);
  expect(new Set(paths).size).toBe(paths.length);
});

it('hides the nav on /seamless and all but the top bar on /lottery', () => {
  expect(pageAt('/seamless')?.frame).toBe('no-nav');
  expect(pageAt('/lottery')?.frame).toBe('top-bar-only');
  expect(pageAt('/helpmc')?.frame).toBe('none');
});

it.each([
  ['/', 'w_home'],
  ['/login', 'w_login'],
  ['/register', 'w_reg'],
  ['/pointMall', 'w_shop'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/elott', 'w_lott'],
  ['/rng', 'w_rng'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/live', 'w_live'],
  ['/promotions', 'w_promotion'],
  ['/help', 'w_help'],
  ['/down', 'w_down'],
])('%s has the banners of %s', (path, group) => {
  expect(pageAt(path)?.bannerGroup).toBe(group);
  expect(BANNER_GROUPS).toContain(group);
});
