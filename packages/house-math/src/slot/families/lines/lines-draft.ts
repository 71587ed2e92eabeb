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
import type { LinesGame } from './lines-game.ts';

export type LinesDraft = Draft & {
  readonly wild: SymbolId;
  readonly scatter: SymbolId;
  readonly lines: number;
  /** For three, four and five scatters. */
  readonly scatterPays: readonly number[];
  readonly freeGames: {
    readonly awards: readonly [number, number, number];
    readonly multiplier: number;
    readonly most: number;
  };
};

export function linesGame(draft: LinesDraft, found: Found): LinesGame {
  const { multiplier, most } = draft.freeGames;
  const [three, four, five] = draft.freeGames.awards;
  const special = withScatter(draft.wild, draft.scatter);
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    RULES.scatter,
    { key: 'free-games', values: { scatters: 3, three, four, five, multiplier, most } },
  ] as const;
  return {
    ...slotOf('lines', draft, { special, features }),
    ...foundOf(found),
    ...scatterRules(draft.scatterPays),
    freeGames: { awards: fromThree([three, four, five]), multiplier, most },
    lines: linesOf(draft),
  };
}
