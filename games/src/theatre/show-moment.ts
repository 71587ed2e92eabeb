import type { Moment } from '../families/player.ts';
import type { Cue } from './orders.ts';
import type { Stage } from './stage.ts';

/** How long words are read before the round goes on by itself, by how much was won. */
const READ_MS = { words: 2_400, total: 2_600, 2: 1_900, 3: 3_000, 4: 5_200 } as const;
/** The part of it in which an amount is counted up. */
const COUNTING = 0.6;
/** Between two amounts: the page needs a part of a frame for each. */
const COUNT_EVERY_MS = 70;

type Parts = {
  readonly stage: Stage;
  readonly tell: (cue: Cue) => void;
  /** Minor units of so many credits. */
  readonly amountOf: (credits: number) => bigint;
};

export type Moments = {
  /** Shows words until they were read or `end` is called. */
  show(moment: Moment, still: boolean): Promise<void>;
  /** Ends the words that are shown; false when there are none. */
  end(): boolean;
};

/** Words over the whole stage, one after another; amounts of a large win are counted up. */
export function createMoments({ stage, tell, amountOf }: Parts): Moments {
  let open: (() => void) | null = null;
  return {
    async show({ key, values, credits, tier = 0 }, still) {
      const whole = credits === undefined ? null : amountOf(credits);
      const counts = whole !== null && tier > 1 && !still;
      const first = whole === null ? {} : { won: counts ? 0n : whole };
      tell({ cue: 'moment', key, tier, ...first, ...(values ? { values } : {}) });
      const ms =
        tier > 1 ? READ_MS[tier as 2 | 3 | 4] : READ_MS[whole === null ? 'words' : 'total'];
      let ended = false;
      const pressed = new Promise<void>((resolve) => {
        open = () => {
          ended = true;
          resolve();
        };
      });
      if (counts) void countUp(stage, { whole, ms: ms * COUNTING, tell, isOver: () => ended });
      await Promise.race([pressed, stage.wait(still ? Math.min(ms, 1_400) : ms)]);
      ended = true;
      open = null;
      tell({ cue: 'moment-over' });
    },
    end() {
      const wasOpen = open !== null;
      open?.();
      return wasOpen;
    },
  };
}

type Count = {
  readonly whole: bigint;
  readonly ms: number;
  readonly tell: (cue: Cue) => void;
  readonly isOver: () => boolean;
};

/** As many amounts each time, whatever frames the machine has time for. */
async function countUp(stage: Stage, { whole, ms, tell, isOver }: Count): Promise<void> {
  const steps = BigInt(Math.floor(ms / COUNT_EVERY_MS));
  for (let step = 1n; step <= steps; step += 1n) {
    await stage.wait(COUNT_EVERY_MS);
    if (isOver()) return;
    const left = steps - step;
    tell({ cue: 'moment-won', won: whole - (whole * left * left) / (steps * steps) });
  }
}
