import type { WaysGame } from '@nokshi/house-math/slot/game.ts';
import type { WaysOutcome, WaysStep } from '@nokshi/house-math/slot/outcome.ts';
import { litOf, setReel, showScreen } from '../runtime/scene.ts';
import { type FamilyPlayer, look, type PlayerParts, type Show } from './player.ts';
import { createReels } from './reels.ts';

/** Wilds flow over their reel, stay, and the rest turns again. */
export function createWaysPlayer(parts: PlayerParts, game: WaysGame): FamilyPlayer {
  const { stage, scene } = parts;
  const reels = createReels(parts, game.strips);
  const start = game.strips.map((strip) => strip.slice(0, game.rows));

  const fillReels = async (step: WaysStep, show: Show) => {
    if (step.filled.length === 0) return;
    if (show.celebrate) show.sound.feature();
    for (const reel of step.filled) setReel(scene, reel, step.screen[reel] ?? []);
    const grown = step.filled.flatMap((reel) => scene.cells[reel] ?? []);
    const ms = show.skipped() || show.reducedMotion() ? 0 : 420;
    await stage.animate(ms, (t) => {
      for (const cell of grown) cell.grow = 0.6 + 0.4 * t;
    });
  };

  const showWins = async (step: WaysStep, show: Show) => {
    for (const win of step.wins) {
      scene.lit = litOf(win.positions);
      stage.redraw();
      await look(show, 750);
    }
    scene.lit = step.wins.length > 0 ? litOf(step.wins.flatMap((win) => win.positions)) : null;
    stage.redraw();
  };

  return {
    rest(outcome) {
      const last = outcome?.family === 'ways' ? outcome.steps.at(-1) : undefined;
      showScreen(scene, last?.screen ?? start);
      stage.redraw();
    },
    run: () => reels.run(),
    halt: reels.halt,
    async land(outcome, show) {
      let won = 0;
      for (const step of (outcome as WaysOutcome).steps) {
        if (step.kind === 'respin') {
          show.caption('respin', { held: step.held.length });
          reels.run(game.strips.map((_, reel) => reel).filter((reel) => !step.held.includes(reel)));
          if (!show.reducedMotion() && !show.skipped()) await stage.wait(450);
        }
        await reels.rest(step.stops, step.landed, show);
        await fillReels(step, show);
        won += step.credits;
        show.count(won);
        await showWins(step, show);
      }
    },
  };
}
