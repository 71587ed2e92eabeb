import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { play, SLOTS } from '@nokshi/house-math/slot/index.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLook } from '../art/look.ts';
import type { Tier } from '../families/player.ts';
import type { Surface } from '../art/surface.ts';
import { type Cue, createTheatre } from './theatre.ts';

const FRAME_MS = 40;
/** No round of any game takes longer to show. */
const LONGEST_MS = 600_000;

let painted = 0;
/** Takes whatever is painted on it, and has the size it was given. */
const context: unknown = new Proxy(
  {},
  {
    get: (_, name) => () => {
      if (name === 'drawImage') painted += 1;
      if (name === 'measureText') return { width: 10 };
      if (name === 'getTransform') return { a: 1 };
      return String(name).startsWith('create') ? { addColorStop: () => undefined } : undefined;
    },
    set: () => true,
  },
);
class Canvas {
  width = 1;
  height = 1;
  getContext = () => context;
}
class Path {
  addPath = () => undefined;
  moveTo = () => undefined;
  lineTo = () => undefined;
  closePath = () => undefined;
  roundRect = () => undefined;
  rect = () => undefined;
}

const surfaces = () => {
  const surface = () => new Canvas() as unknown as Surface;
  return { reels: surface(), front: surface() };
};

beforeEach(() => {
  painted = 0;
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('Path2D', Path);
  vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) =>
    setTimeout(() => step(performance.now()), FRAME_MS),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['with all that moves', false],
  ['for a reader who wants no motion', true],
])('a round of every game is shown to its end and counted to the credit, %s', async (_, still) => {
  const random = simulationRandom(11);
  for (const [at, game] of [...SLOTS.values()].entries()) {
    const look = await loadLook(game);
    const cues: Cue[] = [];
    const obey = createTheatre(surfaces(), { game, look }, (cue) => cues.push(cue));
    const window = { width: 390, height: 800 };
    obey({ act: 'fit', size: { width: 390, height: 300 }, window });
    obey({ act: 'rest', outcome: null });
    obey({ act: 'run' });
    const outcome = play(game, random);
    const manner = { tier: (at % 5) as Tier, reducedMotion: still, creditWorth: 10n };
    obey({ act: 'land', outcome, manner });
    const landed = () => cues.at(-1)?.cue === 'landed';
    for (let passed = 0; passed < LONGEST_MS && !landed(); passed += 2_000)
      await vi.advanceTimersByTimeAsync(2_000);
    expect(landed(), game.code).toBe(true);
    const won = cues.flatMap((cue) => (cue.cue === 'count' ? [cue.won] : [])).at(-1);
    const credits = outcome.steps.reduce((sum, step) => sum + step.credits, 0);
    expect(won, game.code).toBe(BigInt(credits) * 10n);
    expect(painted, game.code).toBeGreaterThan(0);
    painted = 0;
  }
});
