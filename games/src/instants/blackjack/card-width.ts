/** Below this many pixels for each hand its cards lie one below the other, where the table is high enough for that. */
const NARROW = 118;
/** No hand gets more, however few there are. */
const WIDEST = 190;
const LEAST = 30;
const MOST = 104;
/** How far a card of a hand is covered by the next one, as a share of its width: beside it, and below it. */
const SHOWN = { beside: 0.5, below: 0.55 } as const;
/** Height by width. */
const TALL = 1.4;
/** Around the cards of a hand. */
const EDGES = 12;

export type Room = {
  /** Pixels for each hand. */
  readonly each: number;
  /** Pixels over the chips. */
  readonly above: number;
  /** Of the whole table. */
  readonly height: number;
  /** Cards of the largest hand. */
  readonly cards: number;
};

export type CardWidths = {
  readonly own: number;
  readonly dealers: number;
  readonly isNarrow: boolean;
};

/** Pixels: how wide cards are, so that the largest hand lies whole in its room. */
export function cardWidth({ each, above, height, cards }: Room): CardWidths {
  const more = Math.max(0, cards - 1);
  const room = Math.min(each, WIDEST) - EDGES;
  const beside = Math.min(each * 0.4, room / (1 + SHOWN.beside * more), above / TALL);
  const below = Math.min(room * 0.74, above / (TALL + SHOWN.below * more));
  const isNarrow = each < NARROW && below >= beside;
  const fits = (wide: number) => Math.floor(Math.max(LEAST, Math.min(MOST, wide, height * 0.19)));
  return { own: fits(isNarrow ? below : beside), dealers: fits(MOST), isNarrow };
}
