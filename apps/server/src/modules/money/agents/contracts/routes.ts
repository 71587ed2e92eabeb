import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../../kernel/caller.ts';
import type { AgentsRoom } from '../room.ts';
import { answerContract } from './answer.ts';
import { listContracts, showDeskContract, simulateTerms } from './desk.ts';
import { answerEnd, endAct, offerAct, withdrawOffer } from './house-acts.ts';
import { offerContract } from './offer.ts';
import { ownContracts, ownRequests, tellAssignable } from './read-contracts.ts';
import { previewOffer, showContract } from './show-contract.ts';

export function contractRoutes(room: AgentsRoom, serve: Serve): void {
  const { agentContracts: own } = playerRoutes;
  serve.read(own.list, (tx, asked, caller) =>
    ownContracts(tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
  serve.read(own.requests, (tx, _, caller) =>
    ownRequests(room, tx, { memberId: playerOf(caller).memberId }),
  );
  serve.read(own.show, (tx, asked, caller) =>
    showContract(room, tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
  serve.read(own.assignable, (tx, asked, caller) =>
    tellAssignable(room, tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
  serve.read(own.preview, (tx, wish, caller) =>
    previewOffer(room, tx, { session: playerOf(caller), wish }),
  );
  serve.prepared(own.offer, (wish, caller) => offerContract(room, { wish, caller }));
  serve.prepared(own.processDividend, (answer, caller) =>
    answerContract(room, { kind: 'dividend', answer, caller }),
  );
  serve.prepared(own.processDaily, (answer, caller) =>
    answerContract(room, { kind: 'daily', answer, caller }),
  );
  serve.prepared(own.processHourly, (answer, caller) =>
    answerContract(room, { kind: 'hourly', answer, caller }),
  );
  serve.prepared(own.processRealTime, (answer, caller) =>
    answerContract(room, { kind: 'real-time', answer, caller }),
  );
}

export function contractConsoleRoutes(room: AgentsRoom, serve: Serve): void {
  const { agentContracts: desk } = consoleRoutes;
  const { proposals } = room;
  serve.read(desk.list, (tx, asked) => listContracts(room, tx, asked));
  serve.read(desk.show, (tx, asked) => showDeskContract(room, tx, asked));
  serve.read(desk.simulate, (tx, asked) => simulateTerms(room, tx, asked));
  serve.story(desk.offer, proposals.act(offerAct(room)));
  serve.story(desk.withdraw, async (tx, asked, caller) => {
    await withdrawOffer(room, tx, { ...asked, caller });
    return {};
  });
  serve.story(desk.end, proposals.act(endAct(room)));
  serve.story(desk.answerEnd, async (tx, asked, caller) => {
    await answerEnd(room, tx, { ...asked, caller });
    return {};
  });
}
