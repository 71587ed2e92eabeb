import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import type { Screen, Step } from '@nokshi/house-math/slot/outcome.ts';
import { type Cell, litOf, placeOf, showScreen } from '../theatre/scene.ts';
import { type FamilyPlayer, look, type PlayerParts, type Show } from './player.ts';

const SINK_MS = 380;

/** Symbols rain down; clusters vanish, what is above falls, new ones come from the top. */
export function createCascadePlayer(parts: PlayerParts, game: SlotGame): FamilyPlayer {
  const { stage, scene } = parts;
  const start: Screen = Array.from({ length: game.reels }, (_, reel) =>
    Array.from({ length: game.rows }, (_, row) => (reel * 2 + row * 3) % game.symbols.length),
  );
  let running: symbol | null = null;
  let resting: Screen = start;
  const stand = () => {
    showScreen(scene, resting);
    stage.redraw();
  };

  return {
    rest(outcome) {
      resting = outcome?.steps.at(-1)?.screen ?? start;
      stand();
    },
    run() {
      const mine = Symbol('run');
      running = mine;
      scene.lit = null;
      const began = performance.now();
      stage.everyFrame((now) => {
        if (running !== mine) return false;
        const t = Math.min(1, Math.max(0, (now - began) / SINK_MS));
        sink(parts, t, game.rows);
        return t < 1;
      });
    },
    halt() {
      running = null;
      stand();
    },
    async land(outcome, show) {
      running = null;
      const { steps } = outcome;
      let won = 0;
      let drops = steps[0]?.screen.map((column) => column.map(() => game.rows)) ?? [];
      for (const step of steps) {
        resting = step.screen;
        await fall(parts, { screen: step.screen, drops }, show);
        await showClusters(parts, step, show);
        won += step.credits;
        show.count(won);
        if (!step.removed || step.removed.length === 0) break;
        await vanish(parts, step, show);
        drops = dropsAfter(step);
      }
      scene.lit = null;
      stage.redraw();
      show.caption('none');
    },
  };
}

/** The old symbols leave through the bottom, the left reels first. */
function sink({ scene }: PlayerParts, t: number, rows: number): void {
  scene.cells.forEach((column, reel) => {
    for (const cell of column) cell.dy = rows * Math.max(0, t * 1.3 - reel * 0.05) ** 2;
  });
}

type Falling = { readonly screen: Screen; readonly drops: readonly (readonly number[])[] };

/** Rows a second, more with each second: cloth that is thrown down. */
const GRAVITY = 58;
/** Left columns first, and in each the lowest cell first. */
const LATE_BY_REEL_MS = 42;
const LATE_BY_ROW_MS = 16;
const BOUNCE_MS = 150;
const BOUNCE_ROWS = 0.07;

/** Where a cell is that was let fall `ms` ago from so many rows above its place: at last a little up and down. */
export function fallen(ms: number, rows: number): number {
  const landing = 1000 * Math.sqrt((2 * rows) / GRAVITY);
  if (ms <= 0) return -rows;
  if (ms < landing) return -rows + (GRAVITY / 2) * (ms / 1000) ** 2;
  const t = Math.min(1, (ms - landing) / BOUNCE_MS);
  return -BOUNCE_ROWS * Math.sin(Math.PI * t) * (1 - t);
}

/** Each cell of a new screen begins `drops` rows above its place. */
async function fall({ stage, scene, game }: PlayerParts, { screen, drops }: Falling, show: Show) {
  showScreen(scene, screen);
  if (show.reducedMotion) return stage.redraw();
  const moving: { cell: Cell; rows: number; late: number }[] = [];
  scene.cells.forEach((column, reel) =>
    column.forEach((cell, row) => {
      const rows = drops[reel]?.[row] ?? 0;
      const late = reel * LATE_BY_REEL_MS + (column.length - 1 - row) * LATE_BY_ROW_MS;
      if (rows > 0) moving.push({ cell, rows, late });
    }),
  );
  const longest = 1000 * Math.sqrt((2 * game.rows) / GRAVITY) + BOUNCE_MS;
  const whole = longest + game.reels * LATE_BY_REEL_MS + game.rows * LATE_BY_ROW_MS;
  let heard = -1;
  await stage.animate(show.skipped() ? whole / 5 : whole, (t) => {
    for (const { cell, rows, late } of moving) cell.dy = fallen(t * whole - late, rows);
    const landed = Math.floor((t * whole - longest + BOUNCE_MS) / LATE_BY_REEL_MS);
    if (landed <= heard || landed >= game.reels) return;
    heard = landed;
    show.sound.stop(Math.max(0, landed));
  });
}

async function showClusters({ stage, scene }: PlayerParts, step: Step, show: Show) {
  if (step.multiplier > 1 && step.wins.length > 0)
    show.caption('multiplier', { multiplier: step.multiplier });
  for (const win of step.wins) {
    scene.lit = litOf(win.positions);
    stage.redraw();
    await look(show, 560);
  }
}

async function vanish({ stage, scene }: PlayerParts, step: Step, show: Show) {
  const gone = (step.removed ?? []).flatMap(([reel, row]) => scene.cells[reel]?.[row] ?? []);
  // A swell, and then gone quickly into itself.
  await stage.animate(show.skipped() || show.reducedMotion ? 0 : 300, (t) => {
    for (const cell of gone) {
      cell.alpha = t < 0.5 ? 1 : 2 - 2 * t;
      cell.grow = t < 0.35 ? 1 + 0.7 * t : 1.25 * (1 - (t - 0.35) / 0.65) ** 0.6;
    }
  });
}

/** Rows each cell of the next screen has fallen: survivors by the gaps below, new ones by all. */
export function dropsAfter(step: Step): number[][] {
  const removed = litOf(step.removed ?? []);
  return step.screen.map((column, reel) => {
    const gone = column.map((_, row) => removed.has(placeOf([reel, row])));
    const gaps = gone.filter(Boolean).length;
    const survivors = gone.flatMap((isGone, row) =>
      isGone ? [] : [gone.slice(row + 1).filter(Boolean).length],
    );
    return [...Array.from({ length: gaps }, () => gaps), ...survivors];
  });
}
