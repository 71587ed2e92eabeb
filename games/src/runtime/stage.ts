/** What moves the scene and when it is painted: at most once a frame, after all that moves has moved. */
export type Stage = {
  /** Asks for one painting in the next frame, however often it is called. */
  redraw(): void;
  /** Runs `step` in every frame until it answers false. */
  everyFrame(step: (now: number) => boolean): void;
  /** Runs `step` every frame with t from 0 to 1 over `ms`; resolves after the frame of t = 1. */
  animate(ms: number, step: (t: number) => void): Promise<void>;
  /** The frame that shows what has changed by now is over: what follows has a frame of its own. */
  shown(): Promise<void>;
  /** Nothing moves meanwhile. */
  wait(ms: number): Promise<void>;
};

/** Finer is hardly seen and dearly paid: what a frame costs goes with the number of its pixels. */
const FINEST = 1.5;

/** Where no frame comes in this time, none is waited for. */
const LONGEST_FRAME_MS = 100;

/** `paint` is told how many pixels wide the picture in `holder` is to be. */
export function createStage(holder: HTMLElement, paint: (width: number) => void): Stage {
  const steps = new Set<(now: number) => boolean>();
  let width = 0;
  let queued = false;
  const frame = (now: number) => {
    queued = false;
    for (const step of steps) if (!step(now)) steps.delete(step);
    if (width > 0) paint(width);
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
  const fit = () => {
    const next = Math.round(holder.clientWidth * Math.min(window.devicePixelRatio || 1, FINEST));
    if (next === width || next === 0) return;
    width = next;
    paint(width);
  };
  new ResizeObserver(fit).observe(holder);
  // Safari before 17.5 forgets what a worker painted while another tab was looked at.
  document.addEventListener('visibilitychange', redraw);
  return {
    redraw,
    everyFrame,
    animate: (ms, step) =>
      new Promise((resolve) => {
        const start = performance.now();
        everyFrame((now) => {
          const t = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
          step(t);
          // What follows has time of its own: it is not to make this frame a late one.
          if (t === 1) setTimeout(resolve);
          return t < 1;
        });
      }),
    shown: () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        // Nothing is shown of a page that nobody looks at.
        setTimeout(resolve, LONGEST_FRAME_MS);
      }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** `cubic-bezier(.2,.8,.2,1)` is close to this: quick away, soft to rest. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
/** A reel settles: a little past its stop and back. */
export const settle = (t: number): number => {
  const c = 1.2;
  return 1 + (c + 1) * (t - 1) ** 3 + c * (t - 1) ** 2;
};
