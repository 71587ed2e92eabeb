import type { Showing } from './felt.ts';

/** A sound that is later than this is left out: somebody comes in the middle. */
const LATE_MS = 250;

export type Moving = {
  /** Milliseconds since the show began. */
  readonly at: number;
  readonly ms: number;
  readonly easing?: string;
};

export type Timeline = {
  /** Animates transform and opacity; what has passed is at its end at once. */
  move(target: Element, frames: Keyframe[], moving: Moving): void;
  /** Called when its time comes, at once when it has passed: what changes the page. */
  at(ms: number, act: () => void): void;
  /** Only called in time: sounds. */
  hear(ms: number, act: () => void): void;
  /** Resolves at this time, or when the timeline is ended. */
  until(ms: number): Promise<void>;
  /** Ends it: nothing of it is called any more, all that moved goes back to its own style. */
  end(): void;
};

/**
 * A show on the time of the server: it begins `fromMs` after its start, so that who comes in the middle sees the
 * rest. `still` has everything at its end at once.
 */
export function createTimeline({ fromMs, still }: Pick<Showing, 'fromMs' | 'still'>): Timeline {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const animations: Animation[] = [];
  const waiting = new Set<() => void>();
  const begun = performance.now();
  const elapsed = () => fromMs + performance.now() - begun;
  const left = (ms: number) => (still ? 0 : Math.max(0, ms - elapsed()));
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
  };
  return {
    move(target, frames, { at, ms, easing = 'cubic-bezier(.2,.8,.2,1)' }) {
      const animation = target.animate(frames, { delay: at, duration: ms, easing, fill: 'both' });
      if (still) animation.finish();
      else animation.currentTime = elapsed();
      animations.push(animation);
    },
    at(ms, act) {
      if (left(ms) === 0) act();
      else later(left(ms), act);
    },
    hear(ms, act) {
      if (!still && ms >= elapsed() - LATE_MS) later(left(ms), act);
    },
    until: (ms) =>
      new Promise((resolve) => {
        if (left(ms) === 0) return resolve();
        waiting.add(resolve);
        later(left(ms), () => {
          waiting.delete(resolve);
          resolve();
        });
      }),
    end() {
      for (const timer of timers) clearTimeout(timer);
      for (const animation of animations) animation.cancel();
      for (const resolve of waiting) resolve();
      timers.clear();
      waiting.clear();
    },
  };
}
