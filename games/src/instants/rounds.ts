import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { askAct, askRound } from './ask-round.ts';
import type { Choice } from './game.ts';
import {
  type RoundParts,
  type RoundState,
  serverNow,
  type Table,
  takeTable,
} from './round-state.ts';

export type Rounds = {
  /** Takes what the server says of the table; shows the end of a round that was ended meanwhile. */
  take(table: Table): Promise<void>;
  begin(stake: bigint): Promise<void>;
  act(choice: Choice): Promise<void>;
  isBusy(): boolean;
  open(): InstantRound | null;
  last(): InstantRound | null;
  /** Milliseconds. */
  serverNow(): number;
};

/** The rounds of one member at one instant game, one at a time. */
export function createRounds(parts: RoundParts): Rounds {
  const state: RoundState = {
    ...parts,
    open: null,
    last: null,
    busy: false,
    intervalMs: 0,
    offsetMs: Date.now() - performance.now(),
    ending: undefined,
  };
  const { stage, game, pace } = parts;
  const isPoor = (stake: bigint) => stage.purse.balance() < game.cost(stake);
  return {
    take: (table) => takeTable(state, table),
    async begin(stake) {
      if (state.busy || state.open || pace.left() > 0) return;
      if (isPoor(stake)) {
        stage.shell.setNotice(stage.say('outOfMoney'));
        return stage.tell({ type: 'out-of-money' });
      }
      if (game.hasStakeField) stage.picks.use(stake);
      stage.sound.chip();
      await askRound(state, stake, stage.keys.next());
    },
    async act(choice) {
      if (state.busy || !state.open) return;
      stage.sound.chip();
      await askAct(state, state.open, choice);
    },
    isBusy: () => state.busy,
    open: () => state.open,
    last: () => state.last,
    serverNow: () => serverNow(state),
  };
}
