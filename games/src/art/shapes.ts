/**
 * Pieces of nakshi-kantha pictures in a box of -50..50: a filled patch of cloth and, over it, a
 * running stitch. A motif is a list of them, drawn in order.
 */
export type Colour = 'a' | 'b' | 'c' | 'd' | 'ink' | 'cloth';
export type Shape = {
  readonly path: string;
  readonly fill?: Colour;
  /** Colour of the running stitch along the outline. */
  readonly stitch?: Colour;
  readonly width?: number;
  /** Unbroken thread instead of stitches, for fine lines. */
  readonly solid?: boolean;
};
export type Motif = readonly Shape[];
/** Drawings by the id of the symbol that they show. */
export type Motifs = Readonly<Record<string, Motif>>;

/** Patches reach this much beyond their outline, so that the stitch runs inside their edge. */
export const HEM = 5;

/** A patch of cloth; `stitch` is the hem along its edge. */
export const cut = (path: string, fill: Colour, stitch?: Colour): Shape =>
  stitch ? { path, fill, stitch } : { path, fill };
/** Unbroken thread. */
export const line = (path: string, stitch: Colour, width = 4): Shape => ({
  path,
  stitch,
  width,
  solid: true,
});
/** A running stitch. */
export const sew = (path: string, stitch: Colour, width = 2.6): Shape => ({ path, stitch, width });

const n = (value: number) => value.toFixed(1);
const polar = (radius: number, turn: number) =>
  [n(radius * Math.sin(turn * 2 * Math.PI)), n(-radius * Math.cos(turn * 2 * Math.PI))] as const;

export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

export const ellipse = ([x, y]: readonly [number, number], rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** Discs of one size. */
export const dots = (r: number, ...middles: (readonly [number, number])[]): string =>
  middles.map(([x, y]) => circle(x, y, r)).join('');

type Ring = { count: number; from: number; to: number; width: number; turn?: number };

/** Petals round the middle, each a pointed leaf between two radii; `width` is a part of a turn. */
export function petals({ count, from, to, width, turn = 0 }: Ring): string {
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const at = i / count + turn;
    const middle = (from + to) / 2;
    const [x0, y0] = polar(from, at);
    const [x1, y1] = polar(to, at);
    const [lx, ly] = polar(middle, at - width);
    const [rx, ry] = polar(middle, at + width);
    path += `M${x0} ${y0}Q${lx} ${ly} ${x1} ${y1}Q${rx} ${ry} ${x0} ${y0}Z`;
  }
  return path;
}

export function rays({ count, from, to, turn = 0 }: Omit<Ring, 'width'>): string {
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const [x0, y0] = polar(from, i / count + turn);
    const [x1, y1] = polar(to, i / count + turn);
    path += `M${x0} ${y0}L${x1} ${y1}`;
  }
  return path;
}

/** A star or polygon: points alternate between two radii. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    polar(i % 2 === 0 ? outer : inner, i / (points * 2)).join(' '),
  );
  return `M${corners.join('L')}Z`;
}

/** Rows of soft waves from left to right. */
export const waves = (ys: readonly number[], half: number, swell = 5): string =>
  ys
    .map((y) => {
      let path = `M${-half} ${y}`;
      for (let x = -half; x < half - 6; x += 16) path += `q4 ${-swell} 8 0t8 0`;
      return path;
    })
    .join('');
