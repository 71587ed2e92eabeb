import type { Context } from '../surface.ts';
import type { Choose, View } from './backdrop.ts';
import { fade, glow, mix, type Point, put, sew, sheer, unitOf } from './brushes.ts';

/** What every world has: what grows, flies, shines and flows, each drawn with few strokes. */
const n = (value: number) => +value.toFixed(1);

type Leaf = { readonly turn: number; readonly long: number; readonly wide?: number };

/** A pointed leaf from its stalk, turned so far from upright. */
export function leafAt([x, y]: Point, { turn, long, wide = 0.62 }: Leaf): string {
  const tip: Point = [x + Math.sin(turn) * long, y - Math.cos(turn) * long];
  const out = (away: number): Point => [
    x + Math.sin(turn + away) * long * 0.62,
    y - Math.cos(turn + away) * long * 0.62,
  ];
  const [left, right] = [out(-wide), out(wide)];
  return `M${n(x)} ${n(y)}Q${n(left[0])} ${n(left[1])} ${n(tip[0])} ${n(tip[1])}Q${n(right[0])} ${n(right[1])} ${n(x)} ${n(y)}Z`;
}

type Seeded = { readonly view: View; readonly choose: Choose; readonly colour: string };

/** Stars as crossed stitches, the large ones, and as knots; none below `to`. */
export function stars(
  context: Context,
  { view, choose, colour }: Seeded,
  { to, count }: { to: number; count: number },
): void {
  const unit = unitOf(view);
  let crosses = '';
  let knots = '';
  for (let at = 0; at < count; at += 1) {
    const x = n(choose.number(`star x ${at}`, 0, view.width));
    const y = n(choose.number(`star y ${at}`, 0, 1) ** 1.3 * to);
    const r = n(unit * choose.number(`star r ${at}`, 0.25, 0.75));
    if (at % 4 === 0) crosses += `M${x - r} ${y}h${2 * r}M${x} ${n(y - r)}v${2 * r}`;
    else knots += `M${x} ${y}h0.1`;
  }
  sew(context, crosses, { colour, width: unit * 0.14, dash: [] });
  sew(context, knots, { colour: sheer(colour, 0.75), width: unit * 0.26, dash: [] });
}

/** Long clouds of a few rows of stitches. */
export function clouds(
  context: Context,
  { view, choose, colour }: Seeded,
  { from, to, count }: { from: number; to: number; count: number },
): void {
  const unit = unitOf(view);
  context.save();
  for (let at = 0; at < count; at += 1) {
    const x = choose.number(`cloud x ${at}`, -0.1, 0.95) * view.width;
    const y = choose.number(`cloud y ${at}`, from, to);
    const long = unit * choose.number(`cloud long ${at}`, 16, 34);
    const high = unit * choose.number(`cloud high ${at}`, 1.6, 3);
    context.globalAlpha = 0.34;
    const top = `M${n(x)} ${n(y)}Q${n(x + long * 0.1)} ${n(y - high)} ${n(x + long * 0.3)} ${n(y - high * 0.7)}Q${n(x + long * 0.45)} ${n(y - high * 1.9)} ${n(x + long * 0.6)} ${n(y - high * 0.8)}Q${n(x + long * 0.86)} ${n(y - high * 1.1)} ${n(x + long)} ${n(y)}`;
    context.fillStyle = sheer(colour, 0.5);
    context.fill(new Path2D(`${top}Z`));
    context.globalAlpha = 0.6;
    const rows = `${top}M${n(x + long * 0.12)} ${n(y - high * 0.28)}h${n(long * 0.7)}M${n(x - long * 0.1)} ${n(y + unit * 0.7)}h${n(long * 0.8)}`;
    sew(context, rows, { colour, width: unit * 0.16, dash: [unit * 1.3, unit * 0.8], plain: true });
  }
  context.restore();
}

type Water = {
  readonly view: View;
  readonly choose: Choose;
  readonly top: number;
  readonly bottom: number;
  readonly colours: readonly string[];
  readonly thread: string;
  /** Where light lies on it, and of what colour. */
  readonly light?: { readonly x: number; readonly colour: string };
};

