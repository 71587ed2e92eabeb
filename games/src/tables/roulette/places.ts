import type { RouletteBet } from '@nokshi/house-math/tables/roulette.ts';

/**
 * Where a bet lies on the layout: `u` along its length (zero, twelve rows, the columns), `v` across it (three numbers, and
 * below 0 the dozens and the even chances). The middle of a line is `isLine`: it is pressed on the line itself.
 */
export type LayoutPlace = {
  readonly u: number;
  readonly v: number;
  readonly du: number;
  readonly dv: number;
  readonly isLine: boolean;
};

/** The whole layout in these units. */
export const LENGTH = 14;
const DOZENS = 0.75;
const EVENS = 0.85;
export const BELOW = DOZENS + EVENS;

const EVEN_ORDER = ['low', 'even', 'red', 'black', 'odd', 'high'];
/** How far around a line counts as on it. */
const ALONG = 0.5;
const ACROSS = 0.3;
const CORNER = 0.36;

const rowOf = (pocket: number): number => Math.ceil(pocket / 3);
const columnOf = (pocket: number): number => (pocket - 1) % 3;

const cell = (u: number, v: number, [du, dv] = [1, 1]): LayoutPlace => ({
  u,
  v,
  du,
  dv,
  isLine: false,
});
/** A place to press around a point of a line. */
const around = (u: number, v: number, [du, dv]: readonly [number, number]): LayoutPlace => ({
  u: u - du / 2,
  v: v - dv / 2,
  du,
  dv,
  isLine: true,
});

export function placeOf({ code, kind, pockets }: RouletteBet): LayoutPlace {
  const [first = 0, second = 0] = pockets;
  const row = rowOf(first);
  const column = columnOf(first);
  switch (kind) {
    case 'straight':
      return first === 0 ? cell(0, 0, [1, 3]) : cell(row, column);
    case 'split':
      if (first === 0) return around(1, columnOf(second) + 0.5, [ACROSS, ALONG]);
      return second === first + 1
        ? around(row + 0.5, column + 1, [ALONG, ACROSS])
        : around(row + 1, column + 0.5, [ACROSS, ALONG]);
    case 'street':
      if (first === 0) return around(1, second, [CORNER, ACROSS]);
      return around(row + 0.5, 0, [ALONG, ACROSS]);
    case 'corner':
      return first === 0
        ? around(1, 0, [CORNER, ACROSS])
        : around(row + 1, column + 1, [CORNER, ACROSS]);
    case 'line':
      return around(row + 1, 0, [CORNER, ACROSS]);
    case 'column':
      return cell(13, Number(code.at(-1)) - 1);
    case 'dozen':
      return cell(Number(code.at(-1)) * 4 - 3, -DOZENS, [4, DOZENS]);
    case 'even':
      return cell(1 + 2 * EVEN_ORDER.indexOf(code), -BELOW, [2, EVENS]);
  }
}

/** A point of a track with two straight sides, `share` of the way around it from the middle of its upper side; 0 to 1. */
export function onTrack(share: number, aspect: number): { readonly x: number; readonly y: number } {
  const straight = aspect - 1;
  const whole = 2 * straight + Math.PI;
  let left = (share * whole + whole) % whole;
  if (left < straight / 2) return { x: (aspect / 2 + left) / aspect, y: 0 };
  left -= straight / 2;
  if (left < Math.PI / 2) return bend(aspect - 0.5, left * 2, aspect);
  left -= Math.PI / 2;
  if (left < straight) return { x: (aspect - 0.5 - left) / aspect, y: 1 };
  left -= straight;
  if (left < Math.PI / 2) return bend(0.5, Math.PI + left * 2, aspect);
  left -= Math.PI / 2;
  return { x: (0.5 + left) / aspect, y: 0 };
}

/** Of a half circle whose middle is at `middle`, clockwise from its highest point. */
const bend = (middle: number, turn: number, aspect: number) => ({
  x: (middle + Math.sin(turn) / 2) / aspect,
  y: 0.5 - Math.cos(turn) / 2,
});
