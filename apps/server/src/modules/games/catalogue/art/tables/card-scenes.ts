import { CREAM, GOLD, GREEN, INK, RED } from '../lottery/pieces.ts';
import { disc, group, patch, stitch } from '../stitch.ts';
import { BACK, back, card, felt, type Laid, type Level, PAPER, type Scene } from './pieces.ts';

type Of = (level: Level) => Scene;
type Dealt = readonly [face: string, x: number, y: number, turn: number, scale?: number];

const laid = (cards: readonly Dealt[]): string =>
  cards
    .map(([face, x, y, turn, scale = 1]) => {
      const where: Laid = { at: [x, y], turn, scale };
      return face === '' ? back(where) : card(face, where);
    })
    .join('');

/** Two hands on a felt, player to the left and banker to the right, and a natural. */
export const BACCARAT: Of = (level) => ({
  defs: PAPER,
  shown: {
    low: () =>
      felt('#1f6b45') +
      laid([
        ['4h', -70, 22, -12, 0.95],
        ['5s', -34, 10, 6, 0.95],
        ['kd', 30, 12, -6, 0.95],
        ['7c', 68, 24, 10, 0.95],
      ]),
    mid: () =>
      felt('#23438f') +
      laid([
        ['8d', -58, 26, -18, 1.05],
        ['qs', -22, 4, -4, 1.05],
        ['9h', 34, 4, 6, 1.05],
        ['jc', 70, 30, 20, 1.05],
      ]),
    high: () =>
      felt('#7a1f2d') +
      laid([
        ['as', -52, -6, -26],
        ['8h', -46, 42, 14],
        ['3d', 48, -6, 24],
        ['6c', 44, 44, -12],
      ]),
  }[level](),
});

const DRAGON =
  patch(
    'M-34-28L-46-58-22-44-4-62 8-44 34-52 26-26Q48-2 34 26L12 44Q-14 52-32 30-48 4-34-28Z',
    '#1f8a5a',
  ) +
  patch('M-20-6L-6-14-4 2ZM22-10L8-14 8 2Z', CREAM) +
  disc([-9, -5, 4], INK) +
  disc([12, -5, 4], INK) +
  patch('M-14 22Q2 34 20 20L14 32Q2 40-8 32Z', '#0f5a3a') +
  patch('M-22 10Q-52 6-56 30M26 8Q54 4 58 26', 'none', { stroke: GOLD, 'stroke-width': 4 }) +
  patch('M-4 14L2 10 8 14', 'none', { stroke: '#0f5a3a', 'stroke-width': 4 });
const TIGER =
  patch(
    'M-40-34Q-34-54-18-46 0-54 18-46 34-54 40-34 50 0 34 28 18 50 0 50-18 50-34 28-50 0-40-34Z',
    '#f08a2a',
  ) +
  patch(
    'M0-46V-28M-14-44L-8-28M14-44L8-28M-44-6L-28-2M-42 12L-28 12M44-6L28-2M42 12L28 12',
    'none',
    {
      stroke: INK,
      'stroke-width': 5,
    },
  ) +
  patch('M-24 20Q0-2 24 20 18 44 0 44-18 44-24 20Z', CREAM) +
  patch('M-9 12H9L0 22ZM0 22V30M0 30Q-8 36-14 30M0 30Q8 36 14 30', '#4a2412', {
    stroke: '#4a2412',
    'stroke-width': 3,
  }) +
  disc([-16, -8, 6], INK) +
  disc([16, -8, 6], INK);

/** A dragon and a tiger, each over a card. */
export const DRAGON_TIGER: Of = (level) => {
  const [one, other] = { low: ['kh', '7s'], mid: ['9c', 'jd'], high: ['ad', 'qc'] }[level] as [
    string,
    string,
  ];
  const [lean, size] = { low: [0, 1], mid: [-14, 1.12], high: [14, 0.9] }[level] as [
    number,
    number,
  ];
  return {
    defs: PAPER,
    shown:
      laid([
        [one, -56, 44, -8 + lean, 0.92],
        [other, 56, 44, 8 + lean, 0.92],
      ]) +
      group({ transform: `translate(-52 ${-22 + lean})scale(${size})` }, DRAGON) +
      group({ transform: `translate(54 ${-22 - lean})scale(${size})` }, TIGER) +
      stitch('M0-96V100', GOLD, { width: 4, dash: 10, gap: 8 }),
  };
};

