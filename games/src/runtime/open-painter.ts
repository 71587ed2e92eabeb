import { element } from '../panel/element.ts';
// Its code goes with ours and starts from a blob: the frame's origin is nobody's, so no address is its own.
// oxlint-disable-next-line import/default
import PaintWorker from './paint-worker.ts?worker&inline';
import type { PaintWork } from './paint-worker.ts';
import { createPainter, type GridLook, type Painter, type View } from './painter.ts';

/** A worker that has not said a word by then will not. */
const PATIENCE_MS = 4_000;

/**
 * Paints in `holder` from a thread of its own, so that the page is free for the player; where a
 * browser has no such canvas, or the worker fails at any time, the page itself paints on.
 */
export function openPainter(holder: HTMLElement, look: GridLook): Painter {
  let last: View | null = null;
  const here = () => createPainter(canvasIn(holder), look);
  const onFailure = () => {
    painter = here();
    if (last) painter.paint(last);
  };
  let painter = inWorker(canvasIn(holder), look, onFailure) ?? here();
  return {
    paint(view) {
      last = view;
      painter.paint(view);
    },
  };
}

/** A canvas that a worker had never comes back, so each painter begins with a new one. */
function canvasIn(holder: HTMLElement): HTMLCanvasElement {
  const canvas = element('canvas');
  holder.replaceChildren(canvas);
  return canvas;
}

function inWorker(canvas: HTMLCanvasElement, look: GridLook, onFailure: () => void) {
  let surface: OffscreenCanvas;
  let worker: Worker;
  try {
    surface = canvas.transferControlToOffscreen();
    worker = new PaintWorker();
  } catch {
    return null;
  }
  const fail = () => {
    clearTimeout(patience);
    worker.onerror = null;
    worker.terminate();
    onFailure();
  };
  const patience = setTimeout(fail, PATIENCE_MS);
  worker.onmessage = () => clearTimeout(patience);
  worker.onerror = fail;
  const send = (work: PaintWork, moved: Transferable[] = []) => worker.postMessage(work, moved);
  send({ surface, look }, [surface]);
  return { paint: (view: View) => send(view) };
}
