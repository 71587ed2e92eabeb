import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../../kernel/caller.ts';
import type { AgentsRoom } from '../room.ts';
import { clearCarryAct, payInsteadAct } from './acts.ts';
import { recomputeOfDesk, runsOfDesk, slipOfDesk, slipsOfDesk } from './desk-runs.ts';
import { ownSlips, payOwn, showSlip } from './read-slips.ts';
import { linesOfDesk, slipLines } from './slip-lines.ts';

export function slipRoutes(room: AgentsRoom, serve: Serve): void {
  const { agentSlips: own } = playerRoutes;
  serve.read(own.slips, (tx, asked, caller) =>
    ownSlips(room, tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
  serve.read(own.slip, (tx, asked, caller) =>
    showSlip(room, tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
  serve.read(own.slipLines, (tx, asked, caller) =>
    slipLines(room, tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
  serve.story(own.paySlip, (tx, asked, caller) =>
    payOwn(room, tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
}

export function runConsoleRoutes(room: AgentsRoom, serve: Serve): void {
  const { agentRuns: desk } = consoleRoutes;
  const { proposals } = room;
  serve.read(desk.runs, (tx, asked) => runsOfDesk(tx, asked));
  serve.read(desk.slips, (tx, asked) => slipsOfDesk(tx, asked));
  serve.read(desk.slip, (tx, asked) => slipOfDesk(tx, asked));
  serve.read(desk.lines, (tx, asked) => linesOfDesk(room, tx, asked));
  serve.read(desk.recompute, (tx, asked) => recomputeOfDesk(room, tx, asked));
  serve.story(desk.payInstead, proposals.act(payInsteadAct(room)));
  serve.story(desk.clearCarry, proposals.act(clearCarryAct(room)));
}
