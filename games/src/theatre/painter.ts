import type { Size } from '../art/bitmaps.ts';
import type { Lettering } from '../art/marks.ts';
import { createPicture, type Look } from '../art/picture.ts';
import { contextOf, type Surface } from '../art/surface.ts';
import { sceneSize } from './grid.ts';
import { paintScene } from './paint-scene.ts';
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
};

/** Paints on a canvas of the page or of a worker: nothing else does. */
export function createPainter(surface: Surface, look: GridLook): Painter {
  const context = contextOf(surface);
  const picture = createPicture(look);
  const { width: units } = sceneSize(look);
  let shown: Size = { width: 0, height: 0 };
  return {
    setLettering: picture.setLettering,
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
