import type { RefusalCode } from '@nokshi/contract';
import type { Reward } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId, MemberId, PromotionGrantId, Uuid } from '../../../../kernel/ids.ts';
import type { PromotionsRoom } from '../room.ts';
import { amountOf, isMoney } from '../rules/amount-of.ts';
import { countGrant } from '../store/counts.ts';
import { type GrantRow, hasGrant, insertGrant } from '../store/grants.ts';

export type Granting = {
  readonly campaign: { readonly campaignId: CampaignId; readonly version: number };
  readonly memberId: MemberId;
  /** By what; once a campaign and member. */
  readonly fact: string;
  readonly reward: Reward;
  /** What a share is applied to; minor units. */
  readonly base?: bigint;
  /** What it comes to, where the trigger says how much each is. */
  readonly amount?: bigint;
  /** The deposit that brings it, when its wagering counts it. */
  readonly deposit?: { readonly id: Uuid; readonly amount: bigint };
  readonly claimBy?: Date | null;
  readonly givenBy?: string;
  readonly reason?: string;
};

/** `nothing`: it comes to less than a paisa. `known`: this fact has its grant already. */
export type Granted =
  | { readonly grant: GrantRow }
  | { readonly refused: RefusalCode | 'nothing' | 'known' };

/**
 * One grant of a campaign by a fact, CLAIMABLE, counted in its budget and places in the same commit:
 * never more are made, however many claim at the same moment. Locks the member's funds first, then the
 * campaign. Throws no refusal, so that a deposit is not undone by an empty budget.
 */
export async function makeGrant(room: PromotionsRoom, tx: Tx, given: Granting): Promise<Granted> {
  const { campaign, memberId, fact, reward, base = 0n, deposit } = given;
  const counts = given.amount ?? amountOf(reward, base);
  if (counts <= 0n) return { refused: 'nothing' };
  // Grants of a member are made one after the other.
  await room.turnover.lockMemberFunds(tx, memberId);
  const { campaignId } = campaign;
  if (await hasGrant(tx, { campaignId, memberId, fact })) return { refused: 'known' };
  const counted = await countGrant(tx, { campaignId, cost: counts });
  if (counted !== 'counted') return { refused: `promotions.${counted}` };
  const grant = await insertGrant(tx, {
    ...campaign,
    grantId: room.ids.next<PromotionGrantId>(),
    memberId,
    fact,
    reward,
    // What is no money counts in the budget alone.
    amount: isMoney(reward) ? counts : 0n,
    cost: counts,
    depositId: deposit?.id ?? null,
    deposited: deposit?.amount ?? 0n,
    madeAt: room.clock.now(),
    claimBy: given.claimBy ?? null,
    givenBy: given.givenBy ?? null,
    reason: given.reason ?? null,
  });
  return { grant };
}
