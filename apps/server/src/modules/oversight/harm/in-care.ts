import type { Output } from '@nokshi/contract';
import type { consoleHarmRoutes } from '@nokshi/contract/console/harm.ts';
import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { HouseActId } from '../../stakes/limits/index.ts';
import { type HarmRoom, memberOf } from './room.ts';
import { lockRow } from './store/members.ts';
import { insertStep, type StepId, type StepRow } from './store/steps.ts';

export type Nothing = Output<typeof consoleHarmRoutes.note>;
export type Asked<Wish> = {
  readonly wish: Wish & { readonly id: string };
  readonly caller: Caller;
};

/**
 * The member, in the caller's care, locked: of two acts the second waits for the first. Refuses:
 * identity.member-unknown, harm.not-in-care.
 */
export async function inCare(room: HarmRoom, tx: Tx, { wish, caller }: Asked<object>) {
  const member = await memberOf(room, tx, wish.id);
  const row = await lockRow(tx, member.memberId);
  if (row.state !== 'IN_CARE' || row.carerId !== operatorOf(caller).operatorId)
    throw refuse('harm.not-in-care');
  return member;
}

type Done = {
  readonly memberId: MemberId;
  readonly act: StepRow['act'];
  readonly words?: string | null;
  readonly facts?: StepRow['facts'];
  readonly houseAct?: HouseActId;
};

/** Records an operator's act in the member's timeline and in the audit log. */
export async function writeDown(
  room: HarmRoom,
  tx: Tx,
  { done, wish, caller }: Asked<object> & { readonly done: Done },
): Promise<void> {
  const { memberId, act, words = null, facts = {}, houseAct = null } = done;
  const { username: by } = operatorOf(caller);
  const stepId = room.ids.next<StepId>();
  const at = room.clock.now();
  await insertStep(tx, { stepId, memberId, act, at, by, words, facts, houseAct });
  const said = words === null ? facts : { ...facts, reason: words };
  await audited(room, tx, { caller, act: `harm.${act}`, object: wish.id, facts: said });
}
