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
import type { ExpandingGame } from './expanding-game.ts';

export type ExpandingDraft = Draft & {
  readonly wild: SymbolId;
  readonly scatter: SymbolId;
  readonly lines: number;
  /** For three scatters and more. */
  readonly scatterPays: readonly number[];
};

export function expandingGame(draft: ExpandingDraft, found: Found): ExpandingGame {
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'expanding-wild', values: { symbol: 0 } },
    RULES.scatter,
  ] as const;
  return {
    ...slotOf('expanding', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    lines: linesOf(draft),
  };
}