/** Bands of water: rows of stitches that lie farther apart the nearer they are, and a path of light. */
export function water(context: Context, water: Water): void {
  const { view, choose, top, bottom, colours, thread, light } = water;
  const unit = unitOf(view);
  context.fillStyle = fade(context, [top, bottom], colours);
  context.fillRect(0, top, view.width, view.height - top);
  const rows = 15;
  context.save();
  for (let row = 0; row < rows; row += 1) {
    const part = (row + 0.6) / rows;
    const y = top + (bottom - top) * part ** 1.7;
    const swell = unit * (0.15 + part * 0.9);
    const long = unit * (5 + part * 9);
    let path = `M${n(-choose.number(`wave ${row}`, 0, long * 2))} ${n(y)}`;
    for (let x = 0; x < view.width + 4 * long; x += 2 * long)
      path += `q${n(long / 2)} ${n(-swell)} ${n(long)} 0t${n(long)} 0`;
    context.globalAlpha = 0.2 + 0.2 * (row % 3 === 0 ? 1 : 0);
    const dash = [unit * (0.9 + part * 1.5), unit * (0.8 + part * 0.9)] as const;
    sew(context, path, { colour: thread, width: unit * (0.1 + part * 0.13), dash, plain: true });
  }
  context.restore();
  if (!light) return;
  glow(context, { x: light.x, y: top, r: (bottom - top) * 0.75, colour: light.colour }, 0.5);
  const near: string[] = ['', '', ''];
  for (let row = 0; row < 26; row += 1) {
    const part = row / 26;
    const y = n(top + unit * 0.5 + (bottom - top) * 0.86 * part ** 1.5);
    const wide = unit * (1.6 + part * 7) * choose.number(`gleam ${row}`, 0.5, 1.15);
    const x = light.x + choose.number(`gleam x ${row}`, -1, 1) * unit * (0.3 + part * 3.4);
    near[Math.floor(part * 3)] +=
      `M${n(x - wide)} ${y}h${n(wide * 0.9)}m${n(wide * 0.25)} 0h${n(wide * 0.7)}`;
  }
  near.forEach((path, at) =>
    sew(context, path, {
      colour: sheer(light.colour, 0.8 - at * 0.22),
      width: unit * (0.22 + at * 0.13),
      dash: [],
    }),
  );
}

type Plant = {
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly colour: string;
  readonly flip?: boolean;
};

/** A palm: a bent stem and leaves like combs. */
export function palm(
  context: Context,
  { x, y, high, colour, flip = false }: Plant,
  lit?: string,
): void {
  put(context, { x, y, size: high / 100, flip }, () => {
    sew(context, 'M0 2Q6 -40 16 -84', { colour, width: 4.6, dash: [] });
    if (lit) sew(context, 'M0 -6Q6 -44 15 -80', { colour: lit, width: 1.2, dash: [2.4, 4] });
    let leaves = '';
    for (const [dx, dy, bend] of PALM)
      leaves += `M16 -84Q${16 + dx * 0.5 + bend} ${-84 + dy * 0.5 - 16} ${16 + dx} ${-84 + dy}Q${16 + dx * 0.55} ${-84 + dy * 0.5 - 2} 16 -84Z`;
    context.fillStyle = colour;
    context.fill(new Path2D(leaves));
    if (lit) sew(context, leaves, { colour: lit, width: 0.9, dash: [3, 3.4] });
  });
}
const PALM = [
  [-42, 6, -4],
  [-34, 24, -8],
  [-22, -18, -2],
  [6, -26, 0],
  [30, -14, 4],
  [44, 8, 6],
  [32, 28, 10],
  [-8, 30, -14],
] as const;

/** A clump of grass; with plumes it is kash, that whitens the banks in autumn. */
export function grass(
  context: Context,
  { choose, plumes, blades = 12 }: { choose: Choose; plumes?: string; blades?: number },
  { x, y, high, colour, flip = false }: Plant,
): void {
  put(context, { x, y, size: high / 100, flip }, () => {
    let leaves = '';
    let stems = '';
    let strands = '';
    for (let at = 0; at < blades; at += 1) {
      const name = `blade ${n(x)} ${at}`;
      const foot = ((at + 0.5) / blades - 0.5) * 40;
      const tall = choose.number(name, 40, 70) * (at % 3 === 0 ? 0.66 : 1);
      const lean = foot * 0.9 + choose.number(`${name} lean`, -12, 24);
      leaves += `M${n(foot - 1.7)} 4Q${n(foot + lean * 0.2)} ${n(-tall * 0.6)} ${n(foot + lean)} ${n(-tall)}Q${n(foot + lean * 0.3 + 2)} ${n(-tall * 0.5)} ${n(foot + 1.7)} 4Z`;
      if (!plumes || at % 2) continue;
      const top = choose.number(`${name} plume`, 70, 100);
      const out = lean * 0.5 + 8;
      stems += `M${n(foot)} 0Q${n(foot + out * 0.15)} ${n(-top * 0.6)} ${n(foot + out)} ${n(-top)}`;
      // A plume is a brush of strands that hang to the lee of its stem.
      for (let strand = 0; strand < 7; strand += 1) {
        const up = 0.72 + strand * 0.045;
        const [px, py] = [foot + out * up ** 1.6, -top * up];
        const long = 15 - strand * 0.9;
        strands += `M${n(px)} ${n(py)}q${n(long * 0.2)} ${n(-long * 0.55)} ${n(long * 0.85)} ${n(-long * 0.5)}M${n(px)} ${n(py)}q${n(-1)} ${n(-long * 0.5)} ${n(long * 0.26)} ${n(-long * 0.95)}`;
      }
    }
    context.fillStyle = colour;
    context.fill(new Path2D(leaves));
    if (!plumes) return;
    sew(context, stems, { colour: mix(colour, plumes, 0.4), width: 1.1, dash: [] });
    sew(context, strands, { colour: sheer(plumes, 0.4), width: 3.6, dash: [] });
    sew(context, strands, { colour: plumes, width: 0.8, dash: [] });
  });
}

