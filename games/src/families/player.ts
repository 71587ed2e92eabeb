import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import type { Sound } from '../sound/sound.ts';
import type { Scene } from '../theatre/scene.ts';
import type { Stage } from '../theatre/stage.ts';

/** What a family needs to show a round. */
export type Show = {
  readonly stage: Stage;
  readonly sound: Pick<Sound, 'stop' | 'feature' | 'scatter'>;
  readonly reducedMotion: boolean;
  /** The player asked to see the end of the wins at once; the reels themselves are never hurried. */
  readonly skipped: () => boolean;
  /** Credits won so far in this round. */
  readonly count: (credits: number) => void;
  /** Credits at the stake of this round, as it is written on a symbol. */
  readonly worth: (credits: number) => string;
  /** One line on the board: what is happening. */
  readonly caption: (key: CaptionKey, values?: Readonly<Record<string, number>>) => void;
  /** Words before everything else until they were read or a press ends them. */
  readonly moment: (moment: Moment) => Promise<void>;
  /** Into the place of the free games, and back. */
  readonly setFree: (free: boolean) => void;
  /** Sound and stitching only above the stake. */
  readonly celebrate: boolean;
};

export type Moment = {
  readonly key: CaptionKey;
  readonly values?: Readonly<Record<string, number>>;
  /** Credits that the words are about. */
  readonly credits?: number;
  /** How much it is made of: 0 says it, 2 to 4 count it up. */
  readonly tier?: Tier;
};

/** A win above 1, 5, 15 or 50 stakes; 0: there is nothing to celebrate. Source: design.md, the stage. */
export type Tier = 0 | 1 | 2 | 3 | 4;

export type CaptionKey =
  | 'none'
  | 'won'
  | 'free-games'
  | 'free-game'
  | 'sticky-game'
  | 'respin'
  | 'multiplier'
  | 'coin-turns'
  | 'coins-held'
  | 'bonus'
  | 'free-total'
  | 'coins-total'
  | 'bonus-total';

/** Shows rounds of one family. */
export type FamilyPlayer = {
  /** A picture to stand on: the last round, else the strips as they are. */
  rest(outcome: Outcome | null): void;
  /** The reels run while the server answers. */
  run(): void;
  /** The answer never came: stand still again. */
  halt(): void;
  /** Bring the reels to their stops and show what was won, step by step. */
  land(outcome: Outcome, show: Show): Promise<void>;
};

export type PlayerParts = { readonly stage: Stage; readonly scene: Scene; readonly game: SlotGame };

/** Longer looks at what was won, none of it when skipped, and quick without motion. */
export const look = (show: Show, ms: number): Promise<void> =>
  show.stage.wait(show.skipped() ? 0 : show.reducedMotion ? Math.min(ms, 300) : ms);
