import { beforeEach, expect, it, vi } from 'vitest';
import { keepLotteryFavorite, readLotteryFavorites } from './lottery-favorites.ts';

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('keeps lottery favourites in this browser, for each username its own', () => {
  keepLotteryFavorite('rahim', { nodeId: 'LOTT-5', favorite: true });
  keepLotteryFavorite('rahim', { nodeId: 'LOTT-6', favorite: true });
  keepLotteryFavorite('karim', { nodeId: 'LOTT-7', favorite: true });
  expect(readLotteryFavorites('rahim')).toEqual(['LOTT-6', 'LOTT-5']);
  expect(readLotteryFavorites('karim')).toEqual(['LOTT-7']);
  expect(localStorage.getItem('lotteryFavorites:rahim')).toContain('LOTT-5');
  keepLotteryFavorite('rahim', { nodeId: 'LOTT-6', favorite: false });
  expect(readLotteryFavorites('rahim')).toEqual(['LOTT-5']);
});

it('keeps two hundred, and takes what is no list for none', () => {
  for (let n = 0; n < 210; n += 1)
    keepLotteryFavorite('rahim', { nodeId: `LOTT-${n}`, favorite: true });
  expect(readLotteryFavorites('rahim')).toHaveLength(200);
  expect(readLotteryFavorites('rahim')[0]).toBe('LOTT-209');
  for (const odd of ['', '{', '{"a":1}', 'null']) {
    localStorage.setItem('lotteryFavorites:rahim', odd);
    expect(readLotteryFavorites('rahim')).toEqual([]);
  }
});
