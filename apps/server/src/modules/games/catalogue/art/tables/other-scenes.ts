import { BLUE, CREAM, GOLD, GREEN, INK, RED } from '../lottery/pieces.ts';
import { disc, element, group, n, patch, stitch } from '../stitch.ts';
import { DIE, die, type Level, type Scene } from './pieces.ts';

const POCKETS = 18;
const TURN = 360 / POCKETS;

/** A wheel with its ball. */
export const ROULETTE = (level: Level): Scene => {
  const [turn, ball, x, y, size] = {
    low: [0, 38, 0, 6, 1],
    mid: [10, 160, 30, 20, 1.2],
    high: [5, 282, -28, 26, 1.3],
  }[level] as [number, number, number, number, number];
  const wide = Math.PI / POCKETS;
  const wedge = `M0 0L${n(-82 * Math.sin(wide))} ${n(-82 * Math.cos(wide))}A82 82 0 0 1 ${n(82 * Math.sin(wide))} ${n(-82 * Math.cos(wide))}Z`;
  const at = (ball * Math.PI) / 180;
  return {
    defs: element('path', { id: 'w', d: wedge }),
    shown: group(
      { transform: `translate(${x} ${y})scale(${size})` },
      disc([0, 6, 104], '#000'),
      disc([0, 0, 102], '#8a5626'),
      disc([0, 0, 94], '#5a3416'),
      disc([0, 0, 84], GOLD),
      ...Array.from({ length: POCKETS }, (_, place) =>
        element('use', {
          href: '#w',
          transform: `rotate(${n(turn + place * TURN)})`,
          fill: place === 0 ? GREEN : place % 2 === 1 ? '#b4232a' : '#1f1c28',
        }),
      ),
      disc([0, 0, 54], '#6e4219'),
      stitch('M-46 0A46 46 0 1 1 46 0A46 46 0 1 1-46 0Z', GOLD, { width: 3, dash: 8, gap: 7 }),
      patch('M-34 0H34M0-34V34', 'none', { stroke: GOLD, 'stroke-width': 7 }),
      disc([0, 0, 15], GOLD),
      disc([0, 0, 7], '#8a5626'),
      disc([0, 0, 102], 'url(#a)'),
      disc([68 * Math.sin(at), -68 * Math.cos(at), 9], '#fffdf7'),
    ),
  };
};

/** Three dice under a glass dome. */
export const SIC_BO = (level: Level): Scene => {
  const [one, two, three] = { low: [2, 5, 3], mid: [6, 4, 1], high: [5, 5, 5] }[level] as [
    number,
    number,
    number,
  ];
  const lean = { low: 0, mid: 16, high: -14 }[level] ?? 0;
  return {
    defs: DIE,
    shown:
      element('ellipse', { cy: 78, rx: 106, ry: 30, fill: '#000', opacity: '.35' }) +
      element('ellipse', { cy: 70, rx: 104, ry: 30, fill: '#7a4a1c' }) +
      element('ellipse', { cy: 62, rx: 98, ry: 26, fill: GOLD }) +
      element('ellipse', { cy: 60, rx: 90, ry: 22, fill: '#8e1b2a' }) +
      die(one, { at: [-44, 34 - lean / 2], turn: -14 + lean, scale: 0.74 }) +
      die(two, { at: [6 + lean, -26], turn: 10 - lean, scale: 0.74 }) +
      die(three, { at: [48, 38 + lean / 3], turn: 18 + lean, scale: 0.74 }) +
      patch('M-94 60Q-96-92 0-92 96-92 94 60 60 84 0 84-60 84-94 60Z', '#dff3ff', {
        opacity: '.16',
      }) +
      patch('M-94 60Q-96-92 0-92 96-92 94 60', 'none', {
        stroke: '#eaf7ff',
        'stroke-width': 4,
        opacity: '.7',
      }) +
      patch('M-70 14Q-66-62-16-76', 'none', { stroke: '#fff', 'stroke-width': 9, opacity: '.55' }) +
      disc([0, -96, 9], GOLD) +
      stitch('M-96 70Q0 104 96 70', CREAM, { width: 3, dash: 9, gap: 7 }),
  };
};

