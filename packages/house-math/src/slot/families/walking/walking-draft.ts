import {
  type Draft,
  type Found,
  foundOf,
  RULES,
  scatterRules,
  slotOf,
  withScatter,
} from '../../draft.ts';
import { linesOf } from '../../reels/line-sets.ts';
import type { SymbolId } from '../../symbols.ts';
import type { WalkingGame } from './walking-game.ts';

export type WalkingDraft = Draft & {
  readonly wild: SymbolId;
  readonly scatter: SymbolId;
  readonly lines: number;
  /** For three scatters and more. */
  readonly scatterPays: readonly number[];
};

export function walkingGame(draft: WalkingDraft, found: Found): WalkingGame {
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'walking-wild', values: { symbol: 0 } },
    RULES.scatter,
  ] as const;
  return {
    ...slotOf('walking', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}
