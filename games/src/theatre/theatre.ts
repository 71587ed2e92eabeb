import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { formatAmount } from '@nokshi/money';
import type { Size } from '../art/bitmaps.ts';
import type { Lettering } from '../art/marks.ts';
import type { Look } from '../art/picture.ts';
import type { Surface } from '../art/surface.ts';
import { familyPlayer } from '../families/index.ts';
import type { CaptionKey, Show, Tier } from '../families/player.ts';
import { showFinale } from './finale.ts';
import { createFront } from './front.ts';
import { createPainter } from './painter.ts';
import { createScene } from './scene.ts';
import { createMoments } from './show-moment.ts';
import { createStage } from './stage.ts';

/** What is played: plain data, as orders and cues are, so that all three can be posted to a worker. */
export type Piece = { readonly game: SlotGame; readonly look: Look };

/** What is painted on: the machine with its reels, and the whole window before it. */
export type Surfaces<Of = Surface> = { readonly reels: Of; readonly front: Of };

/** How a round is to be shown: `creditWorth` is a credit at its stake in minor units. */
export type Manner = {
  readonly tier: Tier;
  readonly reducedMotion: boolean;
  readonly creditWorth: bigint;
};

/** What the page has the theatre do; the calls of `FamilyPlayer`, and: */
export type Order =
  /** So many pixels wide and high are the picture and the window. */
  | { readonly act: 'fit'; readonly size: Size; readonly window: Size }
  | { readonly act: 'redraw' }
  /** The words on wild and scatter in the language of now. */
  | { readonly act: 'letter'; readonly lettering: Lettering }
  /** Whether sound is on. When it is off no sound is posted: each message takes the page a part of a frame. */
  | { readonly act: 'sound'; readonly on: boolean }
  | { readonly act: 'rest'; readonly outcome: Outcome | null }
  | { readonly act: 'run' }
  | { readonly act: 'halt' }
  /** The words that are shown are over; where there are none, the wins of this round are not looked at any longer. */
  | { readonly act: 'skip' }
  | { readonly act: 'land'; readonly outcome: Outcome; readonly manner: Manner };

/** What the theatre has the page do while it lands a round: words and sounds; at last `landed`. */
export type Cue =
  /** Won so far, minor units. */
  | { readonly cue: 'count'; readonly won: bigint }
  | { readonly cue: 'caption'; readonly key: CaptionKey; readonly values?: CaptionValues }
  /** Words before everything else; `won` in minor units goes with them. */
  | {
      readonly cue: 'moment';
      readonly key: CaptionKey;
      readonly tier: Tier;
      readonly values?: CaptionValues;
      readonly won?: bigint;
    }
  | { readonly cue: 'moment-won'; readonly won: bigint }
  | { readonly cue: 'moment-over' }
  | { readonly cue: 'place'; readonly free: boolean }
  | { readonly cue: 'stop'; readonly reel: number }
  | { readonly cue: 'scatter'; readonly count: number }
  | { readonly cue: 'feature' }
  | { readonly cue: 'landed' };
export type CaptionValues = Readonly<Record<string, number>>;

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
