import type { Output } from '@nokshi/contract';
import type { Friend, referralRoutes as routes } from '@nokshi/contract/player/referral.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import type { PromotionsRoom } from '../room.ts';
import { FRIEND_DAYS, friendState, friendUntil, percentOf } from '../rules/referral.ts';
import { type CampaignRow, campaignsInForce } from '../store/campaigns.ts';
import { countEarned, earnedBy, type FriendShown, friendsBy } from '../store/friends.ts';

/** Friends of one list. */
export const MOST_FRIENDS = 100;

/** The referral promotion that runs for a member; one whose friends are all used up as well. */
export async function referralFor(
  room: PromotionsRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<CampaignRow | null> {
  const running = await campaignsInForce(tx, { at: room.clock.now(), trigger: 'referral' });
  for (const campaign of running) {
    const why = await whyNotFor(room, tx, { campaign, memberId });
    if (why === null || why === 'promotions.taken' || why === 'promotions.day-used')
      return campaign;
  }
  return null;
}

/** What inviting brings, how far each friend is, and what was earned. Checklist MC-013. */
export async function showFriends(
  room: PromotionsRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof routes.friends>> {
  const { memberId } = playerOf(caller);
  const campaign = await referralFor(room, tx, memberId);
  const friends = await room.identity.friendsOf(tx, { memberId, limit: MOST_FRIENDS });
  const rows = new Map((await friendsBy(tx, memberId)).map((row) => [row.friendId, row]));
  const now = room.clock.now();
  return {
    promotion: campaign && (await promotionOf(tx, { campaign, memberId })),
    earned: toDecimal(await earnedBy(tx, memberId)),
    friends: friends.map(({ memberId: friendId, username, registeredAt }) =>
      wireOf(
        { username, registeredAt },
        { row: rows.get(friendId) ?? null, startsAt: campaign?.startsAt ?? null, now },
      ),
    ),
  };
}

async function promotionOf(
  tx: Tx,
  { campaign, memberId }: { readonly campaign: CampaignRow; readonly memberId: MemberId },
): Promise<Output<typeof routes.friends>['promotion']> {
  const { campaignId, terms } = campaign;
  return {
    promotionId: toWire('cmp', campaignId),
    title: terms.title,
    trigger: terms.trigger,
    reward: terms.reward,
    endsAt: terms.endsAt,
    days: FRIEND_DAYS,
    counted: await countEarned(tx, { campaignId, inviterId: memberId }),
  };
}

function wireOf(
  { username, registeredAt }: { readonly username: string; readonly registeredAt: Date },
  of: { readonly row: FriendShown | null; readonly startsAt: Date | null; readonly now: Date },
): Friend {
  const { row, startsAt, now } = of;
  const { state, reason } = friendState({ now, registeredAt, startsAt, row });
  const counts = state === 'staking' || (state === 'registered' && startsAt !== null);
  return {
    name: maskName(username),
    registeredAt: registeredAt.toISOString(),
    state,
    percent: row && percentOf(row),
    until: counts ? friendUntil(registeredAt).toISOString() : null,
    amount: row?.state === 'EARNED' && row.amount !== null ? toDecimal(row.amount) : null,
    reason,
  };
}
