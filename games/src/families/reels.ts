import type { Screen } from '@nokshi/house-math/slot/outcome.ts';
import { setReel, showScreen } from '../theatre/scene.ts';
import { settle } from '../theatre/stage.ts';
import type { PlayerParts, Show } from './player.ts';

const RUN_ROWS_PER_SECOND = 22;
/** Reels rest from left to right in an even rhythm, whatever they show: no reel is held back. */
const REST_EVERY_MS = 170;
const REST_MS = 420;

/** Reels that run along their real strips and come to rest. Each its own height. */
export type Reels = {
  run(reels?: readonly number[]): void;
  halt(): void;
  rest(stops: readonly (number | null)[], screen: Screen, show: Show): Promise<void>;
};

export function createReels(
  { stage, scene }: PlayerParts,
  strips: readonly (readonly number[])[],
): Reels {
  let running: symbol | null = null;
  let before: Screen = [];
  const all = strips.map((_, reel) => reel);
  const run = (reels: readonly number[] = all) => {
    const mine = Symbol('run');
    running = mine;
    before = scene.cells.map((column) => column.map((cell) => cell.symbol));
    scene.lit = null;
    scene.thread = null;
    reels.forEach((reel) => {
      scene.motion[reel] = { offset: reel * 3, rows: scene.cells[reel]?.length ?? 0 };
    });
    let last = performance.now();
    stage.everyFrame((now) => {
      if (running !== mine) return false;
      for (const motion of scene.motion)
        if (motion) motion.offset -= (Math.max(0, now - last) / 1000) * RUN_ROWS_PER_SECOND;
      last = now;
      return true;
    });
  };
  return {
    run,
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
      await Promise.all(
        all.map(async (reel, order) => {
          const stop = stops[reel];
          if (stop === null || stop === undefined) return;
          const rows = 6 + order * 3;
          const motion = { offset: stop + rows, rows: screen[reel]?.length ?? 0 };
          scene.motion[reel] = motion;
          await stage.animate(REST_MS + order * REST_EVERY_MS, (t) => {
            motion.offset = stop + rows * (1 - settle(t));
          });
          setReel(scene, reel, screen[reel] ?? []);
          show.sound.stop(reel);
        }),
      );
    },
  };
}
