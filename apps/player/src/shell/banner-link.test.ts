import { expect, it } from 'vitest';
import { bannerLink } from './banner-link.ts';

it('leads to a game, a promotion, a page of ours or a safe address outside', () => {
  expect(bannerLink({ linkageType: 'game', linkage: 'river ways' })).toBe('/game?id=river%20ways');
  expect(bannerLink({ linkageType: 'promotion', linkage: '7' })).toBe('/promoDetail?id=7');
  expect(bannerLink({ linkageType: 'route', linkage: '/rng' })).toBe('/rng');
  expect(bannerLink({ linkageType: 'external', linkage: 'https://a.example' })).toBe(
    'https://a.example',
  );
});

it('leads nowhere without a kind, and never to a script', () => {
  expect(bannerLink({ linkageType: null, linkage: '/rng' })).toBeNull();
  expect(bannerLink({ linkageType: 'route', linkage: null })).toBeNull();
  expect(bannerLink({ linkageType: 'external', linkage: 'javascript:alert(1)' })).toBeNull();
});
