import { createPainter, type GridLook, type Painter, type View } from './painter.ts';

/** The first message brings the canvas, each other one what it is to show. */
export type PaintWork = { readonly surface: OffscreenCanvas; readonly look: GridLook } | View;

let painter: Painter | null = null;
let latest: View | null = null;

const paintLatest = () => {
  if (latest) painter?.paint(latest);
  latest = null;
};

self.addEventListener('message', ({ data }: MessageEvent<PaintWork>) => {
  if ('surface' in data) {
    painter = createPainter(data.surface, data.look);
    // Says that it can paint; where it cannot, the page hears of the error.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    self.postMessage('ready');
    return;
  }
  // A view that comes before the last one is painted takes its place: none is waited for.
  if (!latest) setTimeout(paintLatest);
  latest = data;
});
