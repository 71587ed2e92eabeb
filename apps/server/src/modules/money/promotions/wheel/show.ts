import type { Input, Output } from '@nokshi/contract';
import type { Spin, wheelRoutes as routes, WheelState } from '@nokshi/contract/player/wheel.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf, dayStart } from '../../../../kernel/calendar.ts';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignOfWire } from '../campaigns/claim.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import type { PromotionsRoom } from '../room.ts';
import { minorOf } from '../rules/amount-of.ts';
import { largestOf } from '../rules/largest-of.ts';
import { isUsed } from '../rules/status-of.ts';
import { chanceOf, meanOf, type WheelTrigger } from '../rules/wheel.ts';
import { type CampaignRow, termsOf } from '../store/campaigns.ts';
import { spinCounts, spinOf, type SpinRow, spinsOf } from '../store/wheels.ts';

/** Own spins of the list. */
const LISTED = 10;

type Asked = { readonly promotionId: string };
export type Wheel = { readonly campaign: CampaignRow; readonly trigger: WheelTrigger };

export const wheelOf = (campaign: CampaignRow): Wheel | null =>
  campaign.terms.trigger.kind === 'wheel' ? { campaign, trigger: campaign.terms.trigger } : null;

/** Refuses promotions.unknown. */
export async function wheelOfWire(tx: Tx, { promotionId }: Asked): Promise<Wheel> {
  const wheel = wheelOf(await campaignOfWire(tx, promotionId));
  if (!wheel) throw refuse('promotions.unknown');
  return wheel;
}

/** Whether its budget has the largest segment: else nobody may spin, so that no prize is out of reach. */
export const canPay = ({ campaign: { budget, given }, trigger }: Wheel): boolean =>
  given + (largestOf(trigger) ?? 0n) <= budget;

export function stateOf(wheel: Wheel, now: Date): WheelState {
  const { startsAt, endsAt, state } = wheel.campaign;
  if (state === 'CLOSED' || (endsAt && endsAt <= now)) return 'ENDED';
  if (startsAt && startsAt > now) return 'SOON';
  return canPay(wheel) ? 'OPEN' : 'SPENT';
}

/** A member's spins: all, and those of this business day. */
export async function countSpins(
  room: PromotionsRoom,
  tx: Tx,
  { campaign: { campaignId }, memberId }: { campaign: CampaignRow; memberId: MemberId },
): Promise<{ readonly total: number; readonly today: number }> {
  const now = room.clock.now();
  const since = dayStart(dayOf(now)) ?? now;
  const counts = await spinCounts(tx, { memberId, campaignIds: [campaignId], since });
  return counts.get(campaignId) ?? { total: 0, today: 0 };
}

/** How many spins of today are left. */
export const leftOf = (
  { terms: { limits } }: CampaignRow,
  { total, today }: { readonly total: number; readonly today: number },
): number =>
  isUsed({ limits, total, today })
    ? 0
    : Math.min((limits.perDay ?? 0) - today, (limits.perMember ?? Number.MAX_SAFE_INTEGER) - total);

export const wireSpin = ({ spinId, segment, amount, at }: SpinRow): Spin => ({
  spinId: toWire('spn', spinId),
  segment,
  amount: toDecimal(amount),
  at: at.toISOString(),
});

export async function showWheel(
  room: PromotionsRoom,
  tx: Tx,
  { caller, ...asked }: Asked & { readonly caller: Caller },
): Promise<Output<typeof routes.one>> {
  const wheel = await wheelOfWire(tx, asked);
  const { campaign, trigger } = wheel;
  const { campaignId, terms } = campaign;
  const { session } = caller;
  const memberId = session && session.type !== 4 ? session.memberId : null;
  const spins = memberId ? await spinsOf(tx, { campaignId, memberId, limit: LISTED }) : [];
  return {
    state: stateOf(wheel, room.clock.now()),
    segments: trigger.segments.map(({ amount, weight }) => ({
      amount: toDecimal(minorOf(amount)),
      weight,
      chance: chanceOf(trigger, weight),
    })),
    mean: toDecimal(meanOf(trigger) / 1_000n),
    left: memberId && (await leftTo(room, tx, { campaign, memberId })),
    perDay: terms.limits.perDay ?? 0,
    spins: spins.map(wireSpin),
  };
}

/** Null for who cannot spin it at all. */
async function leftTo(
  room: PromotionsRoom,
  tx: Tx,
  of: { readonly campaign: CampaignRow; readonly memberId: MemberId },
): Promise<number | null> {
  const why = await whyNotFor(room, tx, of);
  if (why && why !== 'promotions.day-used' && why !== 'promotions.taken') return null;
  return leftOf(of.campaign, await countSpins(room, tx, of));
}

/** An own spin with its seeds, by the table that it was spun with. Refuses promotions.spin-unknown. */
export async function proveSpin(
  room: PromotionsRoom,
  tx: Tx,
  { spinId: id, caller }: Input<typeof routes.proof> & { readonly caller: Caller },
): Promise<Output<typeof routes.proof>> {
  const { memberId } = playerOf(caller);
  const spinId = fromWire('spn', id);
  const spin = spinId && (await spinOf(tx, { spinId, memberId }));
  if (!spin) throw refuse('promotions.spin-unknown');
  const { campaignId, version, nonce, segment, mappingVersion, seedId } = spin;
  const terms = (await termsOf(tx, [spin])).get(`${campaignId} ${version}`);
  if (terms?.trigger.kind !== 'wheel') throw new Error(`spin ${id} has no wheel`);
  const { commitment, clientSeed, serverSeed } = await room.fairness.proof(tx, {
    memberId,
    seedId,
  });
  return {
    format: 'nokshi-wheel-1',
    mappingVersion,
    commitment,
    serverSeed,
    clientSeed,
    nonce,
    segments: terms.trigger.segments,
    segment,
  };
}
