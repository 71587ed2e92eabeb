import type { StakePicks } from '@nokshi/contract/frame.ts';
import { kept } from '@nokshi/web/storage.ts';
import { useSession } from './session.ts';

const NONE: StakePicks = { lastStakes: [], favouriteStakes: [] };

/** More than a game sends. */
const MOST = 20;
const STAKE = /^\d{1,9}\.\d{2}$/;

const keyOf = (username: string) => `nokshi.stakes:${username}`;

/** Amounts alone: nothing else is kept or handed to a game. */
const stakesIn = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? list.filter((each) => typeof each === 'string' && STAKE.test(each)).slice(0, MOST)
    : [];

const picksIn = (picks: Partial<Readonly<Record<keyof StakePicks, unknown>>>): StakePicks => ({
  lastStakes: stakesIn(picks.lastStakes),
  favouriteStakes: stakesIn(picks.favouriteStakes),
});

const usernameNow = () => useSession.getState().member?.account ?? null;

/** The stakes that the member used and marked in this browser, over all games. */
export function readStakePicks(): StakePicks {
  const username = usernameNow();
  if (username === null) return NONE;
  try {
    const picks: unknown = JSON.parse(kept.get(keyOf(username)) ?? '{}');
    return picksIn(typeof picks === 'object' && picks !== null ? picks : {});
  } catch {
    return NONE;
  }
}

/** A game told what the member used or marked since. */
export function keepStakePicks(picks: StakePicks): void {
  const username = usernameNow();
  if (username !== null) kept.set(keyOf(username), JSON.stringify(picksIn(picks)));
}
