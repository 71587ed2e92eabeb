import type { StakePicks } from '@nokshi/contract/frame.ts';
import { expect, test } from 'vitest';
import { createStakes } from './stake-picks.ts';

const OFFERED = [20n, 100n, 200n, 500n, 1_000n, 2_000n];

function remembered(picks: Partial<StakePicks> = {}) {
  const told: StakePicks[] = [];
  return {
    stakes: createStakes({ lastStakes: [], favouriteStakes: [], ...picks }, (now) =>
      told.push(now),
    ),
    told,
  };
}

test('the last stakes are listed newest first, each once, and only those the game offers', () => {
  const { stakes, told } = remembered({ lastStakes: ['5.00', '7.77', '0.20'] });
  expect(stakes.last(OFFERED)).toEqual([500n, 20n]);
  stakes.use(20n);
  stakes.use(20n);
  expect(stakes.last(OFFERED)).toEqual([20n, 500n]);
  expect(told).toEqual([{ lastStakes: ['0.20', '5.00', '7.77'], favouriteStakes: [] }]);
  for (const stake of OFFERED) stakes.use(stake);
  expect(stakes.last(OFFERED)).toEqual([2_000n, 1_000n, 500n, 200n]);
});

test('a favourite is marked and unmarked, and listed by its amount', () => {
  const { stakes, told } = remembered({ favouriteStakes: ['10.00'] });
  stakes.turnFavourite(100n);
  expect(stakes.favourites(OFFERED)).toEqual([100n, 1_000n]);
  stakes.turnFavourite(1_000n);
  expect(stakes.isFavourite(1_000n)).toBe(false);
  expect(told.map(({ favouriteStakes }) => favouriteStakes)).toEqual([['1.00', '10.00'], ['1.00']]);
});
