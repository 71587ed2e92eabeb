import { type Card, isRed, rankOf, suitOf } from '@nokshi/house-math/tables/cards.ts';
import { drawn } from '../panel/element.ts';

/** Ink and madder as on the light cloth: a card is paper, whatever the theme is. */
const INK = '#1c1a2e';
const MADDER = '#b4232a';
const GOLD = '#c98a1b';

/** Around 0, 0 and within 11 of it: spades, hearts, diamonds, clubs. */
const SUITS = [
  'M0-11C3.4-6.4 10.4-3.4 10.4 2.8C10.4 7.6 4.4 8.8 1.3 4.9C1.5 8 2.9 9.7 4.6 10.6H-4.6C-2.9 9.7-1.5 8-1.3 4.9C-4.4 8.8-10.4 7.6-10.4 2.8C-10.4-3.4-3.4-6.4 0-11Z',
  'M0 10.4C-13.6 1.2-12-9.6-5.2-9.6C-2.4-9.6-.6-7.8 0-5.6C.6-7.8 2.4-9.6 5.2-9.6C12-9.6 13.6 1.2 0 10.4Z',
  'M0-11.4C2.6-6.4 5.2-3 8.6 0C5.2 3 2.6 6.4 0 11.4C-2.6 6.4-5.2 3-8.6 0C-5.2-3-2.6-6.4 0-11.4Z',
  'M-1.2 3.9C-3.4 7.2-10.4 6.4-10.4.8C-10.4-3.2-6.8-4.8-4.1-3.7C-6.4-7-3.6-11 0-11C3.6-11 6.4-7 4.1-3.7C6.8-4.8 10.4-3.2 10.4.8C10.4 6.4 3.4 7.2 1.2 3.9C1.4 7.4 2.9 9.6 4.6 10.6H-4.6C-2.9 9.6-1.4 7.4-1.2 3.9Z',
] as const;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Emblems of jack, queen and king around 0, 0 and within 26 of it: a paddle boat, a lotus, a crown. */
const COURTS = [
  'M-25 2C-14 12 14 12 25 2C18 16-18 16-25 2ZM0 4V-24M0-24C12-20 16-10 14-1H0M-4-18C-12-14-14-8-13-1H-4',
  'M0 20C-8 12-10-2 0-22C10-2 8 12 0 20ZM-3 19C-16 16-22 6-22-8C-12-6-7 2-3 19ZM3 19C16 16 22 6 22-8C12-6 7 2 3 19ZM-24 12C-14 22 14 22 24 12',
  'M-22 14L-26-12L-12 0L0-20L12 0L26-12L22 14ZM-22 20H22M-12 8H-8M-2 8H2M8 8H12',
] as const;

const sheet = (side: string, ...parts: readonly Element[]): Element =>
  drawn('svg', { viewBox: '0 0 100 140', class: side, 'aria-hidden': 'true' }, ...parts);

/** The paper or the cloth of a side. */
const ground = (fill: string, stroke: string): Element =>
  drawn('rect', { x: 1, y: 1, width: 98, height: 138, rx: 10, fill, stroke });

/** The running stitch around a side. */
const hem = (look: {
  readonly stroke: string;
  readonly 'stroke-width': number;
  readonly 'stroke-opacity': number;
}): Element =>
  drawn('rect', {
    x: 6,
    y: 6,
    width: 88,
    height: 128,
    rx: 7,
    fill: 'none',
    'stroke-dasharray': '6 4',
    ...look,
  });

/** The large rank and suit of a corner, legible on a card that is forty pixels wide. */
function corner(rank: number, suit: string, colour: string): Element[] {
  const wide = rank === 9;
  const text = drawn('text', {
    x: 26,
    // The J of some fonts descends.
    y: 41,
    'text-anchor': 'middle',
    'font-size': wide ? 40 : 46,
    'font-weight': 800,
    'letter-spacing': wide ? -4 : 0,
    fill: colour,
  });
  text.textContent = RANKS[rank] ?? '';
  return [text, drawn('path', { d: suit, fill: colour, transform: 'translate(26 69) scale(1.1)' })];
}

/** The picture of a face: paper, a running stitch around it, a large suit with its seam. */
export function faceOf(card: Card): Element {
  const [rank, suit] = [rankOf(card), SUITS[suitOf(card)] ?? ''];
  const colour = isRed(card) ? MADDER : INK;
  const court = COURTS[rank - 10];
  const at = `translate(${court ? 68 : 64} ${court ? 108 : 98})`;
  return sheet(
    'face',
    ground('#fffdf7', '#cbbfa5'),
    hem({ stroke: colour, 'stroke-opacity': 0.28, 'stroke-width': 1.6 }),
    ...corner(rank, suit, colour),
    ...(court
      ? [
          drawn('path', {
            d: court,
            transform: 'translate(68 62) scale(.84)',
            fill: GOLD,
            'fill-opacity': 0.16,
            stroke: colour,
            'stroke-width': 2.8,
            'stroke-dasharray': '6 3',
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }),
        ]
      : []),
    drawn('path', { d: suit, fill: colour, transform: `${at} scale(${court ? 1.7 : 2.6})` }),
    drawn('path', {
      d: suit,
      transform: `${at} scale(${court ? 1.1 : 2})`,
      fill: 'none',
      stroke: '#fffdf7',
      'stroke-opacity': 0.75,
      'stroke-width': court ? 0.9 : 0.7,
      'stroke-dasharray': '2.2 1.5',
    }),
  );
}

/** Indigo cloth with a lotus diamond, as every card looks from behind. */
export function backOf(): Element {
  const diamond = (size: number, dash: string, colour: string) =>
    drawn('path', {
      d: `M50 ${70 - size * 1.35}L${50 + size} 70L50 ${70 + size * 1.35}L${50 - size} 70Z`,
      fill: 'none',
      stroke: colour,
      'stroke-width': 2.2,
      'stroke-dasharray': dash,
    });
  return sheet(
    'back',
    ground('#2b3a8c', '#182259'),
    hem({ stroke: '#f2b233', 'stroke-opacity': 1, 'stroke-width': 2 }),
    diamond(40, '6 4', '#8fa0e8'),
    diamond(29, '6 4', '#f7eedb'),
    diamond(18, '5 3', '#f2b233'),
    drawn('path', {
      d: 'M50 57C56 63 56 77 50 83C44 77 44 63 50 57ZM37 70C43 64 57 64 63 70C57 76 43 76 37 70Z',
      fill: '#b4232a',
    }),
  );
}
