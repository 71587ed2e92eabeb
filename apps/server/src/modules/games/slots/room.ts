import QuickLRU from 'quick-lru';
import type { SlotRound } from '@nokshi/contract/player/slots.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import type { SlotsDeps } from './deps.ts';
import { createPotsBoard, type PotsBoard } from './pots-board.ts';
import { createEndOfTurn, type EndOfTurn } from './end-of-turn.ts';
import { createTurns, type Turns } from './turns.ts';

/** A member's last answer from this server: a retry is answered from it. */
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

/** How many members' answers are cached, the most recent players first; at most twice as many. */
const MOST_ANSWERED = 20_000;

export const openRoom = (deps: SlotsDeps): SlotsRoom => ({
  ...deps,
  pots: createPotsBoard(deps),
  turns: createTurns(deps.clock),
  endOfTurn: createEndOfTurn(),
  answered: new QuickLRU({ maxSize: MOST_ANSWERED }),
});
