import { MOST_LAYOUTS, type SavedLayout } from '@nokshi/contract/frame.ts';
import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepLayouts, readLayouts } from './layouts.ts';
import { useSession } from './session.ts';

const enter = (account: string) => useSession.setState({ member: { account } as MemberInfo });
const evens: SavedLayout = {
  name: 'Evens',
  chips: [
    { spot: 'red', stake: '50.00' },
    { spot: 'odd', stake: '10.00' },
  ],
};

beforeEach(() => {
  useSession.setState({ member: null });
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  });
  return () => {
    vi.unstubAllGlobals();
    useSession.setState({ member: null });
  };
});

it('keeps the layouts of each member and each game apart, and none of a visitor', () => {
  keepLayouts('roulette-low', [evens]);
  enter('rahim');
  expect(readLayouts('roulette-low')).toEqual([]);
  keepLayouts('roulette-low', [evens]);
  expect(readLayouts('roulette-low')).toEqual([evens]);
  expect(readLayouts('sic-bo-low')).toEqual([]);
  enter('karim');
  expect(readLayouts('roulette-low')).toEqual([]);
});

it('keeps no more than a table offers', () => {
  enter('rahim');
  keepLayouts(
    'roulette-low',
    Array.from({ length: 9 }, () => evens),
  );
  expect(readLayouts('roulette-low')).toHaveLength(MOST_LAYOUTS);
});

it('reads names and chips alone, however the list came there', () => {
  enter('rahim');
  const odd: unknown = [
    { name: 'A'.repeat(90), chips: [...evens.chips, { spot: '<b>', stake: '1.00' }], more: 1 },
    { name: 'Empty', chips: [{ spot: 'red', stake: 5 }] },
    { chips: evens.chips },
    null,
    7,
  ];
  keepLayouts('roulette-low', odd as SavedLayout[]);
  expect(readLayouts('roulette-low')).toEqual([{ name: 'A'.repeat(40), chips: evens.chips }]);
  for (const text of ['', '{', '{}', 'null', '7']) {
    localStorage.setItem('nokshi.layouts:rahim:roulette-low', text);
    expect(readLayouts('roulette-low')).toEqual([]);
  }
});
