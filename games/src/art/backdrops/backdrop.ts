import type { Context } from '../surface.ts';
import type { Choose } from './choose.ts';

export type { Choose } from './choose.ts';

/** Free games are played somewhere else, or at another hour. */
export type Place = 'base' | 'free';

/** CSS pixels; the context is scaled already. */
export type View = { readonly width: number; readonly height: number };

export type Theme = 'light' | 'dark';

export type Scene = {
  readonly place: Place;
  readonly choose: Choose;
  readonly theme: Theme;
};

/** Paints the world behind a game, once, over the whole view. */
export type Backdrop = (context: Context, view: View, scene: Scene) => void;
