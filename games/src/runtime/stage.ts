/** A canvas in logical units: 100 to a cell whatever the screen; crisp on every pixel ratio. */
export type Stage = {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  /** Device pixels to one logical unit; symbols are pre-rendered at this scale. */
  scale(): number;
  /** Asks for one redraw in the next frame, however often it is called. */
  redraw(): void;
  /** Runs `step` every frame with t from 0 to 1 over `ms`; resolves after t = 1. */
  animate(ms: number, step: (t: number) => void): Promise<void>;
  wait(ms: number): Promise<void>;
};

export type StageOptions = {
  readonly width: number;
  readonly height: number;
  readonly paint: (context: CanvasRenderingContext2D) => void;
  readonly onScale: () => void;
};

/** Finer is hardly seen and dearly paid: what a frame costs goes with the number of its pixels. */
const FINEST = 1.5;

export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  let scale = 1;
  let queued = false;
  const paint = () => {
    queued = false;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, options.width, options.height);
    options.paint(context);
  };
  const redraw = () => {
    if (queued) return;
    queued = true;
    requestAnimationFrame(paint);
  };
  const fit = () => {
    const ratio = Math.min(window.devicePixelRatio || 1, FINEST);
    const width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    const next = width / options.width;
    if (Math.abs(next - scale) < 0.001 && canvas.width === width) return false;
    scale = next;
    canvas.width = width;
    canvas.height = Math.round(options.height * scale);
    options.onScale();
    return true;
  };
  // A canvas that changes its size is empty, so it is painted before the frame is shown.
  new ResizeObserver(() => fit() && paint()).observe(canvas);
  fit();
  redraw();
  const animate = (ms: number, step: (t: number) => void) =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      const frame = (now: number) => {
        const t = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
        step(t);
        redraw();
        if (t < 1) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });
  return {
    canvas,
    context,
    scale: () => scale,
    redraw,
    animate,
    wait: (ms) => animate(ms, () => {}),
  };
}

/** `cubic-bezier(.2,.8,.2,1)` is close to this: quick away, soft to rest. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
/** A reel settles: a little past its stop and back. */
export const settle = (t: number): number => {
  const c = 1.2;
  return 1 + (c + 1) * (t - 1) ** 3 + c * (t - 1) ** 2;
};
