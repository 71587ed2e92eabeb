import type { Output } from '@nokshi/contract';
import type { wheelRoutes as routes } from '@nokshi/contract/player/wheel.ts';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { MAPPING_VERSION } from '@nokshi/house-math/fairness/random.ts';
import { spinWheel } from '@nokshi/house-math/wheel/spin-wheel.ts';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, PromotionGrantId, SpinId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { takeGrant } from '../grants/take-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { minorOf } from '../rules/amount-of.ts';
import { meanOf } from '../rules/wheel.ts';
import { lockCampaign } from '../store/campaigns.ts';
import { insertSpin } from '../store/wheels.ts';
import { canPay, countSpins, leftOf, type Wheel, wheelOf, wheelOfWire, wireSpin } from './show.ts';

/**
 * Spins a wheel with the next nonce of the member's seed, and pays in the same commit. The campaign is locked
 * before, so that what the largest segment pays is there, however many spin. Refuses as its route says.
 */
export async function spin(
  room: PromotionsRoom,
  tx: Tx,
  { promotionId, caller }: { readonly promotionId: string; readonly caller: Caller },
): Promise<Output<typeof routes.spin>> {
  const { memberId } = playerOf(caller);
  const { campaignId } = (await wheelOfWire(tx, { promotionId })).campaign;
  await room.turnover.lockMemberFunds(tx, memberId);
  const campaign = await lockCampaign(tx, campaignId);
  const wheel = campaign && wheelOf(campaign);
  if (!wheel) throw refuse('promotions.unknown');
  const counted = await mustBeFree(room, tx, { wheel, memberId });
  const { trigger } = wheel;
  const { seedId, serverSeed, clientSeed, nextNonce: nonce } = await takeNonce(room, tx, memberId);
  const segment = spinWheel(hmacRandom({ serverSeed, clientSeed, nonce }), trigger.segments);
  const amount = minorOf(trigger.segments[segment]?.amount ?? '0');
  const spinId = room.ids.next<SpinId>();
  const made = {
    spinId,
    campaignId,
    version: campaign.version,
    memberId,
    segment,
    amount,
    mean: meanOf(trigger),
    seedId,
    nonce,
    mappingVersion: MAPPING_VERSION,
    grantId: amount > 0n ? await give(room, tx, { wheel, memberId, spinId, amount }) : null,
    at: room.clock.now(),
  };
  await insertSpin(tx, made);
  const { total, today } = counted;
  return { ...wireSpin(made), left: leftOf(campaign, { total: total + 1, today: today + 1 }) };
}

/** Answers the spins so far, or refuses: a spin that pays nothing counts for the limits as well. */
async function mustBeFree(
  room: PromotionsRoom,
  tx: Tx,
  { wheel, memberId }: { readonly wheel: Wheel; readonly memberId: MemberId },
): Promise<{ readonly total: number; readonly today: number }> {
  const { campaign } = wheel;
  const why = await whyNotFor(room, tx, { campaign, memberId });
  if (why) throw refuse(why, { value: { startsAt: campaign.terms.startsAt } });
  const counted = await countSpins(room, tx, { campaign, memberId });
  const { perMember } = campaign.terms.limits;
  if (perMember !== null && counted.total >= perMember) throw refuse('promotions.taken');
  if (leftOf(campaign, counted) === 0) throw refuse('promotions.day-used');
  if (!canPay(wheel)) throw refuse('promotions.budget-spent');
  return counted;
}

/**
 * The member's seed with a nonce that is taken in this commit. Refuses edge.busy where a round took it in the
 * same moment.
 */
async function takeNonce(room: PromotionsRoom, tx: Tx, memberId: MemberId) {
  const seed = await room.fairness.current(memberId, tx);
  const rides = [room.fairness.take(memberId, seed)];
  await room.wallet.rideIn(tx, { memberId, asset: 'BDT', rides });
  tx.afterCommit(() => room.fairness.forget(memberId));
  return seed;
}

async function give(
  room: PromotionsRoom,
  tx: Tx,
  of: {
    readonly wheel: Wheel;
    readonly memberId: MemberId;
    readonly spinId: SpinId;
    readonly amount: bigint;
  },
): Promise<PromotionGrantId> {
  const { campaignId, version, terms } = of.wheel.campaign;
  const { memberId, spinId, amount } = of;
  const granted = await makeGrant(room, tx, {
    campaign: { campaignId, version },
    memberId,
    fact: `spin ${spinId}`,
    reward: terms.reward,
    amount,
  });
  // Its budget has the largest segment, and the campaign is locked.
  if (!('grant' in granted)) throw new Error(`spin ${spinId}: ${granted.refused}`);
  return (await takeGrant(room, tx, granted.grant)).grantId;
}
