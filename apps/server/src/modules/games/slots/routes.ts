import { consoleSlotsRoutes } from '@nokshi/contract/console/slots.ts';
import { fairnessRoutes } from '@nokshi/contract/player/fairness.ts';
import { slotsRoutes as contract } from '@nokshi/contract/player/slots.ts';
import { parseAmount } from '@nokshi/money';
import { type Caller, type Launch, playerOf, type Serve } from '../../../kernel/caller.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { switchAct } from './switch-pots.ts';
import { termsAct } from './change-terms.ts';
import { checkMeters } from './check-meters.ts';
import { closeAlarm, showAlarms } from './close-alarm.ts';
import { launchGame } from './launch-game.ts';
import { listJackpots } from './list-jackpots.ts';
import { markRoundShown } from './mark-round-shown.ts';
import { openTable } from './open-table.ts';
import { proveDraw, tellDraws, tellEntrants } from './prove-draw.ts';
import { proveRound } from './prove-round.ts';
import type { SlotsRoom } from './room.ts';
import { spin } from './spin.ts';
import { listSurveyed, showSurveyed } from './survey-desk.ts';

const launchOf = (caller: Caller): Launch => {
  if (!caller.launch) throw new Error('route serves a launch but has none');
  return caller.launch;
};

export const slotsRoutes = (room: SlotsRoom, serve: Serve) => {
  serve.story(contract.launch, (tx, { gameId }, caller) =>
    launchGame(room, tx, { session: playerOf(caller), gameId }),
  );
  serve.read(contract.table, (tx, _, caller) => openTable(room, tx, { launch: launchOf(caller) }));
  serve.direct(contract.pots, () => room.pots.shown());
  serve.read(contract.draws, (tx, asked) => tellDraws(room, tx, asked));
  serve.read(contract.draw, (tx, asked) => proveDraw(room, tx, asked));
  serve.read(contract.entrants, (tx, asked) => tellEntrants(tx, asked));
  serve.direct(contract.spin, (input, caller) => {
    const stake = parseAmount(input.stake);
    if (stake === null) throw refuse('slots.stake-not-offered', { field: 'stake' });
    if (!caller.key) throw refuse('edge.key-missing');
    const grantId = input.freeRounds ? fromWire('frg', input.freeRounds) : null;
    return spin(room, { launch: launchOf(caller), key: caller.key, stake, grantId });
  });
  serve.story(contract.shown, (tx, { roundId }, caller) =>
    markRoundShown(room, tx, { launch: launchOf(caller), roundId }),
  );
  serve.read(fairnessRoutes.round, (tx, { roundId }, caller) =>
    proveRound(room, tx, { memberId: playerOf(caller).memberId, roundId }),
  );
};

/** The desk of slots: no call here reaches an outcome. */
export const slotsConsoleRoutes = (room: SlotsRoom, serve: Serve) => {
  const desk = consoleSlotsRoutes;
  serve.read(desk.desk, (tx, asked) => listSurveyed(room, tx, asked));
  serve.read(desk.game, (tx, asked) => showSurveyed(room, tx, asked));
  serve.read(desk.check, (tx) => checkMeters(room, tx));
  serve.read(desk.alarms, (tx) => showAlarms(tx));
  serve.story(desk.closeAlarm, (tx, asked, caller) => closeAlarm(room, tx, { asked, caller }));
  serve.read(desk.jackpots, (tx, asked) => listJackpots(room, tx, asked));
  serve.story(desk.terms, room.proposals.act(termsAct(room)));
  serve.story(desk.switch, room.proposals.act(switchAct(room)));
};
