import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import type { Strips } from '@nokshi/house-math/slot/game.ts';
import type { Outcome, Position, Screen, Step, Win } from '@nokshi/house-math/slot/outcome.ts';
import { litOf, placeOf, setReel, showScreen } from '../theatre/scene.ts';
import { type FamilyPlayer, look, type PlayerParts, type Show } from './player.ts';
import { createReels } from './reels.ts';

/** How long one win is looked at. */
const LOOK_MS = 650;

/** Reels turn and stop, some of them again; what a step has is shown, whatever its family. */
export function createTurningPlayer(parts: PlayerParts, game: SlotGame & Strips): FamilyPlayer {
  const { stage, scene } = parts;
  const reels = createReels(parts, game.strips);
  const start = game.strips.map((strip) => strip.slice(0, game.rows));

  const turn = async (step: Step, { first, show }: { first: boolean; show: Show }) => {
    const landed = step.landed ?? step.screen;
    if (!step.stops) return changePlaces(parts, step, show);
    for (const [reel, row] of step.stuck ?? [])
      scene.still.set(placeOf([reel, row]), step.screen[reel]?.[row] ?? 0);
    if (!first) {
      reels.run(step.stops.flatMap((stop, reel) => (stop === null ? [] : [reel])));
      if (!show.reducedMotion && !show.skipped()) await stage.wait(350);
    }
    scene.marks.clear();
    await reels.rest(step.stops, landed, show);
    scene.awaited.clear();
    scene.still.clear();
    await become(parts, { landed, screen: step.screen }, show);
  };

  return {
    rest(outcome: Outcome | null) {
      const last = outcome?.steps.at(-1);
      scene.marks.clear();
      scene.free = false;
      showScreen(scene, last?.screen ?? start);
      stage.redraw();
    },
    run: () => {
      scene.marks.clear();
      reels.run();
    },
    halt() {
      scene.still.clear();
      reels.halt();
    },
    async land(outcome, show) {
      let won = 0;
      let before = 0;
      for (const [index, step] of outcome.steps.entries()) {
        captionOf(step, show);
        await turn(step, { first: index === 0, show });
        scene.lit = null;
        mark(parts, step, show);
        won += step.credits;
        show.count(won);
        if (step.awarded) {
          if (show.celebrate) show.sound.feature();
          if (isFeature(step)) show.caption(awardCaption(step), { count: step.awarded });
        }
        await showWins(parts, step.wins, show);
        const next = outcome.steps[index + 1];
        if (next && isFeature(next) && !isFeature(step)) {
          before = won;
          await enter(parts, { step, next }, show);
        } else if (step.awarded) await look(show, 1_200);
        if (isFeature(step) && !(next && isFeature(next)))
          await leave(parts, { step, credits: won - before }, show);
      }
      show.caption('none');
    },
  };
}

/** What is played in another place: free games, coins that hold, boxes. */
const isFeature = ({ kind, stuck }: Step): boolean =>
  kind === 'free' || kind === 'bonus' || (kind === 'respin' && stuck !== undefined);

/** What a step adds: free games, or turns of the places around the coins. */
const awardCaption = (next: Step) => (next.kind === 'respin' ? 'coin-turns' : 'free-games');

type Entrance = { readonly step: Step; readonly next: Step };

async function enter({ stage, scene }: PlayerParts, { step, next }: Entrance, show: Show) {
  const key = next.kind === 'bonus' ? 'bonus' : awardCaption(next);
  const values = { count: step.awarded ?? next.left ?? 0 };
  show.setFree(true);
  await show.moment({ key, values });
  scene.free = true;
  scene.lit = null;
  stage.redraw();
}

type Exit = { readonly step: Step; readonly credits: number };

async function leave({ stage, scene }: PlayerParts, { step, credits }: Exit, show: Show) {
  const totals = { free: 'free-total', respin: 'coins-total', bonus: 'bonus-total' } as const;
  const key = totals[step.kind as keyof typeof totals];
  await show.moment({ key, credits });
  show.setFree(false);
  scene.free = false;
  stage.redraw();
}

