import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import type { Context } from '../surface.ts';
import { boardOf, CREST, type Dress, type Machine, SIDE, SILL } from './measures.ts';

/** What each studio's frames are made by: stitched, roped, grown, painted, carved, striped. */
type Craft = {
  /** On the posts and the sill, clipped to them. */
  readonly posts: (context: Context, machine: Machine, dress: Dress) => void;
  /** Hangs from the upper edge over the reels. */
  readonly valance: (context: Context, machine: Machine, dress: Dress) => void;
  /** The outline of the board that bears the title; `half` its width, y from 0 (top) to 62. */
  readonly crest: (half: number) => string;
};

const GOLD = '#e9b949';
type Line = readonly [colour: string, width: number, dash?: readonly number[]];
const lineOf = (context: Context, [colour, width, dash = []]: Line) => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
};

/** Something at each `step` along the upper edge of the window, from the left post to the right one. */
function along(
  machine: Machine,
  step: number,
  draw: (x: number, width: number, at: number) => void,
) {
  const inner = machine.width - 2 * SIDE;
  const count = Math.round(inner / step);
  for (let at = 0; at < count; at += 1) draw(SIDE + (at * inner) / count, inner / count, at);
}

const stitchedPosts: Craft['posts'] = (context, { width, height }, { palette }) => {
  lineOf(context, [palette.border, 2.2, [8, 6]]);
  context.strokeRect(12, CREST - 30, width - 24, height - CREST + 18);
  lineOf(context, [palette.colours.cloth, 1.4, [3, 5]]);
  context.strokeRect(16, CREST - 10, width - 32, height - CREST - 6);
};

const stripedPosts =
  (colour: (dress: Dress) => string, slant: number): Craft['posts'] =>
  (context, { width, height }, dress) => {
    lineOf(context, [colour(dress), 9]);
    context.beginPath();
    for (let y = -width; y < height + width; y += 26) {
      context.moveTo(0, y);
      context.lineTo(SIDE + 2, y - slant);
      context.moveTo(width, y);
      context.lineTo(width - SIDE - 2, y - slant);
    }
    for (let x = 0; x < width + 40; x += 26) {
      context.moveTo(x, height);
      context.lineTo(x + slant, height - SILL);
    }
    context.stroke();
  };

const bamboo: Craft['posts'] = (context, { width, height }) => {
  for (let y = CREST; y < height; y += 62) {
    lineOf(context, ['rgba(20, 14, 2, 0.55)', 3]);
    for (const x of [4, width - SIDE]) {
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + SIDE / 2 - 2, y + 5, x + SIDE - 4, y);
      context.stroke();
    }
    lineOf(context, ['rgba(255, 240, 170, 0.4)', 2]);
    for (const x of [4, width - SIDE]) {
      context.beginPath();
      context.moveTo(x + 5, y + 8);
      context.lineTo(x + 5, y + 52);
      context.stroke();
    }
  }
};

const flutes: Craft['posts'] = (context, { width, height }) => {
  for (const [colour, shift] of [
    ['rgba(70, 40, 5, 0.5)', 0],
    ['rgba(255, 245, 205, 0.55)', 1.6],
  ] as const) {
    lineOf(context, [colour, 1.5]);
    context.beginPath();
    for (const x of [8.5, 12, 15.5]) {
      context.moveTo(x + shift, CREST - 10);
      context.lineTo(x + shift, height - SILL);
      context.moveTo(width - x + shift, CREST - 10);
      context.lineTo(width - x + shift, height - SILL);
    }
    context.stroke();
  }
};

const bulbs: Craft['posts'] = (context, { width, height }) => {
  const bulb = (x: number, y: number) => {
    const glow = context.createRadialGradient(x, y, 0.5, x, y, 7);
    glow.addColorStop(0, '#fffbe0');
    glow.addColorStop(0.4, '#ffd95a');
    glow.addColorStop(1, 'rgba(255, 160, 30, 0)');
    context.fillStyle = glow;
    context.fillRect(x - 7, y - 7, 14, 14);
  };
  for (let y = CREST - 18; y < height - 12; y += 24) {
    bulb(12, y);
    bulb(width - 12, y);
  }
  for (let x = 36; x < width - 24; x += 24) bulb(x, height - 15);
};

