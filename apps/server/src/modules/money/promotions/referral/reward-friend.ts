import { FRIEND_REASONS, type FriendReason } from '@nokshi/contract/player/referral.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { grantBy } from '../campaigns/grant-by.ts';
import { takeGrant } from '../grants/take-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { isPassing, tierOf } from '../rules/referral.ts';
import { campaignById, type CampaignRow } from '../store/campaigns.ts';
import { countEarned, type FriendRow, lockFriend, writeFriend } from '../store/friends.ts';
import { friendLinked, linkedAsked } from '../topics.ts';

const DAY_MS = 86_400_000;

/**
 * Who invited gets what a friend brings who staked enough: the tier that the number of friends reaches.
 * Not for a friend who shares an account, a browser or an address with who invited: the risk desk has
 * both then. What may be different tomorrow is tried again, until the friend's time is over.
 */
export async function rewardFriend(room: PromotionsRoom, tx: Tx, due: FriendRow): Promise<void> {
  const { inviterId, friendId, campaignId } = due;
  await room.turnover.lockMemberFunds(tx, inviterId);
  const friend = await lockFriend(tx, due);
  if (friend?.state !== 'STAKED') return;
  const at = room.clock.now();
  const linked = friend.clearedBy === null ? await linkOf(room, tx, friend) : null;
  if (linked) {
    await writeFriend(tx, due, { state: 'REFUSED', reason: linked, at });
    await room.events.emit(tx, friendLinked, { inviterId, friendId });
    return;
  }
  const campaign = await campaignById(tx, campaignId);
  const reason = campaign ? await grantFor(room, tx, { campaign, friend }) : 'closed';
  if (reason === null) return void (await writeFriend(tx, due, { state: 'EARNED', at }));
  const isPaused = campaign?.state === 'PAUSED';
  const again = (isPaused || isPassing(reason)) && friend.until > at;
  await writeFriend(
    tx,
    due,
    again
      ? { state: 'STAKED', reason, at, askAt: new Date(at.getTime() + DAY_MS) }
      : { state: 'REFUSED', reason, at },
  );
}

/** What the two share; the first answer of who knows. */
async function linkOf(
  room: PromotionsRoom,
  tx: Tx,
  { inviterId, friendId }: FriendRow,
): Promise<FriendReason | null> {
  const answers = await room.events.emit(tx, linkedAsked, { inviterId, friendId });
  return answers.find((link) => link !== null) ?? null;
}

/** Makes and pays the grant; answers why there is none. */
async function grantFor(
  room: PromotionsRoom,
  tx: Tx,
  { campaign, friend }: { readonly campaign: CampaignRow; readonly friend: FriendRow },
): Promise<FriendReason | null> {
  const { trigger } = campaign.terms;
  if (trigger.kind !== 'referral') return 'closed';
  const nth = (await countEarned(tx, friend)) + 1;
  const granted = await grantBy(room, tx, {
    campaign,
    memberId: friend.inviterId,
    fact: () => `friend ${friend.friendId}`,
    amount: tierOf(trigger.tiers, nth),
    ranAt: friend.depositedAt,
  });
  if ('grant' in granted) {
    await takeGrant(room, tx, granted.grant);
    return null;
  }
  const { refused } = granted;
  if (refused === 'known') return null;
  return FRIEND_REASONS.find((reason) => refused === `promotions.${reason}`) ?? 'closed';
}