/** The joker, and cards that go to two sides in turn until one has its rank. */
export const ANDAR_BAHAR: Of = (level) => {
  const rank = { low: '7', mid: 'q', high: '1' }[level] ?? '7';
  const joker = level === 'high' ? 'as' : `${rank}h`;
  const match = level === 'high' ? 'ad' : `${rank}c`;
  const drop = { low: 0, mid: -12, high: 12 }[level] ?? 0;
  return {
    defs: PAPER + BACK,
    shown:
      patch('M-112 12H-8V100H-112Z', '#8e2b1e') +
      patch('M8 12H112V100H8Z', '#1d4f8f') +
      stitch('M-106 18H-14V94H-106ZM14 18H106V94H14Z', CREAM, { width: 2.6, dash: 8, gap: 7 }) +
      laid([
        ['3s', -84, 56, -6, 0.74],
        ['jd', -58, 56 + drop, 3, 0.74],
        ['5c', 34, 56 - drop, -4, 0.74],
        ['', 62, 56, 5, 0.74],
        [match, level === 'mid' ? -34 : 86, 58, 8, 0.8],
        [joker, 0, -42, 0, 1.12],
      ]),
  };
};

const FANS: Readonly<Record<Level, readonly Dealt[]>> = {
  low: [
    ['as', -48, 22, -22, 1.24],
    ['kh', 0, 8, 0, 1.24],
    ['qd', 48, 22, 22, 1.24],
  ],
  mid: [
    ['jh', -56, 6, -30, 1.1],
    ['jc', -12, 0, -8, 1.1],
    ['jd', 40, 22, 18, 1.24],
  ],
  high: [
    ['ad', -30, 34, -34, 1.3],
    ['ac', 6, 6, -6, 1.3],
    ['ah', 52, 20, 26, 1.1],
  ],
};

/** Three cards in a fan: the sequence of ace, king and queen, or a trail. */
export const TEEN_PATTI: Of = (level) => ({
  defs: PAPER,
  shown:
    disc([0, 14, 88], { low: '#1f6b45', mid: '#4a2a78', high: '#8e1b2a' }[level] ?? GREEN) +
    stitch('M-78 14A78 78 0 1 1 78 14A78 78 0 1 1-78 14Z', GOLD, { width: 3, dash: 10, gap: 8 }) +
    laid(FANS[level]),
});

const ARROW = 'M0-26L22 2H9V26H-9V2H-22Z';

/** Two hands that are still dealt, a bet for one and against the other. */
export const ONE_DAY: Of = (level) => {
  const [a1, b1, a2, b2] = {
    low: ['kh', '9c', 'kd', '2s'],
    mid: ['7s', 'ac', '8s', '4d'],
    high: ['qd', '8c', '6h', 'js'],
  }[level] as [string, string, string, string];
  const flip = level === 'mid' ? -1 : 1;
  return {
    defs: PAPER + BACK,
    shown:
      laid([
        [a1, -58, -18, -6, 0.8],
        [a2, -16, -24, 2, 0.8],
        [level === 'high' ? '' : '3h', 26, -20, 8, 0.8],
        [b1, -40, 62, -8, 0.8],
        [b2, 2, 58, 0, 0.8],
        ['', 44, 62, 8, 0.8],
      ]) +
      group(
        { transform: `translate(84 -26)scale(1 ${flip})` },
        patch(ARROW, CREAM, { stroke: CREAM, 'stroke-width': 8 }) + patch(ARROW, '#1f8a5a'),
      ) +
      group(
        { transform: `translate(-92 62)scale(.9 ${-0.9 * flip})` },
        patch(ARROW, CREAM, { stroke: CREAM, 'stroke-width': 8 }) + patch(ARROW, RED),
      ) +
      stitch('M-112 20H112', GOLD, { width: 3.4, dash: 10, gap: 8 }),
  };
};

/** An ace and a court card: twenty-one. */
export const BLACKJACK: Of = (level) => {
  const [ace, ten, colour] = {
    low: ['as', 'jh', '#1f6b45'],
    mid: ['ad', 'kc', '#23438f'],
    high: ['ah', 'qs', INK],
  }[level] as [string, string, string];
  const turn = { low: -1, mid: 1, high: 0.3 }[level] ?? 1;
  return {
    defs: PAPER,
    shown:
      felt(colour) +
      laid([
        [ace, -28 - 6 * turn, 4, -12 * turn, 1.3],
        [ten, 30 + 6 * turn, 8, 12 * turn, 1.3],
      ]) +
      disc([-78, 42, 16], CREAM) +
      disc([-78, 42, 12], RED) +
      disc([80, 40, 16], CREAM) +
      disc([80, 40, 12], GOLD),
  };
};