/** A robot with round fists, looking to the right; it takes its colour from where it is used. */
const ROBOT = group(
  { id: 'r' },
  element('rect', { x: -24, y: 6, width: 48, height: 50, rx: 10 }),
  element('rect', { x: -24, y: 6, width: 48, height: 50, rx: 10, fill: 'url(#s)' }),
  element('rect', { x: -18, y: 56, width: 13, height: 28, rx: 4, fill: '#4a4a5c' }),
  element('rect', { x: 6, y: 56, width: 13, height: 28, rx: 4, fill: '#4a4a5c' }),
  element('rect', { x: -22, y: 78, width: 20, height: 12, rx: 5, fill: INK }),
  element('rect', { x: 3, y: 78, width: 20, height: 12, rx: 5, fill: INK }),
  element('rect', { x: -26, y: -46, width: 52, height: 46, rx: 12, fill: '#d5d9e6' }),
  element('rect', { x: -26, y: -46, width: 52, height: 46, rx: 12, fill: 'url(#s)' }),
  element('rect', { x: -16, y: -36, width: 36, height: 18, rx: 9, fill: INK }),
  disc([-2, -27, 5], '#7be0ff'),
  disc([12, -27, 5], '#7be0ff'),
  patch('M-8-10H14M0-46V-60', 'none', { stroke: INK, 'stroke-width': 4 }),
  disc([0, -63, 6], GOLD),
  disc([0, 24, 9], GOLD),
  patch('M20 16L44 4M-22 20L-34 36', 'none', { stroke: '#8a8fa3', 'stroke-width': 11 }),
);
const fist = (x: number, y: number, size: number) =>
  disc([x, y, size + 3], CREAM) + element('circle', { cx: x, cy: y, r: size });

/** Two robots box in a ring: red to the left, blue to the right. */
export const ROBO_RUMBLE: Scene = {
  defs: ROBOT + group({ id: 'g' }, fist(46, -2, 17), fist(-30, 44, 15)),
  shown:
    patch('M-120 56L-84 30H84L120 56V120H-120Z', '#3a4f8f') +
    patch('M-120 56L-84 30H84L120 56V62H-120Z', '#8fa0e8') +
    patch('M-112-40V64M112-40V64', 'none', { stroke: GOLD, 'stroke-width': 8 }) +
    patch('M-112-24H112M-112 2H112M-112 28H112', 'none', {
      stroke: CREAM,
      'stroke-width': 4,
      opacity: '.75',
    }) +
    group(
      { transform: 'translate(-62 4)rotate(10)' },
      element('use', { href: '#r', fill: RED }),
      element('use', { href: '#g', fill: RED }),
    ) +
    group(
      { transform: 'translate(66 6)rotate(-8)scale(-1 1)' },
      element('use', { href: '#r', fill: BLUE }),
      element('use', { href: '#g', fill: BLUE }),
    ) +
    patch('M6-64L14-44 34-46 20-32 30-14 10-22-4-8-2-28-18-40 0-44Z', GOLD, {
      stroke: CREAM,
      'stroke-width': 4,
    }) +
    stitch('M-110 100H110', CREAM, { width: 3, dash: 10, gap: 8 }),
};

/** A kite high over a river, its string far below. */
export const KITE: Scene = {
  shown:
    patch('M-120 84q20-10 40 0t40 0t40 0t40 0t40 0t40 0V160H-120Z', '#1f7a8a') +
    patch(
      'M-96-58q8-18 26-12 10-16 26-4 18 0 14 16H-92q-14 0-4 0ZM34 44q6-14 20-9 8-12 20-3 14 0 11 13H38Z',
      '#fff',
      {
        opacity: '.7',
      },
    ) +
    patch('M18 30Q-30 60-20 84-10 104-70 130', 'none', { stroke: CREAM, 'stroke-width': 3 }) +
    group(
      { transform: 'translate(22-22)rotate(18)' },
      patch('M0-78L58 0 0 78-58 0Z', '#000', { opacity: '.25', transform: 'translate(4 8)' }),
      patch('M0-78L58 0 0 78-58 0Z', CREAM, { stroke: CREAM, 'stroke-width': 8 }),
      patch('M0-78L58 0H0Z', RED),
      patch('M0-78L-58 0H0Z', GOLD),
      patch('M0 78L58 0H0Z', BLUE),
      patch('M0 78L-58 0H0Z', GREEN),
      patch('M0-78V78M-58 0Q0-30 58 0', 'none', { stroke: '#6a3a12', 'stroke-width': 4 }),
      disc([0, 0, 15], CREAM),
      patch('M0-10L8 0 0 10-8 0Z', RED),
      stitch('M0-66L49 0 0 66-49 0Z', CREAM, { width: 2.6, dash: 8, gap: 6 }),
      patch('M0 78Q-14 92 2 102T-4 126', 'none', { stroke: RED, 'stroke-width': 4 }),
      patch('M0 92L-13 86V98ZM0 92L13 86V98ZM1 112L-12 106V118ZM1 112L14 106V118Z', GOLD),
    ),
};

