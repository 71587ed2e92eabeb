import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { type DepositCredited, depositCredited } from '../../cashier/index.ts';
import { referralAsked } from '../../../people/identity/index.ts';
import type { Batches } from '../../../stakes/wagers/index.ts';
import type { PromotionsRoom } from '../room.ts';
import { minorOf } from '../rules/amount-of.ts';
import { friendUntil, requiredOf } from '../rules/referral.ts';
import { campaignsInForce } from '../store/campaigns.ts';
import { addStaked, friendsDue, insertFriend } from '../store/friends.ts';
import { rewardFriend } from './reward-friend.ts';
import { referralFor } from './show.ts';

const FOLLOW = 'promotions.follow-friends';
const REWARD = 'promotions.reward-friends';
/** Friends of one run. */
const AT_ONCE = 100;

/** A friend's deposit that counts, what the friend stakes after it, and the reward of who invited. */
export function followFriends(room: PromotionsRoom): void {
  room.events.on(depositCredited, (tx, deposit) => noteDeposit(room, tx, deposit));
  room.events.on(referralAsked, async (tx, memberId) =>
    Boolean(await referralFor(room, tx, memberId)),
  );
  room.wagers.follow(FOLLOW, (tx, batches) => countStaked(room, tx, batches));
  room.jobs.registerOutside(REWARD, () => rewardFriends(room));
  room.jobs.schedule(REWARD, '* * * * *');
}

/** What was played before there were friends counts for none. */
export const friendsFromNow = (room: PromotionsRoom, tx: Tx): Promise<void> =>
  room.wagers.followFromNow(tx, FOLLOW);

/** The first deposit that is large enough, of each campaign that ran when the friend registered. */
async function noteDeposit(
  room: PromotionsRoom,
  tx: Tx,
  { memberId: friendId, amount }: DepositCredited,
): Promise<void> {
  const at = room.clock.now();
  const running = await campaignsInForce(tx, { at, trigger: 'referral' });
  if (running.length === 0) return;
  const invited = await room.identity.inviterOf(tx, friendId);
  if (!invited) return;
  const { inviterId, registeredAt } = invited;
  const until = friendUntil(registeredAt);
  if (until <= at) return;
  for (const { campaignId, terms, startsAt } of running) {
    const { trigger } = terms;
    if (trigger.kind !== 'referral' || amount < minorOf(trigger.firstDeposit)) continue;
    if (!startsAt || registeredAt < startsAt) continue;
    await insertFriend(tx, {
      campaignId,
      friendId,
      inviterId,
      registeredAt,
      depositedAt: at,
      deposited: amount,
      required: requiredOf(trigger, amount),
      until,
    });
  }
}

/** Own money alone: what a bonus stakes counts for nobody's reward. */
async function countStaked(room: PromotionsRoom, tx: Tx, batches: Batches): Promise<void> {
  const plays = new Map<MemberId, bigint>();
  for (const { memberId, valid } of await room.wagers.cashValidIn(tx, batches))
    plays.set(memberId, (plays.get(memberId) ?? 0n) + valid);
  if (plays.size > 0) await addStaked(tx, { plays, at: room.clock.now() });
}

/** Each in its own transaction. */
async function rewardFriends(room: PromotionsRoom): Promise<void> {
  const at = room.clock.now();
  const due = await room.db.read((tx) => friendsDue(tx, at, AT_ONCE));
  for (const friend of due) await room.db.tx((tx) => rewardFriend(room, tx, friend));
}
