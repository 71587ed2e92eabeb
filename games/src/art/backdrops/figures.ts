import { type Colour, HEM, type Motif } from '../shapes.ts';
import type { Context } from '../surface.ts';
import { fade, glow, mix, patch } from './brushes.ts';

export type Colours = Readonly<Record<Colour, string>>;

/** The farther off, the more a thing has the colour of the air. */
export const hazed = (colours: Colours, air: string, part: number): Colours =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, mix(colour, air, part)]),
  ) as Colours;

type Lit = {
  /** From where to where it reaches, up and down. */
  readonly span?: readonly [top: number, foot: number];
  readonly lit?: number;
  readonly shaded?: number;
};

/** A drawing of pieces of cloth with light on it from above. */
export function figure(
  context: Context,
  { motif, colours }: { readonly motif: Motif; readonly colours: Colours },
  { span = [-50, 50], lit = 0.14, shaded = 0.34 }: Lit = {},
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const shape of motif) {
    const path = new Path2D(shape.path);
    if (shape.fill) {
      const colour = colours[shape.fill];
      const cloth = fade(context, span, [
        mix(colour, '#ffffff', lit),
        mix(colour, colours.ink, shaded),
      ]);
      context.fillStyle = cloth;
      context.fill(path);
      context.setLineDash([]);
      context.lineWidth = shape.stitch ? (shape.width ?? 1.7) * (HEM / 1.7) : 0.5;
      context.strokeStyle = cloth;
      context.stroke(path);
    }
    if (!shape.stitch) continue;
    const width = shape.width ?? (shape.fill ? 1.7 : 2.6);
    context.setLineDash(shape.solid ? [] : [width * 2.6, width * 2.5]);
    context.lineWidth = width;
    context.strokeStyle = colours[shape.stitch];
    context.stroke(path);
  }
}

/** A lotus on the water; one that is lit is a lamp. */
export function lotus(context: Context, petal: string, lit: boolean): void {
  if (lit) {
    glow(context, { x: 0, y: -12, r: 52, colour: '#ffb84d' }, 0.85);
    context.save();
    context.scale(1, -0.3);
    glow(context, { x: 0, y: -34, r: 40, colour: '#ffb84d' }, 0.35);
    context.restore();
  }
  const outer = mix(petal, '#3a0d2e', 0.35);
  const inner = fade(context, [-34, 8], [lit ? '#fff2d0' : mix(petal, '#ffffff', 0.6), petal]);
  patch(
    context,
    'M-30 -2Q-34 -16 -22 -22Q-8 -16 0 4Q8 -16 22 -22Q34 -16 30 -2Q16 10 0 10Q-16 10 -30 -2Z',
    { fill: outer, thread: petal, width: 1.5 },
  );
  patch(
    context,
    'M-18 0Q-20 -18 -10 -28Q0 -18 0 -34Q0 -18 10 -28Q20 -18 18 0Q8 8 0 8Q-8 8 -18 0Z',
    { fill: inner, thread: '#fff6dc', width: 1.4, shadow: 0 },
  );
  if (lit)
    patch(context, 'M-4 -14Q0 -34 4 -14Q4 -8 0 -8Q-4 -8 -4 -14Z', { fill: '#ffe08a', shadow: 0 });
}
