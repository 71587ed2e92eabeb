import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { listAffiliates, makeAffiliate, turnAffiliate } from './affiliate-codes.ts';
import { tellConsolidated } from './consolidated.ts';
import { memberLine } from './read-line.ts';
import { deskTransfers, ownTransfers } from './read-transfers.ts';
import { rebateConsoleRoutes } from './rebates/desk-rebates.ts';
import { contractConsoleRoutes, contractRoutes } from './contracts/routes.ts';
import type { AgentsRoom } from './room.ts';
import { sendTransfer } from './send-transfer.ts';
import { runConsoleRoutes, slipRoutes } from './settlement/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { tellTerms } from './tell-terms.ts';

export function agentsRoutes(room: AgentsRoom, serve: Serve): void {
  contractRoutes(room, serve);
  slipRoutes(room, serve);
  teamRoutes(room, serve);
  const { teamTransfers: own, agents } = playerRoutes;
  serve.read(agents.consolidated, (tx, _, caller) =>
    tellConsolidated(room, tx, playerOf(caller).memberId),
  );
  serve.read(own.terms, (tx, _, caller) => tellTerms(room, tx, playerOf(caller).memberId));
  serve.prepared(own.send, (wish, caller) => {
    if (!caller.key) throw refuse('edge.key-missing');
    return sendTransfer(room, { caller, key: caller.key, wish });
  });
  serve.read(own.list, (tx, asked, caller) =>
    ownTransfers(room, tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
}

export function agentsConsoleRoutes(room: AgentsRoom, serve: Serve): void {
  contractConsoleRoutes(room, serve);
  runConsoleRoutes(room, serve);
  rebateConsoleRoutes(room, serve);
  const { affiliates, teamTransfers: desk } = consoleRoutes;
  serve.read(affiliates.affiliates, (tx, asked) => listAffiliates(room, tx, asked));
  serve.story(affiliates.make, async (tx, asked, caller) => {
    await makeAffiliate(room, tx, { ...asked, caller });
    return {};
  });
  serve.story(affiliates.turn, async (tx, asked, caller) => {
    await turnAffiliate(room, tx, { ...asked, caller });
    return {};
  });
  serve.read(desk.list, (tx, asked) => deskTransfers(room, tx, asked));
  serve.read(desk.line, (tx, asked) => memberLine(room, tx, asked));
}
