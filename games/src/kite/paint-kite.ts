import type { Context as Brush } from '../art/surface.ts';

export type KiteColours = { readonly one: string; readonly other: string; readonly mark: string };

export const OWN_KITE: KiteColours = { one: '#b4232a', other: '#f2b233', mark: '#2b3a8c' };

/** A patang: a square of paper on its corner, two spars, a tail that streams behind. */
export function paintKite(brush: Brush, size: number, { one, other, mark }: KiteColours): void {
  const path = (points: readonly (readonly [number, number])[]) => {
    brush.beginPath();
    for (const [x, y] of points) brush.lineTo(x * size, y * size);
    brush.closePath();
  };
  brush.lineJoin = 'round';
  path([
    [0, -0.5],
    [0.5, 0],
    [0, 0.52],
    [-0.5, 0],
  ]);
  brush.fillStyle = one;
  brush.fill();
  path([
    [0, -0.5],
    [0.5, 0],
    [0, 0],
  ]);
  brush.fillStyle = other;
  brush.fill();
  path([
    [0, 0],
    [0, 0.52],
    [-0.5, 0],
  ]);
  brush.fill();
  brush.beginPath();
  brush.arc(0, 0, size * 0.15, 0, Math.PI * 2);
  brush.fillStyle = mark;
  brush.fill();
  path([
    [0, 0.44],
    [0.15, 0.66],
    [-0.15, 0.66],
  ]);
  brush.fillStyle = mark;
  brush.fill();
  sew(brush, size);
}

/** The spars and the seam of the edge. */
function sew(brush: Brush, size: number): void {
  brush.strokeStyle = '#3a1d2b';
  brush.lineWidth = Math.max(1, size * 0.026);
  brush.beginPath();
  brush.moveTo(0, -size * 0.5);
  brush.lineTo(0, size * 0.52);
  brush.moveTo(-size * 0.5, 0);
  brush.quadraticCurveTo(0, -size * 0.42, size * 0.5, 0);
  brush.stroke();
  brush.strokeStyle = '#fff8ea';
  brush.lineWidth = Math.max(1, size * 0.03);
  brush.setLineDash([size * 0.085, size * 0.055]);
  brush.beginPath();
  brush.moveTo(0, -size * 0.42);
  brush.lineTo(size * 0.42, 0);
  brush.lineTo(0, size * 0.43);
  brush.lineTo(-size * 0.42, 0);
  brush.closePath();
  brush.stroke();
  brush.setLineDash([]);
}

/** Ribbons on a line that waves; `swing` 0 to 2 pi. */
export function paintTail(brush: Brush, size: number, swing: number): void {
  const knots = 6;
  const at = (i: number) => ({
    x: -size * (0.16 * i) + Math.sin(swing + i * 0.9) * size * 0.07,
    y: size * (0.64 + 0.17 * i) + Math.cos(swing + i * 0.7) * size * 0.03,
  });
  brush.strokeStyle = '#fff8ea';
  brush.lineWidth = Math.max(1, size * 0.025);
  brush.beginPath();
  brush.moveTo(0, size * 0.6);
  for (let i = 1; i <= knots; i += 1) brush.lineTo(at(i).x, at(i).y);
  brush.stroke();
  for (let i = 1; i <= knots; i += 1) {
    const { x, y } = at(i);
    const wide = size * 0.085 * (1 - i / 14);
    brush.fillStyle = i % 2 === 0 ? OWN_KITE.other : OWN_KITE.one;
    brush.beginPath();
    brush.moveTo(x - wide, y - wide);
    brush.lineTo(x + wide, y + wide);
    brush.lineTo(x + wide, y - wide);
    brush.lineTo(x - wide, y + wide);
    brush.closePath();
    brush.fill();
  }
}
