import type { Tx } from '../../../kernel/db.ts';
import { memberRemoved } from '../../people/identity/index.ts';
import { type ChatRoom, createChat } from './chat/index.ts';
import type { TablesDeps } from './deps.ts';
import { betsOf } from './for-records.ts';
import { createKite } from './kite/index.ts';
import { makeFirstRounds } from './make-rounds.ts';
import { playRounds } from './play-round.ts';
import { registerTables } from './register.ts';
import { KIND, openRoom, type TablesRoom } from './room.ts';
import { scheduleRounds } from './schedule-rounds.ts';
import { leaveSeats } from './store/seats.ts';

export type { TablesDeps } from './deps.ts';
export type { TablesRoom } from './room.ts';

/** The tables room: games that many members play together, their rounds and bets. */
export function createTables(deps: TablesDeps): TablesRoom & {
  readonly kite: ReturnType<typeof createKite>;
  readonly chat: ChatRoom;
  seed(tx: Tx): Promise<void>;
  start(): Promise<void>;
  betsOf(tx: Tx, of: Parameters<typeof betsOf>[2]): ReturnType<typeof betsOf>;
} {
  const room = openRoom(deps);
  deps.wagers.registerRiders(['tables_place', 'tables_withdraw']);
  deps.rounds.play(KIND, playRounds(room));
  deps.events.on(memberRemoved, async (tx, memberId) => {
    await leaveSeats(tx, { lane: deps.wallet.laneOf(memberId), memberId });
  });
  scheduleRounds(room);
  const kite = createKite(room);
  return {
    ...room,
    kite,
    chat: createChat(room),
    betsOf: (tx, of) => betsOf(room, tx, of),
    async seed(tx) {
      await room.tables.seed(tx);
      await registerTables(room, tx);
      await kite.seed(tx);
    },
    async start() {
      await room.tables.refresh();
      await deps.db.tx((tx) => makeFirstRounds(room, tx));
      await kite.start();
    },
  };
}

export type Tables = ReturnType<typeof createTables>;
