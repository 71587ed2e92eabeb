import type { Size } from '../art/bitmaps.ts';
import { wait } from '../runtime/moments.ts';

/** What moves the scene and when it is painted: at most once a frame, after all that moves has moved. */
export type Stage = {
  /** Asks for one painting in the next frame, however often it is called. */
  redraw(): void;
  /** Runs `step` in every frame until it answers false. */
  everyFrame(step: (now: number) => boolean): void;
  /** Runs `step` every frame with t from 0 to 1 over `ms`; resolves after the frame of t = 1. */
  animate(ms: number, step: (t: number) => void): Promise<void>;
  /** Nothing moves meanwhile. */
  wait(ms: number): Promise<void>;
  /** Sets the size of the picture in pixels; nothing is painted before the first call. */
  fit(size: Size): void;
};

/** `paint` receives the size of the picture in pixels. */
export function createStage(paint: (size: Size) => void): Stage {
  const steps = new Set<(now: number) => boolean>();
  let size: Size | null = null;
  let queued = false;
  const frame = (now: number) => {
    queued = false;
    for (const step of steps) if (!step(now)) steps.delete(step);
    if (size) paint(size);
    if (steps.size > 0) redraw();
  };
  const redraw = () => {
    if (queued) return;
    queued = true;
    requestAnimationFrame(frame);
  };
  const everyFrame = (step: (now: number) => boolean) => {
    steps.add(step);
    redraw();
  };
  return {
    redraw,
    everyFrame,
    animate: (ms, step) =>
      new Promise((resolve) => {
        const start = performance.now();
        everyFrame((now) => {
          const t = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
          step(t);
          if (t === 1) resolve();
          return t < 1;
        });
      }),
    wait,
    fit(next) {
      size = next;
      paint(next);
    },
  };
}

/** `cubic-bezier(.2,.8,.2,1)` is close to this: quick away, soft to rest. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
