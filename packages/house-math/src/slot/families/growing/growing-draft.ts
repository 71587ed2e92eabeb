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
import type { GrowingGame } from './growing-game.ts';

export type GrowingDraft = Draft & {
  readonly wild: SymbolId;
  readonly scatter: SymbolId;
  readonly lines: number;
  /** For three, four and five scatters: what they pay, and the free games they bring. */
  readonly scatterPays: readonly number[];
  readonly awards: readonly [number, number, number];
};

export function growingGame(draft: GrowingDraft, found: Found): GrowingGame {
  const [three, four, five] = draft.awards;
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    RULES.scatter,
    { key: 'growing-free-games', values: { scatters: 3, three, four, five } },
  ] as const;
  return {
    ...slotOf('growing', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    awards: fromThree(draft.awards),
    lines: linesOf(draft),
  };
}
