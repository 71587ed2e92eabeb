import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PALETTES } from '../art/palettes.ts';
import { hiddenSurfaces, setHiddenStage, takeCalls } from '../testing/hidden-stage.ts';
import { createFront } from './front.ts';

beforeEach(setHiddenStage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a press while a pattern sews itself leaves nothing of it', async () => {
  const front = createFront(hiddenSurfaces().front, PALETTES.NOKSHI);
  front.fit({ width: 390, height: 800 });
  void front.pattern(1_800);
  void front.petals(3_000);
  await vi.advanceTimersByTimeAsync(600);
  expect(takeCalls('stroke')).toBeGreaterThan(0);
  front.clear();
  await vi.advanceTimersByTimeAsync(80);
  takeCalls('stroke');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(takeCalls('stroke')).toBe(0);
});
