import { type Context, contextOf, hiddenSurface, type Surface } from './surface.ts';

export type Size = { readonly width: number; readonly height: number };
type Draw = (context: Context) => void;

/** Pictures that are drawn once for a scale and then copied, which a frame has time for. */
export type Bitmaps = {
  /** Pixels to a logical unit. */
  scale(): number;
  /** Forgets what was drawn for the size before. */
  setScale(scale: number): void;
  /** Forgets the pictures whose keys these are, so that they are drawn again. */
  forget(isStale: (key: string) => boolean): void;
  /** The picture of this key; where there is none yet, `draw` makes it round its middle at 0, 0. */
  of(key: string, size: Size, draw: Draw): Surface;
};

export function createBitmaps(): Bitmaps {
  let scale = 1;
  let drawn = new Map<string, Surface>();
  return {
    scale: () => scale,
    setScale(next) {
      scale = next;
      drawn = new Map();
    },
    forget(isStale) {
      for (const key of drawn.keys()) if (isStale(key)) drawn.delete(key);
    },
    of(key, size, draw) {
      const known = drawn.get(key);
      if (known) return known;
      const made = hiddenSurface(Math.ceil(size.width * scale), Math.ceil(size.height * scale));
      const context = contextOf(made);
      context.setTransform(scale, 0, 0, scale, made.width / 2, made.height / 2);
      draw(context);
      drawn.set(key, made);
      return made;
    },
  };
}
