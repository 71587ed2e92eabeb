import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { formatAmount } from '@nokshi/money';
import { familyPlayer } from '../families/index.ts';
import type { Show } from '../families/player.ts';
import { showFinale } from './finale.ts';
import { createFront } from './front.ts';
import type { Cue, Manner, Order, Piece, Surfaces } from './orders.ts';
import { createPainter } from './painter.ts';
import { createScene } from './scene.ts';
import { createMoments } from './show-moment.ts';
import { createStage } from './stage.ts';

/** Plays a game on canvases of the page or of a worker. Throws where nothing can be drawn. */
export function createTheatre(surfaces: Surfaces, { game, look }: Piece, tell: (cue: Cue) => void) {
  const { reels, rows } = game;
  const scene = createScene(reels);
  const strips = 'strips' in game ? game.strips : [];
  const painter = createPainter(surfaces.reels, { ...look, reels, rows, strips });
  const front = createFront(surfaces.front, look.palette);
  const stage = createStage((size) => painter.paint(scene, size));
  const player = familyPlayer({ stage, scene, game });
  let creditWorth = 0n;
  let skipped = false;
  let heard = false;
  const sound = (cue: Cue) => heard && tell(cue);
  // Games with a ceiling pay no more than that, whatever their steps add up to.
  const amountOf = (credits: number) =>
    creditWorth * BigInt(Math.min(credits, game.maxCredits ?? credits));
  const moments = createMoments({ stage, tell, amountOf });

  const showIn = ({ tier, reducedMotion }: Manner): Show => ({
    stage,
    celebrate: tier > 0,
    reducedMotion,
    skipped: () => skipped,
    sound: {
      stop: (reel) => sound({ cue: 'stop', reel }),
      scatter: (count) => sound({ cue: 'scatter', count }),
      feature: () => sound({ cue: 'feature' }),
    },
    count: (credits) => tell({ cue: 'count', won: amountOf(credits) }),
    caption: (key, values) => tell({ cue: 'caption', key, ...(values ? { values } : {}) }),
    moment: async (moment) => {
      if (!skipped) await moments.show(moment, reducedMotion);
    },
    setFree: (free) => tell({ cue: 'place', free }),
    worth: (credits) => formatAmount(creditWorth * BigInt(credits)).replace(/\.00$/, ''),
  });

  const land = async (outcome: Outcome, manner: Manner) => {
    skipped = false;
    creditWorth = manner.creditWorth;
    const show = showIn(manner);
    await player.land(outcome, show);
    await showFinale({ scene, front, outcome }, manner.tier, show);
  };

  return function obey(order: Order): void {
    switch (order.act) {
      case 'fit':
        front.fit(order.window);
        stage.fit(order.size);
        return void painter.prepare();
      case 'redraw':
        return stage.redraw();
      case 'letter':
        painter.setLettering(order.lettering);
        stage.redraw();
        return void painter.prepare();
      case 'sound':
        heard = order.on;
        return;
      case 'rest':
        return player.rest(order.outcome);
      case 'run':
        return player.run();
      case 'halt':
        return player.halt();
      case 'skip':
        if (!moments.end()) skipped = true;
        return;
      case 'land':
        void land(order.outcome, order.manner).finally(() => tell({ cue: 'landed' }));
    }
  };
}
