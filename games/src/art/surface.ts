/** What is drawn on: a canvas of the page, or one of a worker. Both draw alike. */
export type Surface = HTMLCanvasElement | OffscreenCanvas;
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Throws where nothing can be drawn. */
export function contextOf(surface: Surface): Context {
  // Both kinds have this call, but no type says so of the two together.
  const context = (surface as OffscreenCanvas).getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  return context;
}

/** A surface that is never seen itself. A worker has no page to make it, an old browser only that. */
export function hiddenSurface(width: number, height: number): Surface {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
