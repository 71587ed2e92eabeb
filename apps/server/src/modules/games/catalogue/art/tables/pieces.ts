import { LETTERS } from '../letters.ts';
import { BLUE, CREAM, GOLD, GREEN, INK, moved, type Place, RED } from '../lottery/pieces.ts';
import { disc, element, group, patch, stitch } from '../stitch.ts';

export type Scene = { readonly defs?: string; readonly shown: string };
export type Level = 'low' | 'mid' | 'high';

/** Around 0, 0 and within 11 of it. */
const SUITS = {
  s: 'M0-11C3.4-6.4 10.4-3.4 10.4 2.8 10.4 7.6 4.4 8.8 1.3 4.9 1.5 8 2.9 9.7 4.6 10.6H-4.6C-2.9 9.7-1.5 8-1.3 4.9-4.4 8.8-10.4 7.6-10.4 2.8-10.4-3.4-3.4-6.4 0-11Z',
  h: 'M0 10.4C-13.6 1.2-12-9.6-5.2-9.6-2.4-9.6-.6-7.8 0-5.6.6-7.8 2.4-9.6 5.2-9.6 12-9.6 13.6 1.2 0 10.4Z',
  d: 'M0-11.400Q3-5 8.600 0 3 5 0 11.400-3 5-8.600 0-3-5 0-11.400Z',
  c: 'M-1.2 3.9C-3.4 7.2-10.4 6.4-10.4.8-10.4-3.2-6.8-4.8-4.1-3.7-6.4-7-3.6-11 0-11 3.6-11 6.4-7 4.1-3.7 6.8-4.8 10.4-3.2 10.4.8 10.4 6.4 3.4 7.2 1.2 3.9 1.4 7.4 2.900 9.600 4.600 10.600H-4.600C-2.900 9.600-1.400 7.400-1.200 3.900Z',
} as const;
type Suit = keyof typeof SUITS;

/** The paper of a card, 60 by 84, and its back. */
export const PAPER = group(
  { id: 'c' },
  element('rect', { x: -31, y: -38, width: 62, height: 86, rx: 8, fill: '#000', opacity: '.3' }),
  element('rect', { x: -30, y: -42, width: 60, height: 84, rx: 7, fill: '#fffdf7' }),
);
export const BACK = group(
  { id: 'b' },
  element('rect', { x: -31, y: -38, width: 62, height: 86, rx: 8, fill: '#000', opacity: '.3' }),
  element('rect', { x: -30, y: -42, width: 60, height: 84, rx: 7, fill: CREAM }),
  element('rect', { x: -26, y: -38, width: 52, height: 76, rx: 5, fill: BLUE }),
  patch('M0-26L17 0 0 26-17 0Z', GOLD),
  patch('M0-15L9 0 0 15-9 0Z', RED),
);

export type Laid = { readonly at: Place; readonly turn?: number; readonly scale?: number };

/** A card face up: its rank as it is sewn, `1` and `0` for ten, and its suit large below. */
export function card(face: string, laid: Laid): string {
  const suit = face.slice(-1) as Suit;
  const rank = face.slice(0, -1);
  const colour = suit === 'h' || suit === 'd' ? RED : INK;
  return group(
    { transform: moved(laid) },
    '<use href="#c"/>',
    group(
      {
        transform: 'translate(-23 -34)scale(3.2)',
        fill: 'none',
        stroke: colour,
        'stroke-width': 1.3,
      },
      ...[...rank].map((sign, at) =>
        element('path', {
          d: LETTERS[sign === '0' ? 'o' : sign] ?? '',
          transform: at === 0 ? undefined : 'translate(5.400 0)',
        }),
      ),
    ),
    patch(SUITS[suit], colour, { transform: 'translate(6 14)scale(2)' }),
  );
}
export const back = (laid: Laid): string => group({ transform: moved(laid) }, '<use href="#b"/>');

/** A die, 84 by 84, that takes its faces from where it is used. */
export const DIE = group(
  { id: 't' },
  element('rect', { x: -43, y: -34, width: 86, height: 84, rx: 18, opacity: '.35' }),
  element('rect', { x: -42, y: -42, width: 84, height: 84, rx: 17, fill: CREAM }),
  element('rect', { x: -42, y: -42, width: 84, height: 84, rx: 17, fill: 'url(#s)' }),
);
const FACES: readonly string[] = ['', '4', '08', '048', '0268', '02468', '023568'];
export const die = (face: number, laid: Laid): string =>
  group(
    { transform: moved(laid) },
    '<use href="#t"/>',
    ...[...(FACES[face] ?? '')].map((place) =>
      disc(
        [
          ((Number(place) % 3) - 1) * 21,
          (Math.floor(Number(place) / 3) - 1) * 21,
          face === 1 ? 12 : 8,
        ],
        face === 1 ? RED : INK,
      ),
    ),
  );

/** What lies on every table: a chip seen from above, in the colour of its worth. */
const CHIPS: Readonly<Record<Level, readonly [count: number, fill: string]>> = {
  low: [1, GREEN],
  mid: [2, BLUE],
  high: [3, RED],
};

/** The level of a table as a pile of one, two or three chips in the corner that a card's heart leaves free. */
export function pile(level: Level): string {
  const [count, fill] = CHIPS[level];
  const chip = (at: number) => {
    const y = -78 - at * 11;
    return (
      element('ellipse', { cx: -82, cy: y + 7, rx: 29, ry: 17, fill: '#000', opacity: '.4' }) +
      element('ellipse', { cx: -82, cy: y + 5, rx: 27, ry: 16, fill: CREAM }) +
      element('ellipse', { cx: -82, cy: y, rx: 27, ry: 16, fill })
    );
  };
  const top = -78 - (count - 1) * 11;
  return (
    Array.from({ length: count }, (_, at) => chip(at)).join('') +
    element('ellipse', {
      cx: -82,
      cy: top,
      rx: 20,
      ry: 11,
      fill: 'none',
      stroke: CREAM,
      'stroke-width': 3,
      'stroke-dasharray': '6 5',
    }) +
    element('ellipse', { cx: -82, cy: top, rx: 11, ry: 6, fill: GOLD })
  );
}

/** The felt on which cards lie: an oval with a sewn rim. */
export const felt = (fill: string): string =>
  element('ellipse', { cy: 30, rx: 108, ry: 84, fill: '#000', opacity: '.3' }) +
  element('ellipse', { cy: 22, rx: 106, ry: 82, fill: '#7a4a1c' }) +
  element('ellipse', { cy: 20, rx: 98, ry: 74, fill }) +
  stitch('M-86 20A86 62 0 1 1 86 20A86 62 0 1 1-86 20Z', CREAM, { width: 2.4, dash: 8, gap: 7 });
