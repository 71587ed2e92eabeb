import { type Draft, type Found, foundOf, RULES, slotOf, withScatter } from '../../draft.ts';
import { linesOf } from '../../reels/line-sets.ts';
import type { SymbolId } from '../../symbols.ts';
import type { PickGame } from './pick-game.ts';

export type PickDraft = Draft &
  Pick<PickGame, 'from' | 'opens' | 'boxes'> & {
    readonly wild: SymbolId;
    /** What opens the boxes, and the picture of a closed one, which is on no strip. */
    readonly scatter: SymbolId;
    readonly box: SymbolId;
    readonly lines: number;
  };

export function pickGame(draft: PickDraft, found: Found): PickGame {
  const { from, opens, boxes } = draft;
  if (boxes.length !== draft.reels * draft.rows) throw new Error(`${draft.code}: a box a place`);
  const special = [
    ...withScatter(draft.wild, draft.scatter),
    { id: draft.box, role: 'low' },
  ] as const;
  const features = [
    RULES.lines(draft.lines),
    RULES.wild,
    { key: 'pick', values: { scatters: from, boxes: opens } },
  ] as const;
  return {
    ...slotOf('pick', draft, { special, features }),
    ...foundOf(found),
    wild: 0,
    scatter: 1,
    scatterPays: [0, 0, 0, 0],
    box: 2,
    from,
    opens,
    boxes,
    lines: linesOf(draft),
  };
}
