import type { StudioCode } from '@nokshi/house-math/slot/studios.ts';
import { type Bitmaps, createBitmaps } from './bitmaps.ts';
import { BODY_ROOM, BOX, drawBody, type Role } from './body.ts';
import { drawFrame, drawReels } from './machine/draw-machine.ts';
import { CELL, type Machine } from './machine/measures.ts';
import { drawHalo, drawMark, drawRibbon, type Lettering } from './marks.ts';
import type { Palette } from './palettes.ts';
import type { Middle, Patch, SymbolPlace } from './places.ts';
import type { Motif } from './shapes.ts';
import { type Context, contextOf } from './surface.ts';

/** What a game's picture is made of, plain enough to be posted: of each symbol its drawing and its role. */
export type Look = {
  readonly studio: StudioCode;
  readonly palette: Palette;
  readonly motifs: readonly Motif[];
  readonly roles: readonly Role[];
};

/** How one game looks: its machine, its symbols, its thread. */
export type GamePicture = {
  readonly thread: string;
  readonly threadShade: string;
  /** The cloth behind the symbols, and the frame that lies over them. */
  reels(context: Context, machine: Machine, free: boolean): void;
  frame(context: Context, machine: Machine): void;
  /** A few letters over a symbol: what a coin is worth. */
  mark(context: Context, text: string, middle: Middle): void;
  /** The light behind a symbol that wins. */
  halo(context: Context, patch: Patch): void;
  symbol(context: Context, symbol: number, place: SymbolPlace): void;
  /** A symbol in a place of this height, copied whole on whole pixels: what a turning reel is made of. */
  cell(context: Context, symbol: number, patch: Patch): void;
  /** The same as the eye sees it when it is fast. */
  blurred(context: Context, symbol: number, patch: Patch): void;
  /** How large a symbol of this role is drawn in a place of this height. */
  sizeOf(symbol: number, height: number): number;
  /** The words on wild and scatter, drawn by who has the letters. */
  setLettering(lettering: Lettering): void;
  /** Pixels to a logical unit; what stands still is drawn once for it and then copied. */
  setScale(scale: number): void;
};

/** The larger a symbol, the more it is worth; a little over the edge of its place is part of it. */
const SIZES: Readonly<Record<Role, number>> = { low: 0.84, high: 0.97, wild: 1.04, scatter: 1.04 };
/** Symbols grow a little in places that are higher than wide. */
const TALL_GROWTH = 1.08;
/** Symbols are baked a little larger than they lie, for those that grow. */
const BAKED = 1.15;
/** A turning symbol is smeared over so much of its height, in so many copies. */
const SMEAR = 0.5;
const COPIES = 7;

export function createPicture({ palette, motifs, roles, studio }: Look): GamePicture {
  const bitmaps = createBitmaps();
  let lettering: Lettering = {};
  const roleOf = (symbol: number): Role => roles[symbol] ?? 'low';
  const side = BOX * BODY_ROOM * BAKED;
  const bodyOf = (symbol: number) =>
    bitmaps.of(`${symbol}`, { width: side, height: side }, (own) => {
      own.scale(BAKED, BAKED);
      const role = roleOf(symbol);
      drawBody(own, motifs[symbol] ?? [], { palette, role });
      const words = lettering[role];
      if (words) drawRibbon(own, words, palette);
    });
  const copied = (context: Context, drawn: ReturnType<typeof bodyOf>, { x, y }: Middle) => {
    const scale = bitmaps.scale();
    const onPixel = (value: number) => Math.round(value * scale) / scale;
    const [wide, deep] = [drawn.width / scale, drawn.height / scale];
    context.drawImage(drawn, onPixel(x - wide / 2), onPixel(y - deep / 2), wide, deep);
  };
  const whole = createWhole(bitmaps);
  const picture: GamePicture = {
    thread: palette.thread,
    threadShade: palette.threadShade,
    setScale: bitmaps.setScale,
    setLettering(next) {
      lettering = next;
      const lettered = roles.flatMap((role, symbol) => (next[role] ? [`${symbol}`] : []));
      bitmaps.forget((key) => lettered.includes(key.replace(/^blurred /, '').split(' ')[0] ?? ''));
    },
    reels: (context, machine, free) =>
      whole(context, { key: free ? 'reels free' : 'reels', machine }, (own) =>
        drawReels(own, machine, { palette, free }),
      ),
    frame: (context, machine) =>
      whole(context, { key: 'frame', machine }, (own) =>
        drawFrame(own, machine, { palette, studio }),
      ),
    mark: (context, text, middle) => drawMark(context, text, { middle, palette }),
    halo: (context, patch) => drawHalo(context, patch),
    sizeOf: (symbol, height) => Math.min(CELL * TALL_GROWTH, height) * SIZES[roleOf(symbol)],
    symbol(context, symbol, { x, y, size }) {
      const wide = size * BODY_ROOM;
      context.drawImage(bodyOf(symbol), x - wide / 2, y - wide / 2, wide, wide);
    },
    cell(context, symbol, patch) {
      const size = picture.sizeOf(symbol, patch.height);
      const room = { width: size * BODY_ROOM, height: size * BODY_ROOM };
      const drawn = bitmaps.of(`${symbol} ${patch.height}`, room, (own) =>
        picture.symbol(own, symbol, { x: 0, y: 0, size }),
      );
      copied(context, drawn, patch);
    },
    blurred(context, symbol, patch) {
      const size = picture.sizeOf(symbol, patch.height);
      const smear = patch.height * SMEAR;
      const room = { width: size * BODY_ROOM, height: size * BODY_ROOM + smear };
      const drawn = bitmaps.of(`blurred ${symbol} ${patch.height}`, room, (own) => {
        for (let copy = 0; copy < COPIES; copy += 1) {
          own.globalAlpha = 1.7 / COPIES;
          const y = (copy / (COPIES - 1) - 0.5) * smear;
          picture.symbol(own, symbol, { x: 0, y, size });
        }
      });
      copied(context, drawn, patch);
    },
  };
  return picture;
}

type Whole = { readonly key: string; readonly machine: Machine };

/** Copies what is as large as the machine, from its upper left corner. */
const createWhole =
  (bitmaps: Bitmaps) =>
  (context: Context, { key, machine }: Whole, draw: (own: Context) => void): void => {
    const { width, height } = machine;
    const drawn = bitmaps.of(`${key} ${height}`, machine, (own) => {
      own.translate(-width / 2, -height / 2);
      draw(own);
    });
    const scale = bitmaps.scale();
    context.drawImage(drawn, 0, 0, drawn.width / scale, drawn.height / scale);
  };

/** Pixels a side of a symbol on its own. */
const ALONE = 144;

/** Symbols on their own, for the rules page: a picture on the page, wherever the game is painted. */
export function createSymbolCanvases(look: Look): (symbol: number) => HTMLCanvasElement {
  const picture = createPicture(look);
  const scale = ALONE / (BOX * BODY_ROOM);
  picture.setScale(scale);
  return (symbol) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ALONE, height: ALONE });
    canvas.setAttribute('aria-hidden', 'true');
    const context = contextOf(canvas);
    context.setTransform(scale, 0, 0, scale, ALONE / 2, ALONE / 2);
    picture.symbol(context, symbol, { x: 0, y: 0, size: BOX });
    return canvas;
  };
}
