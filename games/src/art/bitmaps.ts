export type Size = { readonly width: number; readonly height: number };
type Draw = (context: CanvasRenderingContext2D) => void;

/** Pictures that are drawn once for a scale and then copied, which a frame has time for. */
export type Bitmaps = {
  /** Pixels to a logical unit. */
  scale(): number;
  /** Another scale forgets what was drawn for the one before. */
  setScale(scale: number): void;
  /** The picture of this key; where there is none yet, `draw` makes it round its middle at 0, 0. */
  of(key: string, size: Size, draw: Draw): HTMLCanvasElement;
};

export function createBitmaps(): Bitmaps {
  let scale = 1;
  let drawn = new Map<string, HTMLCanvasElement>();
  return {
    scale: () => scale,
    setScale(next) {
      if (next === scale) return;
      scale = next;
      drawn = new Map();
    },
    of(key, size, draw) {
      const known = drawn.get(key);
      if (known) return known;
      const made = document.createElement('canvas');
      made.width = Math.ceil(size.width * scale);
      made.height = Math.ceil(size.height * scale);
      const context = made.getContext('2d');
      if (!context) throw new Error('this browser has no canvas');
      context.setTransform(scale, 0, 0, scale, made.width / 2, made.height / 2);
      draw(context);
      drawn.set(key, made);
      return made;
    },
  };
}