/** A die, and the bar on which a roll is under or over a number. */
export const DICE: Scene = {
  defs: DIE,
  shown:
    die(6, { at: [-34, -18], turn: -16, scale: 1.06 }) +
    die(3, { at: [52, -30], turn: 20, scale: 0.8 }) +
    element('rect', {
      x: -100,
      y: 58,
      width: 200,
      height: 26,
      rx: 13,
      fill: '#000',
      opacity: '.35',
    }) +
    element('rect', { x: -100, y: 54, width: 200, height: 26, rx: 13, fill: CREAM }) +
    element('rect', { x: -94, y: 60, width: 108, height: 14, rx: 7, fill: '#1f8a5a' }) +
    element('rect', { x: 18, y: 60, width: 76, height: 14, rx: 7, fill: RED }) +
    element('rect', { x: 4, y: 44, width: 22, height: 46, rx: 8, fill: GOLD }) +
    patch('M11 54V80M19 54V80', 'none', { stroke: '#8a5626', 'stroke-width': 3 }) +
    stitch('M-92 98H92', GOLD, { width: 3, dash: 9, gap: 7 }),
};

const GEM = 'M0-11L11-3 0 12-11-3Z';
/** A field of tiles, some of them open: gems, and one mine. */
export const MINES: Scene = {
  defs:
    group(
      { id: 't' },
      element('rect', {
        x: -18,
        y: -15,
        width: 36,
        height: 36,
        rx: 8,
        fill: '#000',
        opacity: '.35',
      }),
      element('rect', { x: -18, y: -18, width: 36, height: 36, rx: 8 }),
    ) + group({ id: 'm' }, patch(GEM, '#4fd6c0'), patch('M0-11L4-3 0 12-4-3Z', '#c9fff4')),
  shown:
    Array.from({ length: 16 }, (_, place) => {
      const [x, y] = [-66 + (place % 4) * 44, -66 + Math.floor(place / 4) * 44];
      const isGem = [1, 4, 6, 11, 12].includes(place);
      const isMine = place === 9;
      const fill = isMine ? '#8e1b2a' : isGem ? '#173a3f' : '#3f8fa0';
      const tile = element('use', { href: '#t', x, y, fill });
      if (isGem) return tile + element('use', { href: '#m', x, y });
      return tile;
    }).join('') +
    group(
      { transform: 'translate(-22 22)scale(1.25)' },
      patch('M0-16V16M-16 0H16M-11-11L11 11M11-11L-11 11', 'none', {
        stroke: INK,
        'stroke-width': 5,
      }),
      disc([0, 0, 10], INK),
      disc([-3, -4, 3], '#fff'),
    ) +
    stitch('M-92-92H92V92H-92Z', GOLD, { width: 3, dash: 10, gap: 8 }),
};

/** Pins in a triangle, a ball on its way, bins in the colours of what they pay. */
export const PLINKO: Scene = {
  shown:
    Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: row + 3 }, (_each, place) =>
        disc([(place - (row + 2) / 2) * 25, -84 + row * 24, 5.5], CREAM),
      ).join(''),
    ).join('') +
    [RED, '#e2762a', GOLD, GREEN, GOLD, '#e2762a', RED]
      .map((fill, bin) =>
        element('rect', { x: -100 + bin * 29, y: 64, width: 26, height: 28, rx: 6, fill }),
      )
      .join('') +
    stitch('M0-108L-12-72 12-48-12-24 12 0-13 26', GOLD, { width: 4, dash: 8, gap: 8 }) +
    disc([-13, 34, 16], '#000') +
    disc([-13, 30, 15], RED) +
    disc([-13, 30, 15], 'url(#a)'),
};
