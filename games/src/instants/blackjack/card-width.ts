/** Below this many pixels for each hand its cards lie one below the other. */
const NARROW = 118;
const LEAST = 30;
const MOST = 104;

export type CardWidths = {
  readonly own: number;
  readonly dealers: number;
  readonly isNarrow: boolean;
};

/** Pixels: how wide cards are with so much room for each hand, on a table of this height. */
export function cardWidth(each: number, height: number): CardWidths {
  const isNarrow = each < NARROW;
  const fits = (wide: number) => Math.round(Math.max(LEAST, Math.min(MOST, wide, height * 0.19)));
  return { own: fits(each * (isNarrow ? 0.66 : 0.4)), dealers: fits(MOST), isNarrow };
}
