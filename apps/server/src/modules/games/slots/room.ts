import QuickLRU from 'quick-lru';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import type { SlotsDeps } from './deps.ts';
import { createPotsBoard, type PotsBoard } from './pots-board.ts';
import { createEndOfTurn, type EndOfTurn } from './end-of-turn.ts';
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
  readonly endOfTurn: EndOfTurn;
  readonly answered: QuickLRU<MemberId, Answered>;
};

/** Answers of this many members, those who played last, are kept in memory; at most twice as many. */
const MOST_ANSWERED = 20_000;

export const openRoom = (deps: SlotsDeps): SlotsRoom => ({
  ...deps,
  pots: createPotsBoard(deps),
  turns: createTurns(deps.clock),
  endOfTurn: createEndOfTurn(),
  answered: new QuickLRU({ maxSize: MOST_ANSWERED }),
});
