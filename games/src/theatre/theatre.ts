import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { formatAmount } from '@nokshi/money';
import type { Size } from '../art/bitmaps.ts';
import type { Look } from '../art/picture.ts';
import type { Surface } from '../art/surface.ts';
import { familyPlayer } from '../families/index.ts';
import type { CaptionKey, Show } from '../families/player.ts';
import { createPainter } from './painter.ts';
import { createScene } from './scene.ts';
import { createStage } from './stage.ts';

/** What is played: plain data, as orders and cues are, so that all three can be posted to a worker. */
export type Piece = { readonly game: SlotGame; readonly look: Look };

/** How a round is to be shown: `creditWorth` is a credit at its stake in minor units. */
export type Manner = {
  readonly celebrate: boolean;
  readonly reducedMotion: boolean;
  readonly creditWorth: bigint;
};

/** What the page has the theatre do; the calls of `FamilyPlayer`, and: */
export type Order =
  /** So many pixels wide and high is the picture. */
  | { readonly act: 'fit'; readonly size: Size }
  | { readonly act: 'redraw' }
  /** Whether sound is on. When it is off no sound is posted: each message takes the page a part of a frame. */
  | { readonly act: 'sound'; readonly on: boolean }
  | { readonly act: 'rest'; readonly outcome: Outcome | null }
  | { readonly act: 'run' }
  | { readonly act: 'halt' }
  /** The wins of this round are not looked at any longer. */
  | { readonly act: 'skip' }
  | { readonly act: 'land'; readonly outcome: Outcome; readonly manner: Manner };

/** What the theatre has the page do while it lands a round: words and sounds; at last `landed`. */
export type Cue =
  /** Won so far, minor units. */
  | { readonly cue: 'count'; readonly won: bigint }
  | { readonly cue: 'caption'; readonly key: CaptionKey; readonly values?: CaptionValues }
  | { readonly cue: 'stop'; readonly reel: number }
  | { readonly cue: 'feature' }
  | { readonly cue: 'landed' };
export type CaptionValues = Readonly<Record<string, number>>;

/** Plays a game on a canvas of the page or of a worker. Throws where nothing can be drawn. */
export function createTheatre(surface: Surface, { game, look }: Piece, tell: (cue: Cue) => void) {
  const { reels, rows } = game;
  const scene = createScene(reels);
  const strips = 'strips' in game ? game.strips : [];
  const painter = createPainter(surface, { ...look, reels, rows, strips });
  const stage = createStage((size) => painter.paint(scene, size));
  const player = familyPlayer({ stage, scene, game });
  let skipped = false;
  let heard = false;
  const sound = (cue: Cue) => heard && tell(cue);

  const showIn = ({ celebrate, reducedMotion, creditWorth }: Manner): Show => ({
    stage,
    celebrate,
    reducedMotion,
    skipped: () => skipped,
    sound: {
      stop: (reel) => sound({ cue: 'stop', reel }),
      feature: () => sound({ cue: 'feature' }),
    },
    count: (credits) => tell({ cue: 'count', won: creditWorth * BigInt(credits) }),
    caption: (key, values) => tell({ cue: 'caption', key, ...(values ? { values } : {}) }),
    worth: (credits) => formatAmount(creditWorth * BigInt(credits)).replace(/\.00$/, ''),
  });

  return function obey(order: Order): void {
    switch (order.act) {
      case 'fit':
        return stage.fit(order.size);
      case 'redraw':
        return stage.redraw();
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
        skipped = true;
        return;
      case 'land':
        skipped = false;
        void player
          .land(order.outcome, showIn(order.manner))
          .finally(() => tell({ cue: 'landed' }));
    }
  };
}
