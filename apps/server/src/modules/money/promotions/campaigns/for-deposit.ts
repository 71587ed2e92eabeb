import type { Input, Output } from '@nokshi/contract';
import type { promotionsRoutes as routes } from '@nokshi/contract/player/promotions.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { PromotionsRoom } from '../room.ts';
import { amountOf, isMoney, minorOf } from '../rules/amount-of.ts';
import { type CampaignRow, campaignsInForce, joinedAmong } from '../store/campaigns.ts';
import { factsOf } from '../store/members.ts';
import { whyNotFor } from './grant-by.ts';

type Deposit = {
  readonly memberId: MemberId;
  /** Minor units. */
  readonly amount: bigint;
  /** Which deposit of the member it is, from 1. */
  readonly nth: number;
  readonly at: Date;
};

/** The campaigns that run and that a deposit is enough for, with those alone that the member joined. */
export async function campaignsForDeposit(
  tx: Tx,
  { memberId, amount, nth, at }: Deposit,
): Promise<CampaignRow[]> {
  const running = await campaignsInForce(tx, { at, trigger: 'deposit' });
  if (running.length === 0) return [];
  const campaignIds = running.map(({ campaignId }) => campaignId);
  const joined = await joinedAmong(tx, { memberId, campaignIds });
  return running.filter(({ campaignId, terms: { trigger } }) => {
    if (trigger.kind !== 'deposit' || amount < minorOf(trigger.least)) return false;
    if (trigger.nth.length > 0 && !trigger.nth.includes(nth)) return false;
    return !trigger.joins || joined.has(campaignId);
  });
}

/** What a deposit would bring if it were credited now, by the rule that rewards it. Writes nothing. */
export async function showForDeposit(
  room: PromotionsRoom,
  tx: Tx,
  { amount: asked, caller }: Input<typeof routes.forDeposit> & { readonly caller: Caller },
): Promise<Output<typeof routes.forDeposit>> {
  const { memberId, type } = playerOf(caller);
  if (type === 4) return { rows: [] };
  const amount = minorOf(asked);
  const { deposits } = await factsOf(tx, memberId);
  const deposit = { memberId, amount, nth: deposits + 1, at: room.clock.now() };
  const rows: Output<typeof routes.forDeposit>['rows'] = [];
  for (const campaign of await campaignsForDeposit(tx, deposit)) {
    const { reward, title } = campaign.terms;
    const counts = amountOf(reward, amount);
    if (counts <= 0n || isFull(campaign, counts)) continue;
    if (await whyNotFor(room, tx, { campaign, memberId, deposit: amount })) continue;
    rows.push({
      promotionId: toWire('cmp', campaign.campaignId),
      title,
      reward,
      amount: toDecimal(isMoney(reward) ? counts : 0n),
    });
  }
  return { rows };
}

/** Whether its budget or places have no room for one more. */
const isFull = ({ places, granted, given, budget }: CampaignRow, cost: bigint): boolean =>
  (places !== null && granted >= places) || given + cost > budget;