const scallops =
  (fills: (dress: Dress) => readonly string[], deep: number): Craft['valance'] =>
  (context, machine, dress) => {
    const colours = fills(dress);
    along(machine, 34, (x, width, at) => {
      context.beginPath();
      context.moveTo(x, CREST - 2);
      context.quadraticCurveTo(x + width / 2, CREST + 2 * deep, x + width, CREST - 2);
      context.closePath();
      context.fillStyle = colours[at % colours.length] ?? GOLD;
      context.fill();
      lineOf(context, [dress.palette.rim, 1.2]);
      context.stroke();
      lineOf(context, ['rgba(255, 250, 235, 0.8)', 1.2, [3, 3]]);
      context.beginPath();
      context.moveTo(x + 5, CREST);
      context.quadraticCurveTo(x + width / 2, CREST + 2 * deep - 8, x + width - 5, CREST);
      context.stroke();
    });
  };

const pennants: Craft['valance'] = (context, machine, { palette }) => {
  const { a, b, c, d } = palette.colours;
  along(machine, 30, (x, width, at) => {
    context.beginPath();
    context.moveTo(x + 2, CREST - 2);
    context.lineTo(x + width - 2, CREST - 2);
    context.lineTo(x + width / 2, CREST + 17);
    context.closePath();
    context.fillStyle = [c, b, palette.colours.cloth, d, a][at % 5] ?? c;
    context.fill();
    lineOf(context, [palette.rim, 1.2]);
    context.stroke();
  });
};

const rope: Craft['valance'] = (context, machine, { palette }) => {
  along(machine, 96, (x, width) => {
    for (const [colour, thick, dash] of [
      [palette.rim, 8, []],
      ['#d9b27a', 6, []],
      ['#8a5a33', 6, [2.4, 5]],
    ] as const) {
      lineOf(context, [colour, thick, dash]);
      context.beginPath();
      context.moveTo(x, CREST);
      context.quadraticCurveTo(x + width / 2, CREST + 22, x + width, CREST);
      context.stroke();
    }
  });
};

const leaves: Craft['valance'] = (context, machine, { palette }) => {
  along(machine, 26, (x, width, at) => {
    const deep = 12 + ((at * 5) % 3) * 5;
    context.beginPath();
    context.moveTo(x + width / 2, CREST - 4);
    context.quadraticCurveTo(x + width, CREST + deep / 2, x + width / 2 + 3, CREST + deep);
    context.quadraticCurveTo(x, CREST + deep / 2, x + width / 2, CREST - 4);
    context.fillStyle = at % 2 ? palette.colours.d : '#57b57a';
    context.fill();
    lineOf(context, [palette.rim, 1]);
    context.stroke();
  });
};

const arches: Craft['valance'] = (context, machine, { palette }) => {
  along(machine, 100, (x, width) => {
    context.beginPath();
    context.moveTo(x, CREST - 2);
    context.lineTo(x, CREST + 24);
    context.quadraticCurveTo(x + 4, CREST + 9, x + width * 0.28, CREST + 8);
    context.quadraticCurveTo(x + width * 0.42, CREST + 7, x + width / 2, CREST - 1);
    context.quadraticCurveTo(x + width * 0.58, CREST + 7, x + width * 0.72, CREST + 8);
    context.quadraticCurveTo(x + width - 4, CREST + 9, x + width, CREST + 24);
    context.lineTo(x + width, CREST - 2);
    context.closePath();
    context.fillStyle = palette.frame[0];
    context.fill();
    lineOf(context, [palette.rim, 1.6]);
    context.stroke();
  });
};

