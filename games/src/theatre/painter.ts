import { createPicture, type Look } from '../art/picture.ts';
import { contextOf, type Surface } from '../art/surface.ts';
import { paintScene, type ReelStrips, type Scene, sceneSize } from './scene.ts';

/** How a game's grid looks. */
export type GridLook = Look & {
  readonly reels: number;
  readonly rows: number;
  readonly strips: ReelStrips;
};

export type Painter = {
  /** The scene as it is now, so many pixels wide. */
  paint(scene: Scene, width: number): void;
};

/** Paints on a canvas of the page or of a worker: nothing else does. */
export function createPainter(surface: Surface, look: GridLook): Painter {
  const context = contextOf(surface);
  const picture = createPicture(look);
  const size = sceneSize(look.reels, look.rows);
  let scale = 0;
  return {
    paint(scene, width) {
      const next = width / size.width;
      if (next !== scale) {
        // A canvas that changes its size is empty, and is shown only when this is filled again.
        scale = next;
        surface.width = width;
        surface.height = Math.round(size.height * scale);
        picture.setScale(scale);
      }
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      paintScene(scene, { context, picture, rows: look.rows, strips: look.strips });
    },
  };
}
