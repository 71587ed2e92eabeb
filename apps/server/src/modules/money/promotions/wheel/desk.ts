import type { Input, Output } from '@nokshi/contract';
import type { consoleWheelRoutes as routes, WheelOnDesk } from '@nokshi/contract/console/wheels.ts';
import { weightOf } from '@nokshi/house-math/wheel/spin-wheel.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignAtDesk } from '../desk/campaigns.ts';
import type { PromotionsRoom } from '../room.ts';
import { minorOf } from '../rules/amount-of.ts';
import { chanceOf } from '../rules/wheel.ts';
import { allCampaigns } from '../store/campaigns.ts';
import { hitsOf, spinsOf, sumsOfWheels, type WheelSums } from '../store/wheels.ts';
import { stateOf, type Wheel, wheelOf } from './show.ts';

/** The most of each list. */
const MOST = 100;

const NOTHING: WheelSums = { spins: 0, given: 0n, mean: 0n };

const wireWheel = (wheel: Wheel, sums: WheelSums, now: Date): WheelOnDesk => ({
  campaignId: toWire('cmp', wheel.campaign.campaignId),
  name: wheel.campaign.terms.name,
  state: stateOf(wheel, now),
  campaign: wheel.campaign.state,
  endsAt: wheel.campaign.endsAt?.toISOString() ?? null,
  spins: sums.spins,
  given: toDecimal(sums.given),
  budget: toDecimal(wheel.campaign.budget),
  expected: toDecimal(sums.mean / 1_000n),
});

/** Newest first. */
export async function listWheels(
  room: PromotionsRoom,
  tx: Tx,
): Promise<Output<typeof routes.list>> {
  const wheels = (await allCampaigns(tx))
    .flatMap((campaign) => (campaign.version > 0 ? (wheelOf(campaign) ?? []) : []))
    .slice(0, MOST);
  const sums = await sumsOfWheels(
    tx,
    wheels.map(({ campaign }) => campaign.campaignId),
  );
  const now = room.clock.now();
  return {
    rows: wheels.map((wheel) =>
      wireWheel(wheel, sums.get(wheel.campaign.campaignId) ?? NOTHING, now),
    ),
  };
}

/** Refuses promotions.unknown. */
export async function showWheelAtDesk(
  room: PromotionsRoom,
  tx: Tx,
  { campaignId: id }: Input<typeof routes.one>,
): Promise<Output<typeof routes.one>> {
  const campaign = await campaignAtDesk(tx, id);
  const wheel = wheelOf(campaign);
  if (!wheel || campaign.version === 0) throw refuse('promotions.unknown');
  const { campaignId, version } = campaign;
  const sums = (await sumsOfWheels(tx, [campaignId])).get(campaignId) ?? NOTHING;
  const list = await spinsOf(tx, { campaignId, limit: MOST });
  const names = await room.identity.usernames(
    tx,
    list.map(({ memberId }) => memberId),
  );
  return {
    ...wireWheel(wheel, sums, room.clock.now()),
    segments: segmentsOf(wheel, await hitsOf(tx, { campaignId, version })),
    list: list.map(({ spinId, memberId, amount, at }) => ({
      spinId: toWire('spn', spinId),
      memberId: toWire('mbr', memberId),
      username: names.get(memberId) ?? '',
      amount: toDecimal(amount),
      at: at.toISOString(),
    })),
  };
}

function segmentsOf(
  { trigger }: Wheel,
  hits: ReadonlyMap<number, number>,
): Output<typeof routes.one>['segments'] {
  const spins = [...hits.values()].reduce((sum, each) => sum + each, 0);
  const all = weightOf(trigger.segments);
  return trigger.segments.map(({ amount, weight }, segment) => ({
    amount: toDecimal(minorOf(amount)),
    chance: chanceOf(trigger, weight),
    hits: hits.get(segment) ?? 0,
    expected: ((spins * weight) / all).toFixed(1),
  }));
}
