import type { Input, Output } from '@nokshi/contract';
import type {
  consoleReferralRoutes as routes,
  FriendAtDesk,
} from '@nokshi/contract/console/referrals.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { PromotionsRoom } from '../room.ts';
import { friendState } from '../rules/referral.ts';
import { allCampaigns } from '../store/campaigns.ts';
import {
  earnedBy,
  type FriendShown,
  friendsBy,
  lockFriend,
  writeFriend,
} from '../store/friends.ts';
import { MOST_FRIENDS, referralFor } from './show.ts';

/** Who invited a member, and whom the member invited. Refuses identity.member-unknown. */
export async function listReferrals(
  room: PromotionsRoom,
  tx: Tx,
  { memberId: id }: Input<typeof routes.list>,
): Promise<Output<typeof routes.list>> {
  const memberId = fromWire('mbr', id);
  if (!memberId || !(await room.identity.member(tx, memberId)))
    throw refuse('identity.member-unknown');
  const friends = await room.identity.friendsOf(tx, { memberId, limit: MOST_FRIENDS });
  const rows = new Map((await friendsBy(tx, memberId)).map((row) => [row.friendId, row]));
  const names = new Map(
    (await allCampaigns(tx)).map(({ campaignId, terms }) => [campaignId, terms.name]),
  );
  const startsAt = (await referralFor(room, tx, memberId))?.startsAt ?? null;
  const now = room.clock.now();
  return {
    invitedBy: await inviterOf(room, tx, memberId),
    earned: toDecimal(await earnedBy(tx, memberId)),
    friends: friends.map(({ memberId: friendId, username, registeredAt }) => {
      const row = rows.get(friendId) ?? null;
      return {
        memberId: toWire('mbr', friendId),
        username,
        registeredAt: registeredAt.toISOString(),
        ...friendState({ now, registeredAt, startsAt, row }),
        ...countsOf(row, names),
      };
    }),
  };
}

async function inviterOf(
  room: PromotionsRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Output<typeof routes.list>['invitedBy']> {
  const invited = await room.identity.inviterOf(tx, memberId);
  const inviter = invited && (await room.identity.member(tx, invited.inviterId));
  return inviter ? { memberId: toWire('mbr', inviter.memberId), username: inviter.username } : null;
}

function countsOf(
  row: FriendShown | null,
  names: ReadonlyMap<string, string>,
): Pick<FriendAtDesk, 'counts' | 'amount' | 'clearedBy'> {
  if (!row) return { counts: null, amount: null, clearedBy: null };
  return {
    counts: {
      campaignId: toWire('cmp', row.campaignId),
      name: names.get(row.campaignId) ?? '',
      deposited: toDecimal(row.deposited),
      staked: toDecimal(row.staked),
      required: toDecimal(row.required),
    },
    amount: row.state === 'EARNED' && row.amount !== null ? toDecimal(row.amount) : null,
    clearedBy: row.clearedBy,
  };
}

/** What linked the two does not count any more. Refuses promotions.friend-unknown, friend-state. */
export async function countFriend(
  room: PromotionsRoom,
  tx: Tx,
  { input, caller }: { readonly input: Input<typeof routes.count>; readonly caller: Caller },
): Promise<void> {
  const campaignId = fromWire('cmp', input.campaignId);
  const friendId = fromWire('mbr', input.memberId);
  const friend = campaignId && friendId && (await lockFriend(tx, { campaignId, friendId }));
  if (!friend) throw refuse('promotions.friend-unknown');
  if (friend.state !== 'REFUSED' || !friend.reason?.startsWith('same-'))
    throw refuse('promotions.friend-state');
  const at = room.clock.now();
  const { username: clearedBy } = operatorOf(caller);
  await writeFriend(tx, friend, { state: 'STAKED', at, askAt: at, clearedBy });
  await audited(room, tx, {
    caller,
    act: 'promotions.count-friend',
    object: toWire('mbr', friend.inviterId),
    facts: { friend: input.memberId, campaign: input.campaignId, reason: input.reason },
  });
}
