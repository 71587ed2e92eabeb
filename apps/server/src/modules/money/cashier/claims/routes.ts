import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../../kernel/caller.ts';
import { forWhom } from '../../../../kernel/for-whom.ts';
import type { CashierRoom } from '../room.ts';
import { answerComplaintAct, refuseClaim } from './answer.ts';
import { creditClaimAct } from './credit-claim.ts';
import { deskClaim, deskClaims } from './desk.ts';
import { claimsOf, fileClaim } from './file-claim.ts';
import { claimTermsAct, hoursToAnswer } from './terms.ts';

export function claimRoutes(room: CashierRoom, serve: Serve): void {
  const { claims: own } = playerRoutes;
  serve.read(own.about, (tx, { about: id }, caller) =>
    claimsOf(room, tx, { memberId: playerOf(caller).memberId, id }),
  );
  serve.prepared(own.file, (wish, caller) =>
    fileClaim(room, { memberId: playerOf(caller).memberId, wish, who: forWhom(caller) }),
  );
  const { claims: desk } = consoleRoutes;
  const { act } = room.proposals;
  serve.read(desk.list, (tx, asked) => deskClaims(room, tx, asked));
  serve.read(desk.one, (tx, { id }) => deskClaim(room, tx, id));
  serve.story(desk.credit, act(creditClaimAct(room)));
  serve.story(desk.refuse, (tx, wish, caller) => refuseClaim(room, tx, { wish, caller }));
  serve.story(desk.answerComplaint, act(answerComplaintAct(room)));
  serve.read(desk.terms, async (tx) => ({ answerHours: await hoursToAnswer(tx) }));
  serve.story(desk.setTerms, act(claimTermsAct(room)));
}
