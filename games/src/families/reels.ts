import type { Screen } from '@nokshi/house-math/slot/outcome.ts';
import { setReel, showScreen } from '../theatre/scene.ts';
import type { PlayerParts, Show } from './player.ts';

const RUN_ROWS_PER_SECOND = 22;
/** A reel draws back a little before it turns, and then takes so long to its speed. */
const WIND_UP_MS = 140;
const WIND_UP_ROWS = 0.22;
const SPEED_UP_MS = 240;
/** From then on nobody could see its symbols one by one. */
const FAST_MS = WIND_UP_MS + 110;
/** Reels rest from left to right in an even rhythm, whatever they show: no reel is held back. */
const REST_EVERY_MS = 170;
const REST_MS = 420;
/** They come so far in this part of their way, blurred, and are braked in the rest. */
const BLURRED = 0.55;
/** A reel that has landed goes so far beyond its stop, and comes back. */
const BOUNCE_MS = 170;
const BOUNCE_ROWS = 0.12;
const PULSE_MS = 420;

/** Reels that run along their real strips and come to rest. Each its own height. */
export type Reels = {
  run(reels?: readonly number[]): void;
  halt(): void;
  rest(stops: readonly (number | null)[], screen: Screen, show: Show): Promise<void>;
};

/** Rows that a reel has come `ms` after it began; less than none while it draws back. */
export function travelled(ms: number): number {
  if (ms <= WIND_UP_MS) return -WIND_UP_ROWS * Math.sin(((ms / WIND_UP_MS) * Math.PI) / 2);
  const seconds = (ms - WIND_UP_MS) / 1000;
  const up = SPEED_UP_MS / 1000;
  const gathered = Math.min(seconds, up) ** 2 / (2 * up);
  return RUN_ROWS_PER_SECOND * (gathered + Math.max(0, seconds - up)) - WIND_UP_ROWS;
}

/** The part of its way that a braking reel has come; it is still in motion when it hits its stop. */
export const braked = (t: number): number => t * (1.6 - 0.6 * t);

export function createReels(parts: PlayerParts, strips: readonly (readonly number[])[]): Reels {
  const { stage, scene } = parts;
  let running: symbol | null = null;
  let before: Screen = [];
  const all = strips.map((_, reel) => reel);
  return {
    run(reels = all) {
      const mine = Symbol('run');
      running = mine;
      before = scene.cells.map((column) => column.map((cell) => cell.symbol));
      scene.lit = null;
      scene.thread = null;
      const began = performance.now();
      stage.everyFrame((now) => {
        if (running !== mine) return false;
        for (const reel of reels) turn(parts, reel, now - began - reel * 25);
        return true;
      });
    },
    halt() {
      running = null;
      if (before.length > 0) showScreen(scene, before);
      stage.redraw();
    },
    async rest(stops, screen, show) {
      running = null;
      if (show.reducedMotion) {
        screen.forEach((column, reel) => setReel(scene, reel, column));
        stage.redraw();
        return;
      }
      const turning = all.filter((reel) => typeof stops[reel] === 'number');
      await Promise.all(
        turning.map(async (reel) => {
          await brake(parts, { reel, stop: stops[reel] ?? 0, screen });
          show.sound.stop(reel);
          await land(parts, { reel, turning }, show);
        }),
      );
    },
  };
}

/** In its place while it draws back, then along its strip. */
function turn({ scene }: PlayerParts, reel: number, ms: number): void {
  const rows = travelled(Math.max(0, ms));
  if (ms < WIND_UP_MS) {
    for (const cell of scene.cells[reel] ?? []) cell.dy = rows;
    return;
  }
  const seen = scene.cells[reel]?.length ?? 0;
  scene.motion[reel] = { offset: reel * 3 - rows, rows: seen, fast: ms > FAST_MS };
}

type Braking = { readonly reel: number; readonly stop: number; readonly screen: Screen };

async function brake({ stage, scene }: PlayerParts, { reel, stop, screen }: Braking) {
  const rows = 6 + reel * 3;
  const motion = { offset: stop + rows, rows: screen[reel]?.length ?? 0, fast: true };
  scene.motion[reel] = motion;
  await stage.animate(REST_MS + reel * REST_EVERY_MS, (t) => {
    motion.offset = stop + rows * (1 - braked(t));
    motion.fast = braked(t) < BLURRED;
  });
  setReel(scene, reel, screen[reel] ?? []);
}

type Landed = { readonly reel: number; readonly turning: readonly number[] };

/** The thud of a reel, and light on what it brought: the others keep their rhythm. */
async function land(parts: PlayerParts, { reel, turning }: Landed, show: Show) {
  const { stage, scene } = parts;
  scene.awaited.delete(reel);
  const brought = scatters(parts, reel);
  if (brought.length > 0) {
    const standing = turning.filter((each) => !scene.motion[each]);
    const all = standing.reduce((sum, each) => sum + scatters(parts, each).length, 0);
    show.sound.scatter(all);
    if (all > 1) for (const each of turning) if (scene.motion[each]) scene.awaited.add(each);
    void stage.animate(PULSE_MS, (t) => {
      for (const cell of brought) cell.grow = 1 + 0.22 * Math.sin(Math.PI * t);
    });
  }
  const cells = scene.cells[reel] ?? [];
  await stage.animate(BOUNCE_MS, (t) => {
    scene.thud[reel] = 1 - t;
    for (const cell of cells) cell.dy = BOUNCE_ROWS * Math.sin(Math.PI * t) * (1 - t);
  });
  scene.thud[reel] = 0;
}

const scatters = ({ scene, game }: PlayerParts, reel: number) =>
  (scene.cells[reel] ?? []).filter(({ symbol }) => game.symbols[symbol]?.role === 'scatter');
