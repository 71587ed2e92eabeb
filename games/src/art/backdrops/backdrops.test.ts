import { STUDIOS, type StudioCode } from '@nokshi/house-math/slot/studios.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultsIn } from '../../../../tests/harness/faults-in.ts';
import type { Context } from '../surface.ts';
import type { Place, View } from './backdrop.ts';
import { createChoose } from './choose.ts';
import { loadBackdrop } from './load.ts';

const STUDIO_CODES = Object.keys(STUDIOS) as StudioCode[];
const DESKTOP: View = { width: 1280, height: 800 };
const VIEWS: readonly View[] = [{ width: 390, height: 844 }, { width: 844, height: 390 }, DESKTOP];
/** Painting goes with the number of strokes; so many take a phone a moment. */
const MOST_CALLS = 6000;

/** Writes down what is called on it and what is set, with the words of every path. */
function recorder(): { context: Context; calls: string[] } {
  const calls: string[] = [];
  const gradient = { addColorStop: (at: number, colour: string) => calls.push(`${at} ${colour}`) };
  const context = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        calls.push(`${String(name)} ${values.map(String).join(' ')}`);
        return gradient;
      },
    set: (_, name, value) => {
      calls.push(`${String(name)} = ${String(value)}`);
      return true;
    },
  });
  return { context: context as unknown as Context, calls };
}

beforeAll(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      readonly path: string;
      constructor(path: string) {
        this.path = path;
      }
      toString = () => this.path;
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => recorder().context;
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

async function paint(
  studio: StudioCode,
  code: string,
  { place = 'base', view = DESKTOP }: { place?: Place; view?: View } = {},
): Promise<string[]> {
  const backdrop = await loadBackdrop(studio);
  const { context, calls } = recorder();
  backdrop(context, view, { place, choose: createChoose(code), theme: 'dark' });
  return calls;
}

test('a game has the same world each time it is opened', async () => {
  const faults = await faultsIn(STUDIO_CODES, async (studio) => {
    expect((await paint(studio, 'long-road')).join()).toBe(
      (await paint(studio, 'long-road')).join(),
    );
  });
  expect(faults).toEqual([]);
});

test('the games of a studio have worlds of their own, and free games are played elsewhere', async () => {
  const faults = await faultsIn(STUDIO_CODES, async (studio) => {
    const codes = ['long-road', 'old-bridge', 'moon-gate', 'first-rain'];
    const worlds = await Promise.all(
      codes.flatMap((code) => [paint(studio, code), paint(studio, code, { place: 'free' })]),
    );
    expect(new Set(worlds.map((world) => world.join())).size).toBe(2 * codes.length);
  });
  expect(faults).toEqual([]);
});

test('a world fits every window, and painting it takes few strokes', async () => {
  const scenes = STUDIO_CODES.flatMap((studio) =>
    VIEWS.flatMap((view) => (['base', 'free'] as const).map((place) => ({ studio, view, place }))),
  ).map((scene) => [`${scene.studio} ${scene.view.width} ${scene.place}`, scene] as const);
  const faults = await faultsIn(scenes, async ([, { studio, view, place }]) => {
    const calls = await paint(studio, 'long-road', { place, view });
    expect(calls.filter((call) => /NaN|undefined|Infinity/.test(call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(200);
    expect(calls.length).toBeLessThan(MOST_CALLS);
  });
  expect(faults).toEqual([]);
});

test('a game that is named after an hour is played at that hour', () => {
  const hours = ['dawn', 'day', 'dusk', 'night'];
  const hourOf = (code: string) => createChoose(code)('hour', hours);
  expect(hourOf('moonlit-ghat')).toBe('night');
  expect(hourOf('robin-morning')).toBe('dawn');
  expect(hourOf('evening-fair')).toBe('dusk');
  expect(new Set(Array.from({ length: 40 }, (_, at) => hourOf(`game-${at}`)))).toEqual(
    new Set(hours),
  );
});
