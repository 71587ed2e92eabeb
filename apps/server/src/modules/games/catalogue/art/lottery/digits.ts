import { element, group, n, stitch } from '../stitch.ts';
import {
  ball,
  CREAM,
  GOLD,
  GREEN,
  halves,
  INK,
  moved,
  number,
  type Place,
  RED,
  BLUE,
  VIOLET,
} from './pieces.ts';

/** What a picture shows of its family. */
export type Scene = { readonly defs?: string; readonly shown: string };

const WINGO_HALVES = halves('v', RED, VIOLET) + halves('g', GREEN, VIOLET);
const isHalf = (digit: number) => digit === 0 || digit === 5;
const colourOf = (digit: number): string => {
  if (isHalf(digit)) return digit === 0 ? 'url(#v)' : 'url(#g)';
  return digit % 2 === 1 ? GREEN : RED;
};

type Thrown = readonly [digit: number, x: number, y: number, scale: number];

/** Green is odd, red is even, 0 and 5 are half violet. */
const wingo = (...balls: readonly Thrown[]): Scene => ({
  defs: WINGO_HALVES,
  shown: balls
    .map(([digit, x, y, scale]) =>
      ball(String(digit), { at: [x, y], scale, fill: colourOf(digit) }),
    )
    .join(''),
});

export const WINGO: Readonly<Record<string, Scene>> = {
  '30s': wingo([3, 48, -40, 1.12], [8, -48, 40, 1.28], [0, 44, 56, 0.9]),
  '1m': wingo([7, -60, 4, 0.95], [2, 30, -18, 1.5], [5, -28, 66, 0.86]),
  '3m': wingo([6, 50, 46, 1.2], [0, -52, 50, 1.05], [9, 10, -42, 1.2]),
  '5m': wingo([4, 64, -36, 0.88], [1, -54, 8, 1.05], [5, 24, 40, 1.45]),
};

/** A tile, 60 by 72, that takes its colour from where it is used. */
const tile = (wide: number, high: number) => {
  const box = (more: number, round: number) => ({
    x: -wide / 2 - more,
    y: -high / 2 - more,
    width: wide + 2 * more,
    height: high + 2 * more,
    rx: round,
  });
  return group(
    { id: 't' },
    element('rect', { ...box(5, 14), y: -high / 2 + 2, fill: '#000', opacity: '.32' }),
    element('rect', { ...box(5, 14), fill: CREAM }),
    element('rect', box(0, 10)),
    element('rect', { ...box(0, 10), fill: 'url(#s)' }),
    element('rect', {
      ...box(-5, 6),
      fill: 'none',
      stroke: CREAM,
      'stroke-width': 2.2,
      'stroke-dasharray': '6 5',
    }),
  );
};

type Tile = { text: string; at: Place; fill: string; turn?: number; ink?: string };

const tiles = (
  size: { wide: number; high: number; digit: number },
  list: readonly Tile[],
): Scene => ({
  defs: tile(size.wide, size.high),
  shown: list
    .map(({ text, at, fill, turn = 0, ink = CREAM }) =>
      group(
        { transform: moved({ at, turn }) },
        element('use', { href: '#t', fill }),
        number(text, [0, 0], { high: size.digit, colour: ink }),
      ),
    )
    .join(''),
});

/** Three large tiles, thrown. */
export const THREE_D: Scene = tiles({ wide: 68, high: 96, digit: 54 }, [
  { text: '4', at: [-62, 30], turn: -10, fill: RED },
  { text: '0', at: [4, -14], turn: 4, fill: GOLD, ink: INK },
  { text: '7', at: [66, 34], turn: 12, fill: GREEN },
]);

/** Four tiles in a square, as a card of four figures is read. */
export const FOUR_D: Scene = tiles({ wide: 76, high: 74, digit: 48 }, [
  { text: '2', at: [-34, -34], fill: BLUE },
  { text: '3', at: [56, -34], fill: GOLD, ink: INK },
  { text: '8', at: [-34, 54], fill: RED },
  { text: '1', at: [56, 54], fill: GREEN },
]);

const STRING: readonly Place[] = [
  [-80, 10],
  [-40, 27],
  [0, 33],
  [40, 27],
  [80, 10],
];

/** Five pennants in a row on a string. */
export const ROW_OF_FIVE: Scene = {
  defs: group(
    { id: 't' },
    element('path', {
      d: 'M-22-42H22V32L0 50L-22 32Z',
      fill: '#000',
      opacity: '.32',
      transform: 'translate(0 6)',
    }),
    element('path', {
      d: 'M-20-42H20V30L0 47L-20 30Z',
      fill: CREAM,
      stroke: CREAM,
      'stroke-width': 4,
    }),
    element('path', { d: 'M-17-38H17V28L0 43L-17 28Z' }),
    element('path', { d: 'M-17-38H17V28L0 43L-17 28Z', fill: 'url(#s)' }),
    stitch('M-12.5-33H12.5V25.500L0 37L-12.5 25.500Z', CREAM, { width: 1.8, dash: 5, gap: 4 }),
  ),
  shown:
    stitch('M-130-66Q0 28 130-66', GOLD, { width: 5, dash: 12, gap: 4 }) +
    STRING.map(([x, y], index) => {
      const fill = [RED, GOLD, GREEN, VIOLET, BLUE][index] ?? RED;
      return group(
        { transform: moved({ at: [x, y], turn: [9, 5, 0, -5, -9][index] ?? 0 }) },
        element('use', { href: '#t', fill }),
        number('61850'[index] ?? '', [0, -3], { high: 31, colour: fill === GOLD ? INK : CREAM }),
      );
    }).join(''),
};

/** Five rolls, each of which has stopped at a digit. */
export function fiveRolls(row: string): Scene {
  const roll = (digit: string, index: number) => {
    const next = (step: number) => String((Number(digit) + step) % 10);
    return group(
      { transform: `translate(${n((index - 2) * 39)} 14)` },
      '<use href="#t"/>',
      group(
        { opacity: '.45' },
        number(next(9), [0, -47], { high: 22, colour: INK }),
        number(next(1), [0, 47], { high: 22, colour: INK }),
      ),
      number(digit, [0, 0], { high: 35, colour: index % 2 ? BLUE : RED }),
    );
  };
  return {
    defs:
      '<linearGradient id="r" x2="0" y2="1"><stop stop-opacity=".6"/><stop offset=".3" stop-opacity="0"/>' +
      '<stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></linearGradient>' +
      group(
        { id: 't' },
        `<rect x="-17" y="-68" width="34" height="136" rx="9" fill="${CREAM}"/>`,
        '<rect x="-17" y="-68" width="34" height="136" rx="9" fill="url(#r)"/>',
      ),
    shown:
      `<rect x="-106" y="-60" width="212" height="150" rx="16" fill="#000" opacity=".32"/>` +
      `<rect x="-104" y="-64" width="208" height="150" rx="15" fill="${GOLD}" transform="translate(0 3)"/>` +
      [...row].map(roll).join('') +
      stitch('M-98-14H98M-98 42H98', RED, { width: 3, dash: 9, gap: 6 }),
  };
}