const CRAFTS: Readonly<Record<StudioCode, Craft>> = {
  NOKSHI: {
    posts: stitchedPosts,
    valance: scallops(({ palette: { colours } }) => [colours.b, colours.a, colours.c], 9),
    crest: (w) =>
      `M${-w} 58V30Q${-w} 16 ${-w + 22} 18Q${-w * 0.6} 2 ${-w * 0.3} 14Q0 -8 ${w * 0.3} 14Q${w * 0.6} 2 ${w - 22} 18Q${w} 16 ${w} 30V58Q0 68 ${-w} 58Z`,
  },
  PADMA: {
    posts: stripedPosts(() => 'rgba(255, 220, 160, 0.25)', 16),
    valance: rope,
    crest: (w) =>
      `M${-w - 20} 10Q${-w} 22 ${-w + 26} 18Q0 0 ${w - 26} 18Q${w} 22 ${w + 20} 10Q${w + 8} 48 ${w - 22} 60Q0 70 ${-w + 22} 60Q${-w - 8} 48 ${-w - 20} 10Z`,
  },
  SUNDAR: {
    posts: bamboo,
    valance: leaves,
    crest: (w) =>
      `M${-w} 40Q${-w + 6} 16 ${-w + 44} 20Q${-w * 0.3} 4 0 8Q${w * 0.4} 2 ${w - 40} 16Q${w - 4} 18 ${w} 42Q${w - 10} 62 ${w - 40} 60Q0 68 ${-w + 36} 62Q${-w + 4} 62 ${-w} 40Z`,
  },
  RICKSHA: {
    posts: bulbs,
    valance: scallops(
      ({ palette: { colours } }) => [colours.a, colours.c, colours.b, colours.cloth],
      8,
    ),
    crest: (w) => `M${-w} 62Q${-w} 22 ${-w * 0.55} 12Q0 -6 ${w * 0.55} 12Q${w} 22 ${w} 62Z`,
  },
  JAMDANI: {
    posts: flutes,
    valance: arches,
    crest: (w) =>
      `M${-w} 62V30Q${-w} 17 ${-w + 20} 17H${-w * 0.42}Q${-w * 0.2} 15 0 -4Q${w * 0.2} 15 ${w * 0.42} 17H${w - 20}Q${w} 17 ${w} 30V62Z`,
  },
  BOISHAKH: {
    posts: stripedPosts(({ palette }) => palette.colours.a, 12),
    valance: pennants,
    crest: (w) =>
      `M${-w - 10} 62L${-w + 12} 22Q${-w * 0.4} 18 0 2Q${w * 0.4} 18 ${w - 12} 22L${w + 10} 62Q0 70 ${-w - 10} 62Z`,
  },
};

export const drawPosts: Craft['posts'] = (context, machine, dress) =>
  CRAFTS[dress.studio].posts(context, machine, dress);
export const drawValance: Craft['valance'] = (context, machine, dress) =>
  CRAFTS[dress.studio].valance(context, machine, dress);

/** The board over the frame; the words on it are the page's, which has the letters of both languages. */
export function drawCrest(context: Context, { width }: Machine, { studio, palette }: Dress): void {
  const half = boardOf(width) / 2;
  const outline = new Path2D(CRAFTS[studio].crest(half));
  context.save();
  context.translate(width / 2, 4);
  context.save();
  context.shadowColor = 'rgba(8, 4, 12, 0.7)';
  context.shadowBlur = 9 * context.getTransform().a;
  context.fillStyle = palette.frame[1];
  context.fill(outline);
  context.restore();
  context.lineJoin = 'round';
  lineOf(context, [palette.rim, 6]);
  context.stroke(outline);
  const board = context.createLinearGradient(0, 0, 0, 66);
  board.addColorStop(0, palette.board[0]);
  board.addColorStop(1, palette.board[1]);
  context.fillStyle = board;
  context.fill(outline);
  lineOf(context, [GOLD, 3]);
  context.stroke(outline);
  context.clip(outline);
  lineOf(context, ['rgba(255, 244, 214, 0.55)', 1.6, [6, 5]]);
  context.save();
  context.translate(0, 35);
  context.scale(1 - 14 / half, 0.78);
  context.translate(0, -35);
  context.stroke(outline);
  context.restore();
  context.restore();
}
