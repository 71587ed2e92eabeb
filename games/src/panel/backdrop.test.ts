import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene, View } from '../art/backdrops/backdrop.ts';
import { createBackdrop } from './backdrop.ts';

let resize: (size: View) => void;
let idle: (() => void)[] = [];
const painted: string[] = [];

const paint = (_: unknown, { width, height }: View, { place, theme }: Scene) =>
  painted.push(`${place} ${width}x${height} ${theme}`);

/** As much of an element as is needed to be seen. */
const elementOf = () => ({
  dataset: {} as Record<string, string>,
  setAttribute: () => undefined,
  append: () => undefined,
  getContext: () => ({ setTransform: () => undefined }),
});

beforeEach(() => {
  painted.length = 0;
  idle = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', { devicePixelRatio: 3 });
  vi.stubGlobal('document', { createElement: elementOf });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: (entries: { contentRect: View }[]) => void) {
        resize = (contentRect) => heard([{ contentRect }]);
      }
      observe = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = () => {
  for (const run of idle.splice(0)) run();
};

test('a world is painted as soon as its size is known, the place of free games when the browser is idle', () => {
  createBackdrop({ code: 'hilsa-run', paint });
  resize({ width: 390, height: 844 });
  expect(painted).toEqual(['base 390x844 dark']);
  rest();
  rest();
  expect(painted).toEqual(['base 390x844 dark', 'free 390x844 dark']);
});

test('while a window is drawn larger only its last size is painted', () => {
  createBackdrop({ code: 'hilsa-run', paint });
  resize({ width: 800, height: 600 });
  for (const width of [820, 840, 860]) resize({ width, height: 600 });
  vi.runAllTimers();
  expect(painted).toEqual(['base 800x600 dark', 'base 860x600 dark']);
});

test('the place that is to be seen is painted at once, and a theme paints it again', () => {
  const backdrop = createBackdrop({ code: 'hilsa-run', paint });
  resize({ width: 800, height: 600 });
  backdrop.setPlace('free');
  expect(backdrop.box.dataset['place']).toBe('free');
  backdrop.setTheme('light');
  backdrop.setTheme('light');
  expect(painted).toEqual(['base 800x600 dark', 'free 800x600 dark', 'free 800x600 light']);
});
