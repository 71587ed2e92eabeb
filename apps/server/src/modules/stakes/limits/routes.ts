import { consoleMemberRoutes } from '@nokshi/contract/console/members-money.ts';
import { consoleProtectionRoutes as desk } from '@nokshi/contract/console/protection.ts';
import { limitsRoutes as contract } from '@nokshi/contract/player/limits.ts';
import { parseAmount } from '@nokshi/money';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { comeBack } from './come-back.ts';
import { confirmLimit } from './confirm-limit.ts';
import { protection } from './protection.ts';
import { excludeSelf, takeTimeOut } from './restrict-self.ts';
import type { Limits } from './index.ts';
import { answerPrompt, showPrompt } from './prompt.ts';
import { setLimit, setRealityCheck } from './set-limit.ts';
import { profileAct, showProfile } from './set-profile.ts';
import { acknowledge, showStretch } from './stretch.ts';
import { withdrawLimitChange } from './withdraw-limit-change.ts';

export const limitsRoutes = ({ room }: Limits, serve: Serve) => {
  serve.read(contract.protection, (tx, _, caller) =>
    protection(room, tx, { memberId: playerOf(caller).memberId }),
  );
  serve.story(contract.setLimit, (tx, input, caller) => {
    const amount = input.amount === null ? null : parseAmount(input.amount);
    return setLimit(room, tx, { ...input, memberId: playerOf(caller).memberId, amount });
  });
  serve.story(contract.setTimeLimit, (tx, { period, minutes }, caller) => {
    const amount = minutes === null ? null : BigInt(minutes);
    const { memberId } = playerOf(caller);
    return setLimit(room, tx, { memberId, kind: 'time', period, amount });
  });
  serve.story(contract.setRealityCheck, (tx, { minutes }, caller) =>
    setRealityCheck(room, tx, { memberId: playerOf(caller).memberId, minutes }),
  );
  serve.read(contract.stretch, (tx, _, caller) =>
    showStretch(room, tx, { memberId: playerOf(caller).memberId }),
  );
  serve.story(contract.acknowledge, (tx, _, caller) =>
    acknowledge(room, tx, { memberId: playerOf(caller).memberId }),
  );
  serve.read(contract.prompt, (tx, { place }, caller) =>
    showPrompt(room, tx, { memberId: playerOf(caller).memberId, place }),
  );
  serve.story(contract.answerPrompt, (tx, { prompt }, caller) =>
    answerPrompt(room, tx, { memberId: playerOf(caller).memberId, prompt }),
  );
  serve.story(contract.comeBack, (tx, _, caller) =>
    comeBack(room, tx, { memberId: playerOf(caller).memberId }),
  );
  serve.story(contract.confirmLimit, (tx, { id }, caller) =>
    confirmLimit(room, tx, { memberId: playerOf(caller).memberId, id }),
  );
  serve.story(contract.withdrawLimitChange, (tx, { id }, caller) =>
    withdrawLimitChange(room, tx, { memberId: playerOf(caller).memberId, id }),
  );
  serve.story(contract.excludeSelf, (tx, { months }, caller) =>
    excludeSelf(room, tx, { session: playerOf(caller), months }),
  );
  serve.story(contract.takeTimeOut, (tx, { hours }, caller) =>
    takeTimeOut(room, tx, { session: playerOf(caller), hours }),
  );
  serve.read(desk.profile, (tx) => showProfile(tx));
  serve.story(desk.setProfile, room.proposals.act(profileAct(room)));
  serve.read(consoleMemberRoutes.limits, async (tx, { id }) => {
    const memberId = fromWire('mbr', id);
    if (!memberId || !(await room.identity.member(tx, memberId)))
      throw refuse('identity.member-unknown');
    return protection(room, tx, { memberId });
  });
};
