import type { Lines, Pays, SlotOf, Strips, Wild } from '../../game.ts';

/**
 * Goods that carry an amount; when the collector shows on the last reel, it pays all of them.
 * Goods and collector pay on no line, and no wild stands in for them.
 */
export type CollectGame = SlotOf<'collect'> &
  Strips &
  Pays &
  Wild &
  Lines & {
    readonly collector: number;
    /** `goods[symbol]` credits; 0 for a symbol that carries nothing. */
    readonly goods: readonly number[];
  };
