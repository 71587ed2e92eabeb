import type { Context } from '../surface.ts';
import type { Choose, Scene, View } from './backdrop.ts';
import { disc, mix, shade, sheer, sky, unitOf, weave } from './brushes.ts';
import { birds, clouds, stars } from './scenery.ts';

/** The colours of a world at one hour. */
export type Light = {
  /** From above down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** Sun or moon. */
  readonly disc: string;
  /** What is far off, what is near, and what stands before everything. */
  readonly far: string;
  readonly near: string;
  readonly dark: string;
  readonly thread: string;
};

/** Free games are played at an hour of their own, those of a game of the night at dawn. */
export type Hour = 'dawn' | 'day' | 'dusk' | 'night' | 'feast';
const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;

export type Canvas = { readonly context: Context; readonly view: View; readonly scene: Scene };

/** One scene at its hour, and all that its brushes need to know. */
export type Setting<Own extends Light> = {
  readonly context: Context;
  readonly view: View;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly choose: Choose;
  readonly light: Own;
  readonly hour: Hour;
  readonly free: boolean;
  /** Stars and lamps are seen. */
  readonly dark: boolean;
  readonly portrait: boolean;
  readonly flip: boolean;
  /** A part of the width, from the right in scenes that are mirrored. */
  side(part: number): number;
};

function apart(choose: Choose): Choose {
  const own = <T>(name: string, list: readonly T[]): T => choose(`free ${name}`, list);
  const number: Choose['number'] = (name, from, to) => choose.number(`free ${name}`, from, to);
  return Object.assign(own, { number });
}

export function settle<Own extends Light>(
  { context, view, scene }: Canvas,
  lights: Readonly<Record<Hour, Own>>,
): Setting<Own> {
  const { width, height } = view;
  const free = scene.place === 'free';
  const usual = scene.choose('hour', HOURS);
  const hour = free ? (usual === 'night' ? 'dawn' : 'feast') : usual;
  const flip = scene.choose('flip', [true, false]) !== free;
  return {
    context,
    view,
    width,
    height,
    unit: unitOf(view),
    choose: free ? apart(scene.choose) : scene.choose,
    light: lights[hour],
    hour,
    free,
    dark: hour === 'night' || hour === 'feast',
    portrait: height > width,
    flip,
    side: (part) => (flip ? 1 - part : part) * width,
  };
}

/** Where the sun or the moon stands: high in a tall view, where only the sky above the reels is seen. */
export function sunPlace(
  here: Setting<Light>,
  horizon: number,
): { x: number; y: number; r: number } {
  const { unit, height, width, hour, free, choose } = here;
  if (here.portrait)
    return { x: width * choose.number('sun', 0.14, 0.3), y: height * 0.085, r: unit * 4.8 };
  const low = hour === 'dusk' || hour === 'dawn';
  const y = low ? horizon - unit * 6 : height * 0.24;
  return { x: here.side(0.11), y, r: unit * (free ? 8 : 5.8) };
}

/** The sky and what is in it. */
export function heavens(here: Setting<Light>, horizon: number, foot = horizon): void {
  const { context, view, choose, light, dark, height } = here;
  sky(context, view, { to: horizon, foot: foot + here.unit * 8, colours: light.sky });
  if (dark) stars(context, { view, choose, colour: '#f0f2ff' }, { to: horizon, count: 110 });
  const thread = mix(light.disc, light.sky[1], dark ? 0.25 : 0.5);
  const sun = { ...sunPlace(here, horizon), colour: light.disc };
  disc(context, sun, { thread, reach: here.width * 0.7, rings: 9 });
  const colour = mix(light.sky[3], light.disc, 0.4);
  // In a tall view only the sky above the reels is seen.
  const low = here.portrait ? height * 0.17 : horizon * 0.8;
  const bands = { from: height * (here.portrait ? 0.03 : 0.1), to: low, count: 6 };
  clouds(context, { view, choose, colour }, bands);
  const flock = here.portrait
    ? { x: here.width * 0.56, y: height * 0.075, count: 6 }
    : { x: here.side(0.86), y: height * 0.24, count: 6 };
  birds(context, { view, choose, colour: sheer(light.dark, 0.7) }, flock);
}

/** The cloth that all is sewn on, and the shade in which words can be read. */
export function finish({ context, view, scene }: Canvas): void {
  weave(context, view);
  shade(context, view, scene.theme);
}
