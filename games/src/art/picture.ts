import { createBitmaps, type Size } from './bitmaps.ts';
import type { Palette } from './palettes.ts';
import { type Colour, HEM, type Motif } from './shapes.ts';
import { type Context, contextOf } from './surface.ts';

export type Middle = { readonly x: number; readonly y: number };
export type Patch = Middle & { readonly height: number };
export type SymbolPlace = { readonly x: number; readonly y: number; readonly size: number };

/** What a game's picture is made of, plain enough to be posted: `motifs[symbol]` is its drawing. */
export type Look = { readonly palette: Palette; readonly motifs: readonly Motif[] };

/** How one game looks: its cloth, its tiles, its symbols, its thread. */
export type GamePicture = {
  readonly thread: string;
  readonly threadShade: string;
  ground(context: Context, width: number, height: number): void;
  /** The patch of cloth under a symbol whose middle is (x, y). */
  tile(context: Context, patch: Patch, lit: boolean): void;
  /** A few letters over a symbol: what a coin is worth. */
  mark(context: Context, text: string, middle: Middle): void;
  symbol(context: Context, symbol: number, place: SymbolPlace): void;
  /** An unlit patch with its symbol, copied whole on whole pixels: what a turning reel is made of. */
  cell(context: Context, symbol: number, patch: Patch): void;
  /** Pixels to a logical unit; symbols are drawn once for it and then copied. */
  setScale(scale: number): void;
};

const BOX = 100;
/** Symbols are drawn a little larger than they lie, for those that grow. */
const DRAWN = 1.1;
const INNER = 0.84;
/** Beaks and antennae reach a little over the edge of their box. */
const ROOM = 1.08;
const WITH_ROOM = BOX * DRAWN * ROOM;

export function createPicture({ palette, motifs }: Look): GamePicture {
  const bitmaps = createBitmaps();
  const motifOf = (symbol: number) =>
    bitmaps.of(`${symbol}`, { width: WITH_ROOM, height: WITH_ROOM }, (context) => {
      context.scale(DRAWN, DRAWN);
      drawMotif(context, motifs[symbol] ?? [], palette.colours);
    });
  const picture: GamePicture = {
    thread: palette.thread,
    threadShade: palette.threadShade,
    setScale: bitmaps.setScale,
    ground(context, width, height) {
      const size = { width, height };
      const drawn = bitmaps.of('ground', size, (own) => drawGround(own, size, palette));
      const scale = bitmaps.scale();
      context.drawImage(drawn, 0, 0, drawn.width / scale, drawn.height / scale);
    },
    tile: (context, patch, lit) => drawTile(context, patch, { lit, palette }),
    mark: (context, text, middle) => drawMark(context, text, { middle, palette }),
    symbol(context, symbol, { x, y, size }) {
      const side = size * INNER * ROOM;
      context.drawImage(motifOf(symbol), x - side / 2, y - side / 2, side, side);
    },
    cell(context, symbol, { x, y, height }) {
      const drawn = bitmaps.of(`${symbol} ${height}`, { width: BOX, height }, (own) => {
        picture.tile(own, { x: 0, y: 0, height }, false);
        picture.symbol(own, symbol, { x: 0, y: 0, size: Math.min(BOX, height) });
      });
      const scale = bitmaps.scale();
      const onPixel = (value: number) => Math.round(value * scale) / scale;
      const width = drawn.width / scale;
      const deep = drawn.height / scale;
      context.drawImage(drawn, onPixel(x - width / 2), onPixel(y - deep / 2), width, deep);
    },
  };
  return picture;
}

function drawGround(context: Context, { width, height }: Size, palette: Palette) {
  context.fillStyle = palette.ground;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, 16);
  context.fill();
  context.setLineDash([9, 6]);
  context.lineWidth = 2.5;
  context.strokeStyle = palette.border;
  context.beginPath();
  context.roundRect(6 - width / 2, 6 - height / 2, width - 12, height - 12, 12);
  context.stroke();
}

type Tile = { readonly lit: boolean; readonly palette: Palette };

function drawTile(context: Context, { x, y, height }: Patch, tile: Tile) {
  const { lit, palette } = tile;
  context.fillStyle = lit ? palette.tileLit : palette.tile;
  context.beginPath();
  context.roundRect(x - BOX / 2 + 3, y - height / 2 + 3, BOX - 6, height - 6, 12);
  context.fill();
  if (!lit) return;
  context.setLineDash([7, 5]);
  context.lineWidth = 3;
  context.strokeStyle = palette.thread;
  context.stroke();
  context.setLineDash([]);
}

type Mark = { readonly middle: Middle; readonly palette: Palette };

function drawMark(context: Context, text: string, { middle, palette }: Mark) {
  const { x, y } = middle;
  context.font = '700 21px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const half = Math.min(BOX / 2 - 4, context.measureText(text).width / 2 + 9);
  context.fillStyle = palette.colours.ink;
  context.beginPath();
  context.roundRect(x - half, y + 12, 2 * half, 30, 15);
  context.fill();
  context.fillStyle = palette.colours.cloth;
  context.fillText(text, x, y + 28, BOX - 16);
}

/** Pixels a side of a symbol on its own. */
const ALONE = 128;

/** Symbols on their own, for the rules page: a picture on the page, wherever the game is painted. */
export function createSymbolCanvases(look: Look): (symbol: number) => HTMLCanvasElement {
  const picture = createPicture(look);
  const scale = ALONE / BOX;
  picture.setScale(scale);
  return (symbol) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: ALONE, height: ALONE });
    canvas.setAttribute('aria-hidden', 'true');
    const context = contextOf(canvas);
    context.setTransform(scale, 0, 0, scale, ALONE / 2, ALONE / 2);
    picture.tile(context, { x: 0, y: 0, height: BOX }, false);
    picture.symbol(context, symbol, { x: 0, y: 0, size: BOX });
    return canvas;
  };
}

function drawMotif(context: Context, motif: Motif, colours: Record<Colour, string>) {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const shape of motif) {
    const path = new Path2D(shape.path);
    if (shape.fill) {
      context.fillStyle = colours[shape.fill];
      context.fill(path);
      // The patch reaches beyond its outline, so that the stitch runs inside its edge as a hem does.
      context.setLineDash([]);
      context.lineWidth = shape.stitch ? HEM : 0.5;
      context.strokeStyle = colours[shape.fill];
      context.stroke(path);
    }
    if (!shape.stitch) continue;
    context.setLineDash(shape.solid ? [] : [4.6, 4.4]);
    context.lineWidth = shape.width ?? (shape.fill ? 1.7 : 2.6);
    context.strokeStyle = colours[shape.stitch];
    context.stroke(path);
  }
}
