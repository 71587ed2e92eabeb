import { disc, element, group, patch, petal, stitch, turned } from '../stitch.ts';
import type { Scene } from './digits.ts';
import { CREAM, GOLD, GREEN, INK, number, RED } from './pieces.ts';

type Motif = { readonly defs?: string; readonly drawn: string };

/** Round the middle, five times the same petal, and a heart. */
const flower = (d: string, { fill, heart }: { fill: string; heart: string }): Motif => ({
  defs: group(
    { id: 'f' },
    patch(d, fill, { stroke: INK, 'stroke-opacity': '.25', 'stroke-width': 2 }),
  ),
  drawn: turned('f', 5) + heart,
});

const LOTUS: Motif = {
  drawn: group(
    { transform: 'translate(0 32)scale(1.1)' },
    ...[-78, 78].map((turn) =>
      patch(petal(0, 48, 15), '#e8839a', { transform: `rotate(${turn})` }),
    ),
    ...[-42, 42].map((turn) =>
      patch(petal(0, 58, 17), '#f3a9b8', { transform: `rotate(${turn})` }),
    ),
    patch(petal(0, 66, 19), '#fbd3da'),
    patch('M-52 8Q0-8 52 8Q0 26-52 8Z', '#5fb58c'),
  ),
};

const LANTERN: Motif = {
  drawn:
    patch('M0-52V-38M0 34V52M-8 34V48M8 34V48', 'none', { stroke: GOLD, 'stroke-width': 4 }) +
    patch('M-14-36H14C50-30 50 28 14 34H-14C-50 28-50-30-14-36Z', '#e2574c') +
    patch('M0-36V34M-12-36C-30-20-30 20-12 34M12-36C30-20 30 20 12 34', 'none', {
      stroke: GOLD,
      'stroke-width': 3,
    }) +
    patch('M-17-42H17V-34H-17ZM-17 32H17V40H-17Z', GOLD),
};

const HAT: Motif = {
  drawn:
    patch('M-58 30Q0 44 58 30Q36 58 0 58T-58 30Z', '#7a4a1c') +
    patch('M-52 16Q-14-16 0-50Q14-16 52 16Q0 30-52 16Z', '#f3d48a') +
    patch('M-38 11Q0 22 38 11M-26-2Q0 6 26-2M-14-20Q0-14 14-20', 'none', {
      stroke: '#9a6a1c',
      'stroke-width': 3,
    }),
};

const PRANG: Motif = {
  drawn:
    patch('M-4-54H4L14-8H-14ZM-46 20Q-44-6-40-12Q-36-6-34 20ZM46 20Q44-6 40-12Q36-6 34 20Z', GOLD) +
    patch('M-18-10H18L26 18H-26Z', '#f6d68a') +
    patch('M-50 18H50V28H-50ZM-42 30H42L54 48H-54Z', GOLD) +
    patch('M-8 18V8Q0-4 8 8V18Z', INK) +
    patch('M-12-14H12M-20 4H-11M11 4H20M-44 38H44', 'none', { stroke: INK, 'stroke-width': 2.5 }),
};

const CHAMPA = flower('M0-2C26-14 28-46 2-52C-18-48-16-20 0-2Z', {
  fill: '#fff6dc',
  heart: disc([0, 0, 15], GOLD),
});

const HIBISCUS = flower('M0 0C30-8 34-40 14-50L0-44L-14-50C-34-40-30-8 0 0Z', {
  fill: '#e04848',
  heart:
    disc([0, 0, 10], '#7a1018') +
    patch('M0 0L30-36', 'none', { stroke: GOLD, 'stroke-width': 6 }) +
    disc([32, -38, 6], GOLD),
});

const ORCHID = flower('M0 2C20-12 22-40 0-54C-22-40-20-12 0 2Z', {
  fill: '#c58be0',
  heart:
    patch('M0-10C24-6 24 26 0 34C-24 26-24-6 0-10Z', '#7b2fa6', {
      stroke: CREAM,
      'stroke-width': 2.5,
    }) + disc([0, 2, 7], GOLD),
});

const PAPER =
  'M-56-92H56Q66-92 66-82V30A10 10 0 0 0 66 50V82Q66 92 56 92H-56Q-66 92-66 82V50A10 10 0 0 0-66 30V-82Q-66-92-56-92Z';

type Drawn = {
  readonly motif: Motif;
  readonly back: string;
  readonly row: string;
  readonly turn: number;
};

/** A ticket with what the region is known by, over a second one. */
const ticket = ({ motif, back, row, turn }: Drawn): Scene => ({
  defs: (motif.defs ?? '') + element('path', { id: 't', d: PAPER }),
  shown: group(
    { transform: `translate(0 2)rotate(${turn})` },
    element('use', {
      href: '#t',
      fill: GOLD,
      stroke: INK,
      'stroke-opacity': '.3',
      'stroke-width': 3,
      transform: `rotate(${turn * -3})`,
    }),
    element('use', { href: '#t', y: 6, opacity: '.35' }),
    element('use', { href: '#t', fill: CREAM }),
    element('rect', { x: -56, y: -82, width: 112, height: 112, rx: 8, fill: back }),
    stitch('M-50-76H50V24H-50Z', CREAM, { width: 2, dash: 6, gap: 5 }),
    group({ transform: 'translate(0 -26)scale(.84)' }, motif.drawn),
    stitch('M-54 40H54', INK, { width: 2.6, dash: 5, gap: 6 }),
    number(row, [0, 66], { high: row.length > 4 ? 17 : 24, colour: INK }),
  ),
});

export const REGIONS: Readonly<Record<string, Scene>> = {
  'vn-north': ticket({ motif: LOTUS, back: '#0f5f6a', row: '40815', turn: -6 }),
  'vn-central': ticket({ motif: LANTERN, back: '#2a1a4a', row: '73296', turn: 6 }),
  'vn-south': ticket({ motif: HAT, back: GREEN, row: '042742', turn: -8 }),
  thai: ticket({ motif: PRANG, back: '#5a1a5e', row: '618304', turn: 7 }),
  lao: ticket({ motif: CHAMPA, back: RED, row: '5907', turn: -5 }),
  'my-4d': ticket({ motif: HIBISCUS, back: '#f0dfb2', row: '8136', turn: 8 }),
  'sg-4d': ticket({ motif: ORCHID, back: '#dfe9f2', row: '2470', turn: -7 }),
};
