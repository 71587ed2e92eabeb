import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from './session.ts';
import { keepStakePicks, readStakePicks } from './stake-picks.ts';

const NONE = { lastStakes: [], favouriteStakes: [] };
const enter = (account: string) => useSession.setState({ member: { account } as MemberInfo });

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

it('keeps the stakes of each member apart, and none of a visitor', () => {
  const picks = { lastStakes: ['5.00', '0.20'], favouriteStakes: ['100.00'] };
  keepStakePicks(picks);
  enter('rahim');
  expect(readStakePicks()).toEqual(NONE);
  keepStakePicks(picks);
  expect(readStakePicks()).toEqual(picks);
  enter('karim');
  expect(readStakePicks()).toEqual(NONE);
});

it('reads amounts alone, however the list came there', () => {
  enter('rahim');
  const odd: unknown = { lastStakes: ['5.00', 5, '<b>', '1e9'], favouriteStakes: 'all', more: 1 };
  keepStakePicks(odd as ReturnType<typeof readStakePicks>);
  expect(readStakePicks()).toEqual({ lastStakes: ['5.00'], favouriteStakes: [] });
  for (const text of ['', '{', '[]', 'null', '7']) {
    localStorage.setItem('nokshi.stakes:rahim', text);
    expect(readStakePicks()).toEqual(NONE);
  }
});
