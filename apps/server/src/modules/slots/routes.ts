import { fairnessRoutes } from '@nokshi/contract/player/fairness.ts';
import { slotsRoutes as contract } from '@nokshi/contract/player/slots.ts';
import { parseAmount } from '@nokshi/money';
import { type Caller, type Launch, playerOf, type Serve } from '../../kernel/caller.ts';
import { refuse } from '../../kernel/refusal.ts';
import { launchGame } from './launch-game.ts';
import { markRoundShown } from './mark-round-shown.ts';
import { openTable } from './open-table.ts';
import { proveRound } from './prove-round.ts';
import type { SlotsRoom } from './room.ts';
import { spin } from './spin.ts';

const launchOf = (caller: Caller): Launch => {
  if (!caller.launch) throw new Error('route serves a launch but has none');
  return caller.launch;
};

export const slotsRoutes = (room: SlotsRoom, serve: Serve) => {
  serve.story(contract.launch, (tx, { gameId }, caller) =>
    launchGame(room, tx, { session: playerOf(caller), gameId }),
  );
  serve.read(contract.table, (tx, _, caller) => openTable(room, tx, { launch: launchOf(caller) }));
  serve.direct(contract.spin, (input, caller) => {
    const stake = parseAmount(input.stake);
    if (stake === null) throw refuse('slots.stake-not-offered', { field: 'stake' });
    if (!caller.key) throw refuse('edge.key-missing');
    return spin(room, { launch: launchOf(caller), key: caller.key, stake });
  });
  serve.story(contract.shown, (tx, { roundId }, caller) =>
    markRoundShown(room, tx, { launch: launchOf(caller), roundId }),
  );
  serve.read(fairnessRoutes.round, (tx, { roundId }, caller) =>
    proveRound(room, tx, { memberId: playerOf(caller).memberId, roundId }),
  );
};
