import { MOST_LAYOUTS, type SavedLayout } from '@nokshi/contract/frame.ts';
import { MOST_SPOTS_OF_BET } from '@nokshi/contract/player/tables.ts';
import { kept } from '@nokshi/web/storage.ts';
import { useSession } from './session.ts';

const LONGEST_NAME = 40;
const SPOT = /^[a-z0-9-]{1,60}$/;
const STAKE = /^\d{1,9}\.\d{2}$/;

const usernameNow = () => useSession.getState().member?.account ?? null;
const keyOf = (username: string, gameCode: string) => `nokshi.layouts:${username}:${gameCode}`;

const isChip = (chip: unknown): chip is SavedLayout['chips'][number] => {
  const { spot, stake } = (chip ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof spot === 'string' && SPOT.test(spot) && typeof stake === 'string' && STAKE.test(stake)
  );
};

/** Names and chips alone: nothing else is kept or handed to a game. */
function layoutsIn(list: unknown): readonly SavedLayout[] {
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((each: unknown) => {
      const { name, chips } = (each ?? {}) as Readonly<Record<string, unknown>>;
      if (typeof name !== 'string' || !Array.isArray(chips)) return [];
      const laid = chips.filter(isChip).slice(0, MOST_SPOTS_OF_BET);
      if (laid.length === 0) return [];
      return [
        {
          name: name.slice(0, LONGEST_NAME),
          chips: laid.map(({ spot, stake }) => ({ spot, stake })),
        },
      ];
    })
    .slice(0, MOST_LAYOUTS);
}

/** The layouts that the member saved for this game in this browser. */
export function readLayouts(gameCode: string): readonly SavedLayout[] {
  const username = usernameNow();
  if (username === null) return [];
  try {
    return layoutsIn(JSON.parse(kept.get(keyOf(username, gameCode)) ?? '[]'));
  } catch {
    return [];
  }
}

/** All layouts that the member has for this game now. */
export function keepLayouts(gameCode: string, layouts: readonly SavedLayout[]): void {
  const username = usernameNow();
  if (username !== null) kept.set(keyOf(username, gameCode), JSON.stringify(layoutsIn(layouts)));
}
