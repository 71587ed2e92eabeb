import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../../kernel/caller.ts';
import type { LotteryRoom } from '../room.ts';
import { showExposure } from './exposure-board.ts';
import { listGames } from './list-games.ts';
import { listIssues, showIssue } from './list-issues.ts';
import { setBaseAct, showBase } from './member-base.ts';
import { confirmEntered, correctAct, enterResult, listResults } from './results.ts';
import { saveAct } from './save-game.ts';
import { voidAct } from './void-issue.ts';

/** No call here changes what an issue of the house draws. */
export function lotteryConsoleRoutes(room: LotteryRoom, serve: Serve): void {
  const { lottery, memberBase } = consoleRoutes;
  const { proposals } = room;
  serve.read(lottery.games, (tx) => listGames(room, tx));
  serve.story(lottery.saveGame, proposals.act(saveAct(room)));
  serve.read(lottery.issues, (tx, asked) => listIssues(room, tx, asked));
  serve.read(lottery.issue, (tx, asked) => showIssue(room, tx, asked));
  serve.story(lottery.voidIssue, proposals.act(voidAct(room)));
  serve.direct(lottery.exposure, (asked) => showExposure(room, asked));
  serve.read(lottery.results, (tx, _, caller) => listResults(room, tx, caller));
  serve.story(lottery.enterResult, (tx, asked, caller) => enterResult(room, tx, { asked, caller }));
  serve.story(lottery.confirmResult, (tx, asked, caller) =>
    confirmEntered(room, tx, { asked, caller }),
  );
  serve.story(lottery.correctResult, proposals.act(correctAct(room)));
  serve.read(memberBase.show, (tx, asked) => showBase(room, tx, asked));
  serve.story(memberBase.set, proposals.act(setBaseAct(room)));
}
