import type { Size } from '../art/bitmaps.ts';
import type { Lettering } from '../art/marks.ts';
import { createPicture, type Look } from '../art/picture.ts';
import { contextOf, hiddenSurface, type Surface } from '../art/surface.ts';
import { wait } from '../runtime/moments.ts';
import { sceneSize } from './grid.ts';
import { paintScene } from './paint-scene.ts';
import { placeHigh } from './places.ts';
import type { ReelStrips, Scene } from './scene.ts';

/** How a game's grid looks. */
export type GridLook = Look & {
  readonly reels: number;
  readonly rows: number;
  readonly strips: ReelStrips;
};

export type Painter = {
  /** The scene as it is now, so many pixels wide and high. */
  paint(scene: Scene, size: Size): void;
  setLettering(lettering: Lettering): void;
  /** Draws ahead what a turning reel is made of, a symbol at a time: the first spin is as smooth as the next. */
  prepare(): Promise<void>;
};

/** Paints on a canvas of the page or of a worker: nothing else does. */
export function createPainter(surface: Surface, look: GridLook): Painter {
  const context = contextOf(surface);
  const picture = createPicture(look);
  const { width: units } = sceneSize(look);
  let shown: Size = { width: 0, height: 0 };
  const ahead = hiddenSurface(1, 1);
  /** Of the last size or words; a loop for those before ends. */
  let asked = 0;
  return {
    setLettering: picture.setLettering,
    async prepare() {
      asked += 1;
      const mine = asked;
      if (shown.width === 0 || look.strips.length === 0) return;
      const high = placeHigh(shown.height / (shown.width / units), look.rows);
      const at = { x: 0, y: 0, height: high };
      for (const symbol of look.motifs.keys()) {
        await wait(0);
        if (mine !== asked) return;
        picture.cell(contextOf(ahead), symbol, at);
        picture.blurred(contextOf(ahead), symbol, at);
      }
    },
    paint(scene, size) {
      const scale = size.width / units;
      if (size.width !== shown.width || size.height !== shown.height) {
        // A canvas that changes its size is empty, and is shown only when this is filled again.
        shown = size;
        surface.width = size.width;
        surface.height = size.height;
        picture.setScale(scale);
      }
      const height = size.height / scale;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, units, height);
      paintScene(scene, { context, picture, height, strips: look.strips });
    },
  };
}
