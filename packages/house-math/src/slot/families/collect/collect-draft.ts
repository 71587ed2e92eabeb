import { type Draft, type Found, foundOf, RULES, slotOf, withScatter } from '../../draft.ts';
import { linesOf } from '../../reels/line-sets.ts';
import type { SymbolId } from '../../symbols.ts';
import type { CollectGame } from './collect-game.ts';

export type CollectDraft = Draft & {
  readonly wild: SymbolId;
  readonly collector: SymbolId;
  readonly lines: number;
  /** What carries an amount, and how many credits. */
  readonly goods: readonly (readonly [id: SymbolId, credits: number])[];
};

export function collectGame(draft: CollectDraft, found: Found): CollectGame {
  const special = [
    ...withScatter(draft.wild, draft.collector),
    ...draft.goods.map(([id]) => ({ id, role: 'low' }) as const),
  ];
  const features = [
    RULES.lines(draft.lines),
    RULES.wildPays,
    { key: 'collect', values: { symbol: 1 } },
  ] as const;
  const slot = slotOf('collect', draft, { special, features });
  const worth = new Map<string, number>(draft.goods);
  return {
    ...slot,
    ...foundOf(found),
    wild: 0,
    collector: 1,
    goods: slot.symbols.map(({ id }) => worth.get(id) ?? 0),
    lines: linesOf(draft),
  };
}
