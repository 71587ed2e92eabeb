import type { Size } from '../art/bitmaps.ts';
import type { Palette } from '../art/palettes.ts';
import { petals as ring } from '../art/shapes.ts';
import { type Context, contextOf, type Surface } from '../art/surface.ts';
import { createStage, easeOut } from './stage.ts';

/** What happens before everything else on the stage when much was won; between wins it is empty. */
export type Front = {
  /** Of the whole window, in pixels. */
  fit(size: Size): void;
  /** Petals fall for so long; resolves when the last has left. */
  petals(ms: number): Promise<void>;
  /** A pattern of running stitches sews itself around the middle, and stays until `clear`. */
  pattern(ms: number): Promise<void>;
  clear(): void;
};

type Petal = {
  readonly x: number;
  readonly late: number;
  readonly speed: number;
  readonly sway: number;
  readonly spin: number;
  readonly size: number;
  readonly colour: string;
};
const PETALS = 46;
const PETAL = 'M0 -10Q9 -2 0 12Q-9 -2 0 -10Z';

/** Where each petal begins is of no round: the same ones fall each time. */
const spread = (i: number, by: number) => (i * by) % 1;

function petalsOf({ colours }: Palette): readonly Petal[] {
  const dyes = [colours.a, colours.c, colours.cloth, colours.d, '#f2b233'];
  return Array.from({ length: PETALS }, (_, i) => ({
    x: spread(i, 0.618),
    late: spread(i, 0.377) * 0.45,
    speed: 0.8 + spread(i, 0.271) * 0.5,
    sway: 12 + spread(i, 0.719) * 26,
    spin: (spread(i, 0.533) - 0.5) * 9,
    size: 0.8 + spread(i, 0.149) * 0.9,
    colour: dyes[i % dyes.length] ?? colours.c,
  }));
}

/** Rings of the pattern from within, in parts of its reach. */
const RINGS = [
  { count: 8, from: 0.16, to: 0.42, width: 0.055 },
  { count: 16, from: 0.4, to: 0.68, width: 0.026 },
  { count: 24, from: 0.66, to: 0.96, width: 0.018 },
] as const;

export function createFront(surface: Surface, palette: Palette): Front {
  const context = contextOf(surface);
  const petals = petalsOf(palette);
  let falling: number | null = null;
  let sewn = 0;
  /** What began before the last `clear` has no say any longer. */
  let shown = 0;
  const during = (change: (t: number) => void) => {
    const mine = shown;
    return (t: number) => {
      if (mine === shown) change(t);
    };
  };
  const stage = createStage(({ width, height }) => {
    if (surface.width !== width || surface.height !== height) {
      surface.width = width;
      surface.height = height;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    if (sewn > 0) drawPattern(context, { width, height }, sewn);
    if (falling !== null) drawPetals(context, { width, height }, { petals, t: falling });
  });
  return {
    fit: stage.fit,
    petals: (ms) =>
      stage.animate(
        ms,
        during((t) => {
          falling = t < 1 ? t : null;
        }),
      ),
    pattern: (ms) =>
      stage.animate(
        ms,
        during((t) => {
          sewn = easeOut(t);
        }),
      ),
    clear() {
      shown += 1;
      sewn = 0;
      falling = null;
      stage.redraw();
    },
  };
}

type Fall = { readonly petals: readonly Petal[]; readonly t: number };

function drawPetals(context: Context, { width, height }: Size, { petals, t }: Fall): void {
  const path = new Path2D(PETAL);
  const unit = Math.min(width, height) / 390;
  for (const { x, late, speed, sway, spin, size, colour } of petals) {
    const own = Math.max(0, t - late) * speed * 1.9;
    if (own <= 0) continue;
    const across = x * width + Math.sin(own * 5 + x * 20) * sway * unit;
    const turn = own * spin;
    const scale = size * unit * 1.3;
    context.setTransform(
      scale * Math.cos(turn),
      scale * Math.sin(turn),
      -scale * Math.sin(turn) * 0.8,
      scale * Math.cos(turn) * 0.8,
      across,
      own * (height + 60) - 30,
    );
    context.fillStyle = colour;
    context.fill(path);
    context.lineWidth = 1;
    context.setLineDash([2.4, 2]);
    context.strokeStyle = 'rgba(60, 20, 10, 0.55)';
    context.stroke(path);
  }
}

function drawPattern(context: Context, { width, height }: Size, sewn: number): void {
  const reach = Math.min(width * 0.62, height * 0.46);
  context.setTransform(reach, 0, 0, reach, width / 2, height * 0.44);
  const glow = context.createRadialGradient(0, 0, 0.1, 0, 0, 1.1);
  glow.addColorStop(0, `rgba(255, 214, 110, ${0.42 * sewn})`);
  glow.addColorStop(1, 'rgba(255, 190, 60, 0)');
  context.fillStyle = glow;
  context.fillRect(-1.2, -1.2, 2.4, 2.4);
  context.lineCap = 'round';
  context.lineWidth = 0.012;
  RINGS.forEach((petalRing, at) => {
    const own = Math.min(1, Math.max(0, sewn * (RINGS.length + 0.6) - at));
    if (own === 0) return;
    context.setLineDash([0.035, 0.022]);
    context.strokeStyle = ['#fff3c8', '#f2b233', '#ff8d6a'][at] ?? '#fff3c8';
    context.globalAlpha = own;
    context.stroke(new Path2D(scaled(petalRing, own)));
  });
  context.globalAlpha = 1;
}

type Ring = (typeof RINGS)[number];

/** As much of a ring's petals as is sewn: they grow from within. */
const scaled = ({ count, from, to, width }: Ring, own: number): string =>
  ring({ count, from: from * 100, to: (from + (to - from) * own) * 100, width }).replaceAll(
    /-?\d+\.\d/g,
    (value) => `${Number(value) / 100}`,
  );
