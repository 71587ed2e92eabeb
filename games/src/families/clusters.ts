import type { ClustersGame } from '@nokshi/house-math/slot/game.ts';
import type { ClustersOutcome, ClustersStep, Screen } from '@nokshi/house-math/slot/outcome.ts';
import { CELL, type Cell, litOf, placeOf, showScreen } from '../runtime/scene.ts';
import { easeOut } from '../runtime/stage.ts';
import { type FamilyPlayer, look, type PlayerParts, type Show } from './player.ts';

/** Symbols rain down; clusters vanish, what is above falls, new ones come from the top. */
export function createClustersPlayer(
  { stage, scene }: PlayerParts,
  game: ClustersGame,
): FamilyPlayer {
  let running: symbol | null = null;
  const start: Screen = Array.from({ length: game.reels }, (_, reel) =>
    Array.from({ length: game.rows }, (_, row) => (reel * 2 + row * 3) % game.symbols.length),
  );
  let resting: Screen = start;

  /** How far above its place each cell of a new screen begins, in rows. */
  const fall = async (screen: Screen, drops: readonly (readonly number[])[], show: Show) => {
    showScreen(scene, screen);
    if (show.reducedMotion()) return stage.redraw();
    const moving: { cell: Cell; rows: number; late: number }[] = [];
    scene.cells.forEach((column, reel) =>
      column.forEach((cell, row) => {
        const rows = drops[reel]?.[row] ?? 0;
        if (rows > 0) moving.push({ cell, rows, late: reel * 0.06 });
      }),
    );
    await stage.animate(show.skipped() ? 120 : 620, (t) => {
      for (const { cell, rows, late } of moving) {
        const mine = easeOut(Math.min(1, Math.max(0, (t - late) / (1 - 0.06 * game.reels))));
        cell.dy = -rows * CELL * (1 - mine);
      }
    });
    show.sound.stop(0);
  };

  const vanish = async (step: ClustersStep, show: Show) => {
    const gone = step.removed
      .map(([reel, row]) => scene.cells[reel]?.[row])
      .filter((c) => c !== undefined);
    await stage.animate(show.skipped() || show.reducedMotion() ? 0 : 260, (t) => {
      for (const cell of gone) {
        cell.alpha = 1 - t;
        cell.grow = 1 + 0.25 * t;
      }
    });
  };

  return {
    rest(outcome) {
      const last = outcome?.family === 'clusters' ? outcome.steps.at(-1) : undefined;
      resting = last?.screen ?? start;
      showScreen(scene, resting);
      stage.redraw();
    },
    run() {
      const mine = Symbol('run');
      running = mine;
      scene.lit = null;
      const began = performance.now();
      const sink = () => {
        if (running !== mine) return;
        const t = Math.min(1, (performance.now() - began) / 380);
        scene.cells.forEach((column, reel) => {
          for (const cell of column)
            cell.dy = game.rows * CELL * Math.max(0, t * 1.3 - reel * 0.05) ** 2;
        });
        void stage.animate(0, () => {}).then(sink);
      };
      sink();
    },
    halt() {
      running = null;
      showScreen(scene, resting);
      stage.redraw();
    },
    async land(outcome, show) {
      running = null;
      const { steps } = outcome as ClustersOutcome;
      let won = 0;
      let drops = steps[0]?.screen.map((column) => column.map(() => game.rows)) ?? [];
      for (const step of steps) {
        resting = step.screen;
        await fall(step.screen, drops, show);
        if (step.multiplier > 1 && step.wins.length > 0)
          show.caption('multiplier', { multiplier: step.multiplier });
        for (const win of step.wins) {
          scene.lit = litOf(win.positions);
          stage.redraw();
          await look(show, 560);
        }
        won += step.credits;
        show.count(won);
        if (step.removed.length === 0) break;
        await vanish(step, show);
        drops = dropsAfter(step);
      }
      scene.lit = null;
      stage.redraw();
    },
  };
}

/** Rows each cell of the next screen has fallen: survivors by the gaps below, new ones by all gaps. */
export function dropsAfter(step: ClustersStep): number[][] {
  const removed = new Set(step.removed.map(placeOf));
  return step.screen.map((column, reel) => {
    const gone = column.map((_, row) => removed.has(placeOf([reel, row])));
    const gaps = gone.filter(Boolean).length;
    const survivors = gone.flatMap((isGone, row) =>
      isGone ? [] : [gone.slice(row + 1).filter(Boolean).length],
    );
    return [...Array.from({ length: gaps }, () => gaps), ...survivors];
  });
}