function captionOf(step: Step, show: Show): void {
  const { kind, multiplier, left = 0, held = [], stuck } = step;
  if (kind === 'free' && stuck) show.caption('sticky-game', { left, stuck: stuck.length });
  else if (kind === 'free') show.caption('free-game', { left, multiplier });
  else if (stuck) show.caption('coins-held', { left, coins: stuck.length });
  else if (kind === 'respin') show.caption('respin', { held: held.length });
  else if (kind === 'bonus') show.caption('bonus');
  else if (multiplier > 1) show.caption('multiplier', { multiplier });
}

function mark({ stage, scene }: PlayerParts, step: Step, show: Show): void {
  scene.marks.clear();
  for (const { place, credits } of step.marks ?? [])
    scene.marks.set(placeOf(place), show.worth(credits));
  if (step.stuck && step.marks) scene.lit = litOf(step.marks.map(({ place }) => place));
  stage.redraw();
}

type Change = { readonly landed: Screen; readonly screen: Screen };

/** Wilds that fill their reel, or whatever else is another symbol than the one that landed. */
async function become({ stage, scene }: PlayerParts, { landed, screen }: Change, show: Show) {
  const changed = screen.flatMap((column, reel) =>
    column.some((symbol, row) => symbol !== landed[reel]?.[row]) ? [reel] : [],
  );
  if (changed.length === 0) return;
  if (show.celebrate) show.sound.feature();
  for (const reel of changed) setReel(scene, reel, screen[reel] ?? []);
  const grown = changed.flatMap((reel) => scene.cells[reel] ?? []);
  await stage.animate(show.skipped() || show.reducedMotion ? 0 : 420, (t) => {
    for (const cell of grown) cell.grow = 0.6 + 0.4 * t;
  });
}

/** No reel turns: every place that is not stuck fades, and shows what came. */
async function changePlaces({ stage, scene }: PlayerParts, step: Step, show: Show) {
  const stuck = litOf(step.stuck ?? []);
  const loose = () =>
    scene.cells.flatMap((column, reel) =>
      column.filter((_, row) => !stuck.has(placeOf([reel, row]))),
    );
  scene.lit = null;
  const ms = show.skipped() || show.reducedMotion ? 0 : 260;
  const before = loose();
  await stage.animate(ms, (t) => {
    for (const cell of before) cell.alpha = 1 - t;
  });
  showScreen(scene, step.screen);
  const after = loose();
  await stage.animate(ms, (t) => {
    for (const cell of after) {
      cell.alpha = t;
      cell.grow = 0.7 + 0.3 * t;
    }
  });
  show.sound.stop(0);
  await look(show, 250);
}

/** One after the other, each sewn through the places that won, then all of them together. */
async function showWins({ stage, scene }: PlayerParts, wins: readonly Win[], show: Show) {
  for (const win of wins) {
    scene.lit = litOf(win.positions);
    if (win.line !== undefined) {
      const thread = { points: alongReels(win.positions), progress: 0 };
      scene.thread = thread;
      const ms = show.skipped() || show.reducedMotion || !show.celebrate ? 0 : 380;
      await stage.animate(ms, (t) => {
        thread.progress = t;
      });
    }
    await beat(scene, win, show);
  }
  scene.thread = null;
  if (wins.length > 0) scene.lit = litOf(wins.flatMap((win) => win.positions));
  stage.redraw();
}

/** What won swells once while it is looked at. */
async function beat(scene: PlayerParts['scene'], { positions }: Win, show: Show) {
  const cells = positions.flatMap(([reel, row]) => scene.cells[reel]?.[row] ?? []);
  if (show.skipped() || show.reducedMotion || !show.celebrate) {
    show.stage.redraw();
    return await look(show, LOOK_MS);
  }
  await show.stage.animate(LOOK_MS, (t) => {
    for (const cell of cells) cell.grow = 1 + 0.12 * Math.sin(Math.PI * t);
  });
}

const alongReels = (positions: readonly Position[]): Position[] =>
  positions.toSorted(([one], [other]) => one - other);
