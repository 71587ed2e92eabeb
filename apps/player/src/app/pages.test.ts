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

it('shows the e-lottery under its own banners, at both of its addresses', () => {
  for (const path of ['/elott', '/game/elott'])
    expect(pageAt(path)?.bannerGroup, path).toBe('w_lott');
});

it('has every path of the specification', () => {
  const paths =
    '/ /index.html /home /register /register.html /noticePage /pointMall /sports /esports /lottery ' +
    '/elott /rng /fish /pvp /live /promotions /promoDetail /seamless /fbsports /help /helpmc /down ' +
    '/join /game /game/rng /login /download';
  expect(paths.split(' ').filter((path) => !pageAt(path)?.paths.includes(path))).toEqual([]);
});
