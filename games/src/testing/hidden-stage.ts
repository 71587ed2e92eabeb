import { vi } from 'vitest';
import type { Surface } from '../art/surface.ts';

/** Milliseconds between two frames of a stage that nobody sees. */
const FRAME_MS = 40;

/** Takes whatever is painted on it. */
const context: unknown = new Proxy(
  {},
  {
    get: (_, name) => () => {
      if (name === 'drawImage') drawn += 1;
      if (name === 'measureText') return { width: 10 };
      if (name === 'getTransform') return { a: 1 };
      return String(name).startsWith('create') ? { addColorStop: () => undefined } : undefined;
    },
    set: () => true,
  },
);
let drawn = 0;

class Canvas {
  width = 1;
  height = 1;
  getContext = () => context;
}
const nothing = () => undefined;
class Path {
  addPath = nothing;
  moveTo = nothing;
  lineTo = nothing;
  closePath = nothing;
  roundRect = nothing;
  rect = nothing;
}

/** Canvases and frames on a clock that a test moves on by itself; `vi.useRealTimers` and `unstubAllGlobals` undo it. */
export function setHiddenStage(): void {
  drawn = 0;
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('Path2D', Path);
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) =>
    setTimeout(() => step(performance.now()), FRAME_MS),
  );
}

/** How many pictures were copied since it was asked the last time. */
export function takeDrawn(): number {
  const all = drawn;
  drawn = 0;
  return all;
}

export const hiddenSurfaces = () => {
  const surface = () => new Canvas() as unknown as Surface;
  return { reels: surface(), front: surface() };
};
