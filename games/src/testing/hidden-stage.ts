import { vi } from 'vitest';
import type { Surface } from '../art/surface.ts';

/** Milliseconds between two frames of a stage that nobody sees. */
const FRAME_MS = 40;

/** Takes whatever is painted on it. */
const context: unknown = new Proxy(
  {},
  {
    get: (_, name) => () => {
      calls.set(String(name), (calls.get(String(name)) ?? 0) + 1);
      if (name === 'measureText') return { width: 10 };
      if (name === 'getTransform') return { a: 1 };
      return String(name).startsWith('create') ? { addColorStop: () => undefined } : undefined;
    },
    set: () => true,
  },
);
const calls = new Map<string, number>();

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
  calls.clear();
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('Path2D', Path);
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) =>
    setTimeout(() => step(performance.now()), FRAME_MS),
  );
}

/** How often a canvas was called so since it was asked the last time. */
export function takeCalls(name: 'drawImage' | 'stroke'): number {
  const all = calls.get(name) ?? 0;
  calls.delete(name);
  return all;
}

export const hiddenSurfaces = () => {
  const surface = () => new Canvas() as unknown as Surface;
  return { reels: surface(), front: surface() };
};
