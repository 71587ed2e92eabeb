import { playerRoutes } from '@nokshi/contract';
import { type Caller, type Launch, playerOf, type Serve } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { actInRound } from './act.ts';
import { beginRound } from './begin.ts';
import { launchGame } from './launch-game.ts';
import { openTable } from './open-table.ts';
import type { InstantsRoom } from './room.ts';
import { listRounds, showRound } from './show-rounds.ts';

const { instants } = playerRoutes;

const launchOf = (caller: Caller): Launch => {
  if (!caller.launch) throw new Error('route serves a launch but has none');
  return caller.launch;
};

/** The player's side. */
export function instantsRoutes(room: InstantsRoom, serve: Serve): void {
  serve.story(instants.launch, (tx, { gameId }, caller) =>
    launchGame(room, tx, { session: playerOf(caller), gameId }),
  );
  serve.direct(instants.table, (_, caller) => openTable(room, launchOf(caller)));
  serve.direct(instants.begin, ({ bet }, caller) => {
    if (!caller.key) throw refuse('edge.key-missing');
    return beginRound(room, { launch: launchOf(caller), key: caller.key, bet });
  });
  serve.direct(instants.act, ({ roundId, act }, caller) =>
    actInRound(room, { launch: launchOf(caller), roundId, act }),
  );
  serve.read(instants.history, (tx, asked, caller) =>
    listRounds(room, tx, { launch: launchOf(caller), asked }),
  );
  serve.read(instants.round, (tx, { roundId }, caller) =>
    showRound(room, tx, { memberId: playerOf(caller).memberId, roundId }),
  );
}
