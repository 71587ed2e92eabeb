import { LETTERS } from '../letters.ts';
import { disc, element, group, n, patch, stitchedDisc } from '../stitch.ts';

export const CREAM = '#fff8ea';
export const INK = '#1c1a2e';
export const RED = '#c4262e';
export const GREEN = '#14784a';
export const VIOLET = '#6a2fa0';
export const BLUE = '#2b3a8c';
export const GOLD = '#f2b233';

export type Place = readonly [x: number, y: number];
type Laid = { readonly at: Place; readonly scale?: number; readonly turn?: number };

/** Where a piece lies, how large and how far turned. */
export const moved = ({ at: [x, y], scale = 1, turn = 0 }: Laid): string =>
  `translate(${n(x)} ${n(y)})` +
  (turn === 0 ? '' : `rotate(${n(turn)})`) +
  (scale === 1 ? '' : `scale(${scale.toFixed(2)})`);

const ADVANCE = 5.8;

/** A number as threads, `high` units high, its middle at a place: a picture has no fonts. */
export function number(text: string, at: Place, look: { high: number; colour: string }): string {
  const from = (1.8 - text.length * ADVANCE) / 2;
  const threads = [...text].map((sign, index) =>
    element('path', {
      // A zero without the stroke that tells it from a letter.
      d: LETTERS[sign === '0' ? 'o' : sign] ?? '',
      transform: `translate(${n(from + index * ADVANCE)} -3)`,
    }),
  );
  return group(
    {
      transform: moved({ at, scale: look.high / 6 }),
      fill: 'none',
      stroke: look.colour,
      'stroke-width': 1.2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...threads,
  );
}

/** Light from above and shade below; `a` for round pieces, `s` for flat ones. */
export const SHADES =
  '<radialGradient id="a" cx=".36" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".5"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></radialGradient>' +
  '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></linearGradient>';

/** A padded ball of radius 40 that takes its colour from where it is used. */
export const BALL = group(
  { id: 'o' },
  element('circle', { cy: 6, r: 45, fill: '#000', opacity: '.32' }),
  disc([0, 0, 45], CREAM),
  '<circle r="40"/>',
  disc([0, 0, 40], 'url(#a)'),
  stitchedDisc([0, 0, 34], CREAM, { width: 2.6, dash: 7, gap: 6 }),
);

/** A ball with its number; `half` is the colour of its other half. */
export function ball(
  text: string,
  { fill, ink = CREAM, ...laid }: Laid & { fill: string; ink?: string },
): string {
  return group(
    { transform: moved(laid) },
    element('use', { href: '#o', fill }),
    number(text, [0, 0], { high: text.length > 1 ? 28 : 36, colour: ink }),
  );
}

/** A fill of two halves: a digit that has two colours. */
export const halves = (id: string, one: string, other: string): string =>
  `<linearGradient id="${id}" y2="1"><stop offset=".5" stop-color="${one}"/>` +
  `<stop offset=".5" stop-color="${other}"/></linearGradient>`;

export type Interval = '30s' | '1m' | '3m' | '5m';

/** So many parts of the ring as minutes; half of it for half a minute. */
const RING = 20.5;
const RINGS: Readonly<Record<Interval, { parts: number; text: string; marks: string }>> = {
  '30s': { parts: 0, text: '30', marks: 'M0 0L-1 4M3.4 0L2.4 4' },
  '1m': { parts: 1, text: '1', marks: 'M0 0L-1 4' },
  '3m': { parts: 3, text: '3', marks: 'M0 0L-1 4' },
  '5m': { parts: 5, text: '5', marks: 'M0 0L-1 4' },
};

/** The interval as a small clock in the corner that a card's heart leaves free: its figure, and a ring of as many stitches. */
export function clock(interval: Interval): string {
  const { parts, text, marks } = RINGS[interval];
  const round = 2 * Math.PI * RING;
  const size = parts === 0 ? round / 2 : round / parts;
  const dashes =
    parts === 0 ? [round / 2, round / 2] : [size - (parts === 1 ? 8 : 10), parts === 1 ? 8 : 10];
  const isLong = text.length > 1;
  return group(
    { transform: 'translate(-82 -82)' },
    element('circle', { cy: 4, r: 32, fill: '#000', opacity: '.35' }),
    disc([0, 0, 32], CREAM),
    disc([0, 0, 28], INK),
    stitchedDisc([0, 0, RING], '#6d6790', { width: 2, dash: 3, gap: 5 }),
    element('circle', {
      r: RING,
      fill: 'none',
      stroke: GOLD,
      'stroke-width': 5,
      'stroke-dasharray': dashes.map(n).join(' '),
      transform: 'rotate(-90)',
    }),
    number(text, [isLong ? -2 : -1.5, 0], { high: isLong ? 13 : 19, colour: CREAM }),
    patch(marks, 'none', {
      transform: `translate(${isLong ? 11.5 : 9.5} ${isLong ? -7 : -9})`,
      stroke: CREAM,
      'stroke-width': 1.8,
    }),
  );
}
