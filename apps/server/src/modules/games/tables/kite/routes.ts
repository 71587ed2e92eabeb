import { playerRoutes } from '@nokshi/contract';
import {
  type Caller,
  type PlayerSession,
  playerOf,
  type Serve,
} from '../../../../kernel/caller.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { launchFrame } from '../launch-table.ts';
import { openSeat } from './open-seat.ts';
import { listBets, showBet } from './own-bets.ts';
import { placeBet } from './place-bet.ts';
import { proveFlight } from './prove-flight.ts';
import type { KiteRoom } from './room.ts';
import { KITE } from './rules/flight.ts';
import { lastPlacedAt } from './store/bets.ts';
import { takeBet } from './take.ts';
import { withdrawBet } from './withdraw-bet.ts';

/** A token of another game opens no kite. Refuses tables.table-closed. */
function sessionOf({ launch }: Caller): PlayerSession {
  if (!launch) throw new Error('route serves a launch but has none');
  if (launch.gameId !== KITE) throw refuse('tables.table-closed');
  return launch.session;
}

/** The player's side of the kite. */
export function kiteRoutes(room: KiteRoom, serve: Serve): void {
  const { kite } = playerRoutes;
  serve.story(kite.launch, (tx, { gameId }, caller) => {
    if (gameId !== KITE) throw refuse('catalogue.game-unknown');
    const opened = { session: playerOf(caller), gameId, frame: '/frame/kite.html', lastPlacedAt };
    return launchFrame(room, tx, opened);
  });
  serve.read(kite.seat, (tx, _, caller) => openSeat(room, tx, { session: sessionOf(caller) }));
  serve.direct(kite.place, (asked, caller) => {
    if (!caller.key) throw refuse('edge.key-missing');
    return placeBet(room, { session: sessionOf(caller), key: caller.key, asked });
  });
  serve.direct(kite.withdraw, ({ betId }, caller) =>
    withdrawBet(room, { session: sessionOf(caller), betId }),
  );
  serve.direct(kite.take, async ({ betId }, caller) => ({
    bet: await takeBet(room, { session: sessionOf(caller), betId }),
  }));
  serve.read(kite.history, (tx, asked, caller) =>
    listBets(room, tx, { session: sessionOf(caller), asked }),
  );
  serve.read(kite.proof, (tx, asked) => proveFlight(room, tx, asked));
  serve.read(kite.bet, (tx, { betId }, caller) =>
    showBet(room, tx, { session: playerOf(caller), betId }),
  );
}
