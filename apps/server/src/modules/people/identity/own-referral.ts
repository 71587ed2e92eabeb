import type { Output } from '@nokshi/contract';
import type { referralRoutes } from '@nokshi/contract/player/referral.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Insides } from './room.ts';
import { invitedBy } from './store/line.ts';

/** A member's code is their username; who it brought is counted. Checklist MC-013, E-100. */
export async function ownReferral(
  room: Insides,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof referralRoutes.own>> {
  const { username: code } = playerOf(caller);
  const { brandId } = room.site.brand();
  const { members, firstAt, lastAt } = await invitedBy(tx, { brandId, code });
  return {
    on: room.site.flag('REFERRAL3'),
    code,
    members,
    firstAt: firstAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
  };
}
