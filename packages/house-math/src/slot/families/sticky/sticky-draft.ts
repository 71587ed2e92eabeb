import {
  type Draft,
  type Found,
  foundOf,
  fromThree,
  RULES,
  scatterRules,
  slotOf,
  withScatter,
} from '../../draft.ts';
import { linesOf } from '../../reels/line-sets.ts';
import type { SymbolId } from '../../symbols.ts';
import type { StickyGame } from './sticky-game.ts';

export type StickyDraft = Draft & {
  readonly wild: SymbolId;
  readonly scatter: SymbolId;
  readonly lines: number;
  /** For three, four and five scatters: what they pay, and the free games they bring. */
  readonly scatterPays: readonly number[];
  readonly awards: readonly [number, number, number];
};

export function stickyGame(draft: StickyDraft, found: Found): StickyGame {
  const [three, four, five] = draft.awards;
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    RULES.scatter,
    { key: 'sticky-wild', values: { scatters: 3, three, four, five } },
  ] as const;
  return {
    ...slotOf('sticky', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    awards: fromThree(draft.awards),
    lines: linesOf(draft),
  };
}
