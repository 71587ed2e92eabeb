import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../../kernel/caller.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { forWhom } from '../../../../kernel/for-whom.ts';
import type { CashierRoom } from '../room.ts';
import { answerWithdrawal } from './answer.ts';
import { approveAct } from './approve.ts';
import { deskWithdrawal, deskWithdrawals } from './desk.ts';
import { addPayee, removePayee } from './payees.ts';
import { ownWithdrawals, readWithdrawal } from './read.ts';
import { requestWithdrawal } from './request.ts';
import { resolveAct } from './resolve.ts';
import { termsAct } from './set-terms.ts';
import { minutesToAnswer, tellTerms } from './terms.ts';
import { payAgain, payByHand, rejectWithdrawal } from './desk-acts.ts';

export function withdrawalRoutes(room: CashierRoom, serve: Serve): void {
  const { withdrawals: own } = playerRoutes;
  serve.read(own.terms, (tx, _, caller) => tellTerms(room, tx, playerOf(caller).memberId));
  serve.prepared(own.addPayee, (wish, caller) => addPayee(room, { caller, wish }));
  serve.story(own.removePayee, (tx, { id }, caller) =>
    removePayee(room, tx, { memberId: playerOf(caller).memberId, id }),
  );
  serve.prepared(own.request, (wish, caller) => {
    if (!caller.key) throw refuse('edge.key-missing');
    return requestWithdrawal(room, { caller, key: caller.key, wish });
  });
  serve.read(own.list, (tx, asked, caller) =>
    ownWithdrawals(room, tx, { ...asked, memberId: playerOf(caller).memberId }),
  );
  serve.read(own.one, (tx, { id }, caller) =>
    readWithdrawal(room, tx, { memberId: playerOf(caller).memberId, id }),
  );
  serve.prepared(own.answer, (wish, caller) =>
    answerWithdrawal(room, { memberId: playerOf(caller).memberId, wish, who: forWhom(caller) }),
  );

  const { withdrawals: desk } = consoleRoutes;
  const { act } = room.proposals;
  serve.read(desk.list, (tx, asked) => deskWithdrawals(room, tx, asked));
  serve.read(desk.one, (tx, { id }) => deskWithdrawal(room, tx, id));
  serve.story(desk.approve, act(approveAct(room)));
  serve.story(desk.reject, (tx, wish, caller) => rejectWithdrawal(room, tx, { wish, caller }));
  serve.story(desk.paid, (tx, wish, caller) => payByHand(room, tx, { wish, caller }));
  serve.story(desk.again, (tx, wish, caller) => payAgain(room, tx, { wish, caller }));
  serve.story(desk.resolve, act(resolveAct(room)));
  serve.read(desk.terms, async (tx) => ({ confirmMinutes: await minutesToAnswer(room, tx) }));
  serve.story(desk.setTerms, act(termsAct(room)));
}
