import { playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { answerSlip } from './answer-slip.ts';
import { chaseRoutes } from './chases/routes.ts';
import { cancelBet } from './cancel-bet.ts';
import {
  gameAnswer,
  issuesAnswer,
  lastAnswer,
  menuAnswer,
  openedAnswer,
  recentAnswer,
  regionAnswer,
} from './cards.ts';
import { listBets, showTicket } from './list-bets.ts';
import { proveIssue } from './prove-issue.ts';
import type { LotteryRoom } from './room.ts';

const { lottery } = playerRoutes;

/** The player's side. */
export function lotteryRoutes(room: LotteryRoom, serve: Serve): void {
  serve.direct(lottery.menu, () => menuAnswer(room));
  serve.direct(lottery.recent, (_, caller) => recentAnswer(room, playerOf(caller)));
  serve.direct(lottery.region, (asked) => regionAnswer(room, asked));
  serve.read(lottery.openedGame, (tx, asked) => openedAnswer(room, tx, asked));
  serve.read(lottery.opened, (tx) => lastAnswer(room, tx));
  serve.read(lottery.game, (tx, { gameCode }, { session }) =>
    gameAnswer(room, tx, { gameCode, session }),
  );
  serve.read(lottery.issues, (tx, asked) => issuesAnswer(room, tx, asked));
  serve.read(lottery.proof, (tx, asked) => proveIssue(room, tx, asked));
  serve.direct(lottery.sides, ({ gameCode }) => room.sides.count(gameCode));
  serve.direct(lottery.place, (asked, caller) =>
    answerSlip(room, { session: playerOf(caller), key: caller.key as string, asked }),
  );
  serve.read(lottery.bets, (tx, asked, caller) =>
    listBets(room, tx, { session: playerOf(caller), asked }),
  );
  serve.read(lottery.ticket, (tx, { betId }, caller) =>
    showTicket(room, tx, { session: playerOf(caller), betId }),
  );
  serve.direct(lottery.cancel, ({ betId }, caller) =>
    cancelBet(room, { session: playerOf(caller), betId }),
  );
  chaseRoutes(room, serve);
}
