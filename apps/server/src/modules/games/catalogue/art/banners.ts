import { nouka, risingSun, wave } from './emblems/boat.ts';
import { inCorners } from './emblems/emblem.ts';
import { cornerKalka } from './emblems/kalka.ts';
import { sewnLotus } from './emblems/needle.ts';
import { drawnGood } from './goods.ts';
import { filled, GROUNDS } from './grounds.ts';
import { chooser } from './hash.ts';
import { lotusDiamond } from './marks.ts';
import { BALL, ball, GREEN, halves, RED, SHADES, VIOLET } from './lottery/pieces.ts';
import type { Palette } from './palettes.ts';
import { PALETTES } from './palettes.ts';
import { disc, element, group, patch, stitch, stitchedDisc } from './stitch.ts';

const WIDTH = 1200;
const HEIGHT = 320;

type Scene = {
  readonly palette: number;
  readonly ground: number;
  readonly draw: (colours: Palette) => string;
};

/** Dark cloths with the left half free: light words fit on it. */
const SCENES: readonly Scene[] = [
  { palette: 3, ground: 2, draw: (colours) => sewing(colours) },
  { palette: 4, ground: 0, draw: (colours) => river(colours) },
  { palette: 0, ground: 4, draw: (colours) => chain(colours) },
  { palette: 2, ground: 1, draw: (colours) => drawing(colours) },
  { palette: 1, ground: 2, draw: (colours) => checking(colours) },
  { palette: 0, ground: 3, draw: (colours) => shelf(colours) },
];

/** One of the banners, from 1 on, 1200 x 320; null when there is none with this number. */
export function banner(number: number): string | null {
  const scene = SCENES[number - 1];
  const colours = scene && PALETTES[scene.palette];
  const ground = scene && GROUNDS[scene.ground];
  if (!scene || !colours || !ground) return null;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    ground(colours) +
      filled(WIDTH, HEIGHT, colours) +
      scene.draw(colours) +
      stitch(`M0 14H${WIDTH}M0 ${HEIGHT - 14}H${WIDTH}`, colours.one, {
        width: 3.4,
        dash: 11,
        gap: 8,
      }),
  );
}

/** The lotus under the needle, its echoes spreading over the cloth. */
const sewing = (colours: Palette) =>
  group(
    { transform: 'translate(890 160)' },
    disc([0, 0, 210], colours.cloth),
    stitchedDisc([0, 0, 170], colours.soft, { width: 2.4 }),
    stitchedDisc([0, 0, 192], colours.soft, { width: 2.4 }),
    cornerKalka('d', colours),
    group({ transform: 'scale(1.6)' }, inCorners('d')),
    group({ transform: 'scale(1.34)' }, sewnLotus(colours, chooser('banner'))),
  );

const river = (colours: Palette) =>
  [
    group({ transform: 'translate(860 142)scale(1.3)' }, risingSun(70, -30, colours)),
    group({ transform: 'translate(0 214)' }, patch(`${wave(0, 35)}V120H-160Z`, colours.soft)),
    group({ transform: 'translate(860 152)scale(1.36)' }, nouka(colours)),
    group({ transform: 'translate(0 240)' }, patch(`${wave(0, 35)}V120H-160Z`, colours.cloth)),
    group(
      { transform: 'translate(0 240)' },
      stitch(wave(0, 35) + wave(18, 35) + wave(36, 35), colours.leaf, { dash: 10, gap: 7 }),
    ),
  ].join('');

/** Links of one thread: each round hangs on the one before it, and a tick marks it as checked. */
const chain = (colours: Palette) => {
  const diamond = { ground: colours.two, petals: colours.three, heart: colours.one };
  const link = (x: number, scale: number) =>
    element('use', { href: '#a', transform: `translate(${x} 160)scale(${scale})` });
  return [
    disc([860, 160, 190], colours.cloth),
    stitchedDisc([860, 160, 146], colours.soft, { width: 2.4 }),
    stitchedDisc([860, 160, 170], colours.soft, { width: 2.4 }),
    element('defs', {}, group({ id: 'a' }, lotusDiamond(diamond))),
    disc([556, 160, 7], colours.one),
    stitch('M570 160H1200', colours.one, { width: 3.4, dash: 11, gap: 8 }),
    link(640, 0.9),
    link(1080, 0.9),
    link(1164, 0.9),
    link(860, 3.5),
    disc([940, 226, 34], colours.cloth),
    disc([940, 226, 29], colours.leaf),
    element('path', {
      d: 'M926 227l10 10 18-21',
      fill: 'none',
      stroke: colours.cloth,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  ].join('');
};

const balls = () => element('defs', {}, SHADES + BALL + halves('v', GREEN, VIOLET));

/** Drawn balls, each on a thread of its own: no hand is near. */
const drawing = (colours: Palette) =>
  [
    balls(),
    disc([866, 158, 122], colours.cloth),
    stitchedDisc([866, 158, 112], colours.soft, { width: 2.4 }),
    stitch(
      'M700 20C750 90 690 130 722 200M860 20C826 44 886 60 860 92M1020 20C1070 80 980 120 1010 180',
      colours.one,
      {
        width: 3.4,
        dash: 11,
        gap: 8,
      },
    ),
    ball('7', { at: [724, 212], scale: 0.95, turn: -10, fill: GREEN }),
    ball('5', { at: [866, 158], scale: 1.9, fill: 'url(#v)' }),
    ball('2', { at: [1010, 190], scale: 1.1, turn: 12, fill: RED }),
  ].join('');

/** A drawn number under a glass, and the tick of the one who looked. */
const checking = (colours: Palette) =>
  [
    balls(),
    stitch('M570 160H1200', colours.one, { width: 3.4, dash: 11, gap: 8 }),
    ball('4', { at: [640, 160], scale: 0.9, fill: RED }),
    ball('1', { at: [1096, 160], scale: 0.9, fill: GREEN }),
    patch('M938 232L1012 290', 'none', {
      stroke: colours.two,
      'stroke-width': 30,
      'stroke-linecap': 'round',
    }),
    disc([860, 158, 122], colours.two),
    disc([860, 158, 106], colours.three),
    stitchedDisc([860, 158, 114], colours.cloth, { width: 3 }),
    ball('8', { at: [860, 156], scale: 1.75, fill: RED }),
    disc([936, 76, 38], colours.cloth),
    disc([936, 76, 32], GREEN),
    patch('M920 77l11 11 20-23', 'none', {
      stroke: colours.thread,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ].join('');

/** Three goods of the points shop on a shelf of thread. */
const shelf = (colours: Palette) =>
  [
    disc([880, 160, 128], colours.cloth),
    stitch('M560 236H1200', colours.one, { width: 3.4, dash: 11, gap: 8 }),
    group({ transform: 'translate(690 172)scale(.72)' }, drawnGood('umbrella')),
    group({ transform: 'translate(1070 172)scale(.72)' }, drawnGood('kantha')),
    group({ transform: 'translate(880 158)scale(.86)' }, drawnGood('bonus')),
  ].join('');
