import { shownAt } from '@nokshi/house-math/instants/kite.ts';

export type View = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** How fast the kite moves away from the roof, milliseconds. */
const AWAY_MS = 5_200;
/** What the multiplier is raised to: two is nearly half of the way up, ten nearly all of it. */
const CLIMB = 0.86;

/** Where the string is held: on the roof, at the left. */
export const handOf = ({ width, height }: View): Point => ({ x: width * 0.13, y: height * 0.815 });

/** Where the kite is so many milliseconds after it rose; it climbs as the multiplier does, and never comes back. */
export function placeAt(ms: number, view: View): Point {
  const hand = handOf(view);
  const away = 1 - Math.exp(-Math.max(0, ms) / AWAY_MS);
  const up = 1 - (shownAt(ms) / 100) ** -CLIMB;
  return {
    x: hand.x + (view.width * 0.84 - hand.x) * (0.06 + 0.94 * away),
    y: hand.y - (hand.y - view.height * 0.15) * (0.08 + 0.92 * up),
  };
}
