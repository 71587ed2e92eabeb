import type { Input, Output } from '@nokshi/contract';
import type { promotionsRoutes as routes } from '@nokshi/contract/player/promotions.ts';
import type { TriggerKind } from '@nokshi/contract/promotions/terms.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { mayReceive } from '../grants/may-receive.ts';
import { takeGrant } from '../grants/take-grant.ts';
import { birthdayFact } from '../levels/birthday.ts';
import type { PromotionsRoom } from '../room.ts';
import { isMoney } from '../rules/amount-of.ts';
import { campaignById, type CampaignRow, campaignsInForce, join } from '../store/campaigns.ts';
import { lockGrant } from '../store/grants.ts';
import { grantBy, whyNotFor } from './grant-by.ts';

type Claimed = Output<typeof routes.claim>;

/** A campaign that members can see. Refuses promotions.unknown. */
export async function campaignOfWire(tx: Tx, promotionId: string): Promise<CampaignRow> {
  const campaignId = fromWire('cmp', promotionId);
  const campaign = campaignId && (await campaignById(tx, campaignId));
  if (!campaign || campaign.version === 0 || campaign.state === 'REMOVED')
    throw refuse('promotions.unknown');
  return campaign;
}

const mustBe = (campaign: CampaignRow, ...kinds: readonly TriggerKind[]): void => {
  if (!kinds.includes(campaign.terms.trigger.kind)) throw refuse('promotions.unknown');
};

/** Later deposits of the member count for it. Refuses as {@link routes.join} says. */
export async function joinCampaign(
  room: PromotionsRoom,
  tx: Tx,
  { promotionId, caller }: Input<typeof routes.join> & { readonly caller: Caller },
): Promise<Claimed> {
  const { memberId } = playerOf(caller);
  const campaign = await campaignOfWire(tx, promotionId);
  mustBe(campaign, 'deposit', 'raffle');
  const why = await whyNotFor(room, tx, { campaign, memberId });
  if (why) throw refuse(why, factsOf(campaign));
  await join(tx, { campaignId: campaign.campaignId, memberId, at: room.clock.now() });
  return { status: 'joined', amount: null };
}

/** The reward of a campaign that its members take. */
export async function claimCampaign(
  room: PromotionsRoom,
  tx: Tx,
  { promotionId, caller }: Input<typeof routes.claim> & { readonly caller: Caller },
): Promise<Claimed> {
  const campaign = await campaignOfWire(tx, promotionId);
  mustBe(campaign, 'claim', 'registration', 'birthday');
  return takeNow(room, tx, { campaign, memberId: playerOf(caller).memberId });
}

/** The same by a code; a wrong one says nothing about others. */
export async function claimByCode(
  room: PromotionsRoom,
  tx: Tx,
  { code, caller }: Input<typeof routes.code> & { readonly caller: Caller },
): Promise<Output<typeof routes.code>> {
  const running = await campaignsInForce(tx, { at: room.clock.now(), trigger: 'code' });
  const campaign = running.find(({ terms }) => hasCode(terms.trigger, code));
  if (!campaign) throw refuse('promotions.code-wrong', { field: 'code' });
  const claimed = await takeNow(room, tx, { campaign, memberId: playerOf(caller).memberId });
  const { reward } = campaign.terms;
  return { ...claimed, reward, promotionId: toWire('cmp', campaign.campaignId) };
}

const hasCode = (trigger: CampaignRow['terms']['trigger'], code: string): boolean =>
  trigger.kind === 'code' && trigger.code === code;

async function takeNow(
  room: PromotionsRoom,
  tx: Tx,
  { campaign, memberId }: { readonly campaign: CampaignRow; readonly memberId: MemberId },
): Promise<Claimed> {
  const birthday = await birthdayFact(room, tx, { campaign, memberId });
  if (campaign.terms.trigger.kind === 'birthday' && birthday === null)
    throw refuse('promotions.not-for-you');
  const fact = (grants: number) => birthday ?? `claim ${grants + 1}`;
  const granted = await grantBy(room, tx, { campaign, memberId, fact });
  if (!('grant' in granted)) {
    const { refused } = granted;
    throw refused === 'known' || refused === 'nothing'
      ? refuse('promotions.taken')
      : refuse(refused, factsOf(campaign));
  }
  const { state, amount, reward } = await takeGrant(room, tx, granted.grant);
  return {
    status: state === 'PAID' ? 'claimed' : 'process',
    amount: isMoney(reward) ? toDecimal(amount) : null,
  };
}

const factsOf = ({ startsAt }: CampaignRow) => ({
  value: { startsAt: startsAt?.toISOString() ?? '' },
});

/** A reward that waits. Refuses promotions.grant-unknown, grant-state, not-for-you. */
export async function takeReward(
  room: PromotionsRoom,
  tx: Tx,
  { grantId: id, caller }: Input<typeof routes.take> & { readonly caller: Caller },
): Promise<void> {
  const { memberId } = playerOf(caller);
  await room.turnover.lockMemberFunds(tx, memberId);
  const grantId = fromWire('pgr', id);
  const grant = grantId && (await lockGrant(tx, { grantId, memberId }));
  if (!grant) throw refuse('promotions.grant-unknown');
  if (grant.state !== 'CLAIMABLE') throw refuse('promotions.grant-state');
  if (grant.claimBy && grant.claimBy <= room.clock.now()) throw refuse('promotions.grant-state');
  if (!(await mayReceive(room, tx, memberId))) throw refuse('promotions.not-for-you');
  await takeGrant(room, tx, grant);
}
