import type { LinesGame } from '@nokshi/house-math/slot/game.ts';
import type { LinesOutcome, LinesStep, Position } from '@nokshi/house-math/slot/outcome.ts';
import { litOf, showScreen } from '../runtime/scene.ts';
import { type FamilyPlayer, look, type PlayerParts, type Show } from './player.ts';
import { createReels } from './reels.ts';

/** Lines are sewn one after the other; free games follow in the same round. */
export function createLinesPlayer(parts: PlayerParts, game: LinesGame): FamilyPlayer {
  const { stage, scene } = parts;
  const reels = createReels(parts, game.strips);
  const start = game.strips.map((strip) => strip.slice(0, game.rows));

  const showWins = async (step: LinesStep, show: Show) => {
    for (const win of step.wins) {
      scene.lit = litOf(win.positions);
      if (win.kind === 'line') await sewLine(lineOf(game, win.line), show);
      stage.redraw();
      await look(show, 650);
    }
    scene.thread = null;
    scene.lit = step.wins.length > 0 ? litOf(step.wins.flatMap((win) => win.positions)) : null;
    stage.redraw();
  };

  const sewLine = async (points: readonly Position[], show: Show) => {
    const thread = { points, closed: false, progress: 0 };
    scene.thread = thread;
    const ms = show.skipped() || show.reducedMotion() || !show.celebrate ? 0 : 380;
    await stage.animate(ms, (t) => {
      thread.progress = t;
    });
  };

  return {
    rest(outcome) {
      const last = outcome?.family === 'lines' ? outcome.steps.at(-1) : undefined;
      showScreen(scene, last?.screen ?? start);
      stage.redraw();
    },
    run: () => reels.run(),
    halt: reels.halt,
    async land(outcome, show) {
      let won = 0;
      const { steps } = outcome as LinesOutcome;
      for (const step of steps) {
        if (step.kind === 'free') {
          show.caption('free-game', { left: step.freeGamesLeft, multiplier: step.multiplier });
          reels.run();
          if (!show.reducedMotion() && !show.skipped()) await stage.wait(350);
        }
        await reels.rest(step.stops, step.screen, show);
        won += step.credits;
        show.count(won);
        if (step.freeGamesAwarded > 0) {
          if (show.celebrate) show.sound.feature();
          show.caption('free-games', { count: step.freeGamesAwarded });
        }
        await showWins(step, show);
        if (step.freeGamesAwarded > 0) await look(show, 1_200);
      }
    },
  };
}

const lineOf = (game: LinesGame, line: number): Position[] =>
  (game.lines[line] ?? []).map((row, reel) => [reel, row] as const);