type Trees = {
  readonly y: number;
  readonly high: number;
  readonly thread?: string;
  /** How far down they are painted. */
  readonly foot?: number;
};

/** Trees on a far bank: round crowns in a row. */
export function treeline(
  context: Context,
  { view, choose, colour }: Seeded,
  { y, high, thread, foot = y + high * 0.4 }: Trees,
): void {
  const step = high * 0.8;
  let path = `M${n(-step)} ${n(y)}`;
  for (let x = -step, at = 0; x < view.width + step; x += step, at += 1) {
    const r = step * choose.number(`crown ${at}`, 0.5, 0.62);
    const top = choose.number(`tree ${at}`, 0, 1) ** 1.5 * high * 0.75;
    path += `L${n(x)} ${n(y - top)}a${n(r)} ${n(r * 1.15)} 0 1 1 ${n(step)} 0`;
  }
  context.fillStyle = colour;
  context.fill(new Path2D(`${path}V${n(foot)}H${n(-step)}Z`));
  if (thread)
    sew(context, path, { colour: thread, width: high * 0.05, dash: [high * 0.26, high * 0.26] });
}

/** Birds far away. */
export function birds(
  context: Context,
  { view, choose, colour }: Seeded,
  { x, y, count }: { x: number; y: number; count: number },
): void {
  const unit = unitOf(view);
  let path = '';
  for (let at = 0; at < count; at += 1) {
    const bx = n(
      x + unit * (at * 2.4 * (at % 2 ? 1 : -1) + choose.number(`bird x ${at}`, -1.5, 1.5)),
    );
    const by = n(y + unit * (at * 0.7 + choose.number(`bird y ${at}`, -0.8, 0.8)));
    const wing = n(unit * choose.number(`wing ${at}`, 0.8, 1.4));
    path += `M${n(bx - wing)} ${n(by - wing * 0.3)}q${n(wing * 0.6)} ${n(-wing * 0.35)} ${wing} ${n(wing * 0.4)}q${n(wing * 0.4)} ${n(-wing * 0.75)} ${wing} ${n(-wing * 0.5)}`;
  }
  sew(context, path, { colour, width: unit * 0.2, dash: [] });
}

/** Light that falls in beams. */
export function rays(
  context: Context,
  { x, y, reach, colour }: { x: number; y: number; reach: number; colour: string },
  turns: readonly number[],
): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const fill = context.createRadialGradient(x, y, 0, x, y, reach);
  fill.addColorStop(0, sheer(colour, 0.34));
  fill.addColorStop(1, sheer(colour, 0));
  context.fillStyle = fill;
  for (const turn of turns) {
    const end = (by: number) =>
      `${n(x + Math.sin(turn + by) * reach)} ${n(y + Math.cos(turn + by) * reach)}`;
    context.fill(new Path2D(`M${n(x)} ${n(y)}L${end(-0.05)}L${end(0.06)}Z`));
  }
  context.restore();
}

export function fog(
  context: Context,
  { width, y, high, colour }: { width: number; y: number; high: number; colour: string },
  alpha: number,
): void {
  context.fillStyle = fade(
    context,
    [y - high, y + high],
    [sheer(colour, 0), sheer(colour, alpha), sheer(colour, 0)],
  );
  context.fillRect(0, y - high, width, 2 * high);
}
