import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import type { Size } from '../art/bitmaps.ts';
import type { Lettering } from '../art/marks.ts';
import type { Look } from '../art/picture.ts';
import type { Surface } from '../art/surface.ts';
import type { CaptionKey, Tier } from '../families/player.ts';

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
