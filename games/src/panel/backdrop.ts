import type { Backdrop, Place, Theme, View } from '../art/backdrops/backdrop.ts';
import { createChoose } from '../art/backdrops/choose.ts';
import { contextOf } from '../art/surface.ts';
import { element } from './element.ts';

/** Finer is hardly seen: the scene is soft and lies behind everything. */
const FINEST = 1.5;
/** A window that is being drawn larger tells many sizes; the last one is painted. */
const SETTLED_MS = 120;
/** Free games are rare, so their place is painted when nothing else is to be done, or after so long. */
const IDLE_MS = 4000;

/** Runs later when the browser is idle. Returns how to call it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(run, { timeout: IDLE_MS });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, IDLE_MS / 4);
  return () => clearTimeout(asked);
}

type Canvas = { readonly canvas: HTMLCanvasElement; painted: string };

/** Where a game is played, behind all of it: painted once for each size of the window. */
export function createBackdrop({ code, paint }: { code: string; paint: Backdrop }): {
  readonly box: HTMLElement;
  setPlace(place: Place): void;
  setTheme(theme: Theme): void;
} {
  const choose = createChoose(code);
  const canvasOf = (place: Place): Canvas => ({
    canvas: element('canvas', { 'data-shows': place }),
    painted: '',
  });
  const canvases: Readonly<Record<Place, Canvas>> = {
    base: canvasOf('base'),
    free: canvasOf('free'),
  };
  const box = element(
    'div',
    { class: 'backdrop', 'aria-hidden': 'true', 'data-place': 'base' },
    canvases.base.canvas,
    canvases.free.canvas,
  );
  let shown: Place = 'base';
  let theme: Theme = 'dark';
  let view: View = { width: 0, height: 0 };
  let settling: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};

  const paintPlace = (place: Place) => {
    if (view.width < 1 || view.height < 1) return;
    const fineness = Math.min(window.devicePixelRatio || 1, FINEST);
    const own = canvases[place];
    const wanted = `${view.width} ${view.height} ${fineness} ${theme}`;
    if (own.painted === wanted) return;
    own.painted = wanted;
    own.canvas.width = Math.round(view.width * fineness);
    own.canvas.height = Math.round(view.height * fineness);
    const context = contextOf(own.canvas);
    context.setTransform(fineness, 0, 0, fineness, 0, 0);
    paint(context, view, { place, choose, theme });
  };
  /** What is seen at once, what is not when there is time. */
  const paintAll = () => {
    callOff();
    paintPlace(shown);
    callOff = whenIdle(() => paintPlace(shown === 'base' ? 'free' : 'base'));
  };
  const fit = ({ width, height }: View) => {
    const first = view.width < 1;
    view = { width: Math.round(width), height: Math.round(height) };
    clearTimeout(settling);
    if (first) paintAll();
    else settling = setTimeout(paintAll, SETTLED_MS);
  };
  new ResizeObserver(([entry]) => entry && fit(entry.contentRect)).observe(box);
  return {
    box,
    setPlace(place) {
      shown = place;
      paintPlace(place);
      box.dataset.place = place;
    },
    setTheme(next) {
      if (next === theme) return;
      theme = next;
      paintAll();
    },
  };
}
