import { type Draft, type Found, foundOf, RULES, slotOf } from '../../draft.ts';
import type { SymbolId } from '../../symbols.ts';
import type { ChangingGame } from './changing-game.ts';

/** `rows` is the greatest height of any reel. */
export type ChangingDraft = Draft &
  Pick<ChangingGame, 'heights'> & {
    /** Never on the first reel. */
    readonly wild: SymbolId;
  };

export function changingGame(draft: ChangingDraft, found: Found): ChangingGame {
  const all = draft.heights.flat();
  const features = [
    { key: 'changing-ways', values: { fewest: Math.min(...all), most: Math.max(...all) } },
    RULES.wildPays,
  ] as const;
  const special = [{ id: draft.wild, role: 'wild' }] as const;
  return {
    ...slotOf('changing', draft, { special, features }),
    ...foundOf(found),
    wild: 0,
    heights: draft.heights,
  };
}
