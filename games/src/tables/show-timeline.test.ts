import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeline } from './show-timeline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An element that remembers how it was animated. */
function moved() {
  const done = { currentTime: 0, finished: false, cancelled: false };
  const target = {
    animate: () => ({
      set currentTime(ms: number) {
        done.currentTime = ms;
      },
      finish: () => {
        done.finished = true;
      },
      cancel: () => {
        done.cancelled = true;
      },
    }),
  };
  return { done, target: target as unknown as Element };
}

test('who comes in the middle has the past at once and the rest in time, without its sounds', async () => {
  const seen: string[] = [];
  const timeline = createTimeline({ fromMs: 2_000, still: false });
  timeline.at(1_000, () => seen.push('first card'));
  timeline.hear(1_000, () => seen.push('its sound'));
  timeline.at(3_000, () => seen.push('second card'));
  timeline.hear(3_000, () => seen.push('its sound'));
  expect(seen).toEqual(['first card']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual(['first card', 'second card', 'its sound']);
});

test('what moves is as far as the show is', async () => {
  const timeline = createTimeline({ fromMs: 500, still: false });
  await vi.advanceTimersByTimeAsync(250);
  const { done, target } = moved();
  timeline.move(target, [], { at: 0, ms: 1_000 });
  expect(done.currentTime).toBe(750);
});

test('stillness has everything at its end, and no sound', async () => {
  const seen: string[] = [];
  const timeline = createTimeline({ fromMs: 0, still: true });
  timeline.at(3_000, () => seen.push('result'));
  timeline.hear(3_000, () => seen.push('sound'));
  const { done, target } = moved();
  timeline.move(target, [], { at: 0, ms: 1_000 });
  await timeline.until(3_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen).toEqual(['result']);
  expect(done.finished).toBe(true);
});

test('an ended show calls nothing more and keeps nobody waiting', async () => {
  const seen: string[] = [];
  const timeline = createTimeline({ fromMs: 0, still: false });
  const { done, target } = moved();
  timeline.move(target, [], { at: 0, ms: 1_000 });
  timeline.at(1_000, () => seen.push('late'));
  const over = timeline.until(9_000);
  timeline.end();
  await over;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(seen).toEqual([]);
  expect(done.cancelled).toBe(true);
});
