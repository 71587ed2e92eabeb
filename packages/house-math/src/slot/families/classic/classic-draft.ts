import { type Draft, type Found, foundOf, slotOf } from '../../draft.ts';
import { linesOf } from '../../reels/line-sets.ts';
import type { SymbolId } from '../../symbols.ts';
import type { ClassicGame } from './classic-game.ts';

/** Three reels; the wild pays by itself too. */
export type ClassicDraft = Draft & {
  readonly wild: SymbolId;
  /** How many times a wild counts the win that it stands in for. */
  readonly wildTimes: number;
  readonly lines: number;
};

export function classicGame(draft: ClassicDraft, found: Found): ClassicGame {
  const { wildTimes } = draft;
  const features = [
    { key: 'three-reels', values: { lines: draft.lines } },
    { key: 'multiplying-wild', values: { symbol: 0, times: wildTimes } },
  ] as const;
  const special = [{ id: draft.wild, role: 'wild' }] as const;
  return {
    ...slotOf('classic', draft, { special, features }),
    ...foundOf(found),
    wild: 0,
    wildTimes,
    lines: linesOf(draft),
  };
}
