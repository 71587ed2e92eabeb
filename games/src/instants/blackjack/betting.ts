import { toDecimal } from '@nokshi/money';
import type { InstantBet } from '@nokshi/contract/player/instants.ts';
import type { InstantStage } from '../game.ts';
import { type ChipLimits, type Laid, layChip } from './chips.ts';
import { createRack } from './rack.ts';

/** Steps that can be undone. */
const MOST_STEPS = 50;

type Parts = {
  readonly stage: InstantStage;
  /** Whether chips can be laid now. */
  readonly isOpen: () => boolean;
  /** Other chips lie now. */
  readonly changed: () => void;
};

/** The chips of the member before the deal, with what takes them back. */
export function createBetting({ stage, isOpen, changed }: Parts) {
  let limits: ChipLimits = { least: 0n, most: 0n, win: 0n };
  let laid: Laid = new Map();
  let steps: Laid[] = [];
  let last: Laid = new Map();
  const lay = (next: Laid) => {
    if (!isOpen()) return;
    laid = next;
    changed();
  };
  const step = (next: Laid) => {
    if (isOpen()) steps = [...steps, laid].slice(-MOST_STEPS);
    lay(next);
  };
  const rack = createRack({
    stage,
    undo: () => lay(steps.pop() ?? new Map()),
    clear: () => step(new Map()),
    rebet: () => step(last),
  });
  return {
    rack,
    laid: () => laid,
    setLimits(next: ChipLimits) {
      limits = next;
      rack.setLimits(next);
    },
    /** A chip is laid on a spot. */
    add(spot: number) {
      const result = layChip(laid, { spot, chip: rack.chip(), limits });
      stage.sound.chip();
      const amount = stage.amount(result.laid.get(spot) ?? 0n);
      if (result.isFull) stage.shell.say(stage.say('spotFull', { amount }));
      if (result.laid !== laid) step(result.laid);
    },
    /** What a round was begun with lies on: the same again is one press. */
    restore(of: Laid) {
      last = of;
      laid = of;
      steps = [];
    },
    draw: (isShown: boolean) =>
      rack.draw({
        isOpen: isShown,
        hasSteps: steps.length > 0,
        hasLaid: laid.size > 0,
        hasLast: last.size > 0,
      }),
  };
}

export function betOf(laid: Laid): InstantBet | null {
  if (laid.size === 0) return null;
  const spots = [...laid]
    .toSorted(([one], [other]) => one - other)
    .map(([spot, stake]) => ({ spot, stake: toDecimal(stake) }));
  return { kind: 'blackjack', spots };
}
