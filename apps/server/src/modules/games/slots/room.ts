import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import { createRecent, type Recent } from '../../../kernel/recent.ts';
import type { SlotsDeps } from './deps.ts';
import { createPotsBoard, type PotsBoard } from './pots-board.ts';
import { createTurns, type Turns } from './turns.ts';

/** The last answer a member got from this server: a retry is answered from it. */
export type Answered = {
  readonly wagerId: WagerId;
  readonly digest: Buffer;
  readonly round: SlotRound;
  readonly at: Date;
};

export type SlotsRoom = SlotsDeps & {
  readonly pots: PotsBoard;
  readonly turns: Turns;
  readonly answered: Recent<MemberId, Answered>;
};

/** Answers of at most this many members are kept in memory; the longest unused go first. */
const MOST_ANSWERED = 40_000;

export const openRoom = (deps: SlotsDeps): SlotsRoom => ({
  ...deps,
  pots: createPotsBoard(deps),
  turns: createTurns(deps.clock),
  answered: createRecent(MOST_ANSWERED),
});
