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
import type { BothWaysGame } from './both-ways-game.ts';

export type BothWaysDraft = Draft & {
  readonly wild: SymbolId;
  readonly scatter: SymbolId;
  readonly lines: number;
  /** For three scatters and more. */
  readonly scatterPays: readonly number[];
};

export function bothWaysGame(draft: BothWaysDraft, found: Found): BothWaysGame {
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    { key: 'both-ways', values: { lines: draft.lines } },
    RULES.wild,
    RULES.scatter,
  ] as const;
  return {
    ...slotOf('both-ways', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}
