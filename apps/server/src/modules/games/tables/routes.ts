import { tablesRoutes as contract } from '@nokshi/contract/player/tables.ts';
import { type Caller, type Launch, playerOf, type Serve } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { launchTable } from './launch-table.ts';
import { listOwnRounds } from './list-own-rounds.ts';
import { openSeat } from './open-seat.ts';
import { placeBet } from './place-bet.ts';
import { proveRound, showBet } from './prove-round.ts';
import type { ChatRoom } from './chat/index.ts';
import { tableChatRoutes } from './chat/routes.ts';
import { kiteRoutes } from './kite/routes.ts';
import type { KiteRoom } from './kite/index.ts';
import type { TablesRoom } from './room.ts';
import { withdrawBets } from './withdraw-bets.ts';

/** What a token opens, which is of a table. Refuses tables.table-unknown. */
function launchOf(room: TablesRoom, { launch }: Caller): Launch {
  if (!launch) throw new Error('route serves a launch but has none');
  if (room.tables.find(launch.gameId).kind === 'kite') throw refuse('tables.table-unknown');
  return launch;
}

type Room = TablesRoom & { readonly kite: KiteRoom; readonly chat: ChatRoom };

/** The player's side. */
export function tablesRoutes(room: Room, serve: Serve): void {
  kiteRoutes(room.kite, serve);
  tableChatRoutes(room.chat, serve);
  serve.story(contract.launch, (tx, { gameId }, caller) =>
    launchTable(room, tx, { session: playerOf(caller), gameId }),
  );
  serve.direct(contract.lobby, async ({ vendor }) => {
    const cards = await room.board.cards();
    return {
      serverTime: room.clock.now().toISOString(),
      data: cards.filter((card) => vendor === undefined || card.vendor === vendor),
    };
  });
  serve.read(contract.seat, (tx, _, caller) =>
    openSeat(room, tx, { launch: launchOf(room, caller) }),
  );
  serve.direct(contract.place, (asked, caller) =>
    placeBet(room, { launch: launchOf(room, caller), key: caller.key as string, asked }),
  );
  serve.direct(contract.withdraw, ({ betIds }, caller) =>
    withdrawBets(room, { launch: launchOf(room, caller), betIds }),
  );
  serve.read(contract.history, (tx, asked, caller) =>
    listOwnRounds(room, tx, { launch: launchOf(room, caller), asked }),
  );
  serve.read(contract.proof, (tx, asked) => proveRound(room, tx, asked));
  serve.read(contract.bet, (tx, { betId }, caller) =>
    showBet(room, tx, { session: playerOf(caller), betId }),
  );
}
