import type { Input } from '@nokshi/contract';
import { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import { countedText } from '@nokshi/contract/promotions/sentence.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { type Act, type Doer } from '../../../base/proposals/index.ts';
import { endBonus } from '../bonus/end-bonus.ts';
import { grantBy, whyNotFor } from '../campaigns/grant-by.ts';
import { transition as runCampaign } from '../campaigns/transition.ts';
import { sealEnvelope } from '../envelope/draw.ts';
import { takeGrant } from '../grants/take-grant.ts';
import { tellDesk } from '../grants/tell-grant.ts';
import { transition } from '../grants/transition.ts';
import type { PromotionsRoom } from '../room.ts';
import { giverOfReward } from '../rounds/giver-of.ts';
import { amountOf, minorOf } from '../rules/amount-of.ts';
import { isSameEnvelope } from '../rules/envelope.ts';
import { isSameRaffle } from '../rules/raffle.ts';
import { campaignStates } from '../rules/states.ts';
import { type CampaignRow, lockCampaign, putInForce, versionsOf } from '../store/campaigns.ts';
import { uncountGrant } from '../store/counts.ts';
import { type GrantRow, lockGrant, readGrant } from '../store/grants.ts';
import { hasEntrants } from '../store/raffles.ts';
import { campaignAtDesk, checkTerms } from './campaigns.ts';

type Publish = Input<typeof routes.publish>;
type Give = Input<typeof routes.give>;
type Revoke = Input<typeof routes.revoke>;

async function toPublish(room: PromotionsRoom, tx: Tx, { campaignId, version }: Publish) {
  const campaign = await campaignAtDesk(tx, campaignId);
  const chosen = (await versionsOf(tx, campaign.campaignId)).find((one) => one.version === version);
  if (!chosen) throw refuse('promotions.version-outdated');
  if (!campaignStates.mayBecome(campaign.state, 'RUNNING'))
    throw refuse('promotions.campaign-state');
  const { terms } = chosen;
  await checkTerms(room, tx, { terms, campaignId: campaign.campaignId });
  // Who takes part entered by its dates, tickets and prizes.
  const isFixed = campaign.version > 0 && (await hasEntrants(tx, campaign));
  if (isFixed && !isSameRaffle(campaign.terms, terms))
    throw refuse('promotions.terms-wrong', { value: { why: 'raffle-fixed' } });
  if (campaign.terms.trigger.kind === 'envelope' && campaign.version > 0)
    if (!isSameEnvelope(campaign.terms, terms))
      throw refuse('promotions.terms-wrong', { value: { why: 'envelope-fixed' } });
  if (minorOf(terms.limits.budget) < campaign.given)
    throw refuse('promotions.terms-wrong', { value: { why: 'under-given' } });
  return { campaign, terms };
}

/** A version is put in force; by two operators from a budget of the rule's amount on. */
export const publishAct = (room: PromotionsRoom): Act<Publish> => ({
  code: 'promotions.publish',
  permission: 'promotions.write',
  input: routes.publish.input,
  async amount(wish, tx) {
    const { terms } = await toPublish(room, tx, wish);
    return minorOf(terms.limits.budget);
  },
  async preview(tx, wish) {
    const { campaign, terms } = await toPublish(room, tx, wish);
    const before = campaign.version === 0 ? {} : campaign.terms;
    const changes = settingChanges(before, terms).map(({ field, ...line }) => ({
      field: `campaign.${field}`,
      ...line,
    }));
    return { object: wish.campaignId, label: terms.name, changes };
  },
  async run(tx, wish, caller) {
    const { campaign, terms } = await toPublish(room, tx, wish);
    const { campaignId } = campaign;
    await lockCampaign(tx, campaignId);
    await runCampaign(tx, campaign, 'RUNNING');
    tellDesk(room, tx);
    const { trigger, limits, startsAt, endsAt } = terms;
    await putInForce(tx, {
      campaignId,
      version: wish.version,
      trigger: trigger.kind,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      budget: minorOf(limits.budget),
      places: limits.places,
      at: room.clock.now(),
    });
    await sealEnvelope(room, tx, { campaignId, terms });
    const facts = { version: wish.version, name: terms.name, reason: wish.reason };
    const object = wish.campaignId;
    await audited(room, tx, { caller, act: 'promotions.publish', object, facts });
  },
});

/** Refuses as the route says. */
async function toGive(room: PromotionsRoom, tx: Tx, { campaignId, username }: Give) {
  const campaign = await campaignAtDesk(tx, campaignId);
  if (campaign.terms.trigger.kind !== 'manual') throw refuse('promotions.campaign-state');
  const member = await room.identity.memberByUsername(tx, username);
  if (!member) throw refuse('identity.member-unknown', { field: 'username' });
  const why = await whyNotFor(room, tx, { campaign, memberId: member.memberId });
  if (why) throw refuse(why);
  return { campaign, member };
}

/** Of what is no money: as it is counted. */
const amountText = ({ terms: { reward } }: CampaignRow) =>
  countedText(reward, 'EN') ?? toDecimal(amountOf(reward, 0n));

/** An operator gives a member the reward of a campaign; always by two. */
export const giveAct = (room: PromotionsRoom): Act<Give> => ({
  code: 'promotions.give',
  permission: 'promotions.write',
  input: routes.give.input,
  async preview(tx, wish) {
    const { campaign, member } = await toGive(room, tx, wish);
    const line = (field: string, to: string) => ({ field: `grant.${field}`, from: '', to });
    return {
      object: toWire('mbr', member.memberId),
      label: member.username,
      changes: [line('campaign', campaign.terms.name), line('amount', amountText(campaign))],
    };
  },
  async run(tx, wish, caller) {
    const { campaign, member } = await toGive(room, tx, wish);
    await give(room, tx, {
      campaign,
      memberId: member.memberId,
      reason: wish.reason,
      caller,
      act: 'promotions.give',
      fact: (grants) => `manual ${grants + 1}`,
    });
  },
});

type Gift = {
  readonly campaign: CampaignRow;
  readonly memberId: MemberId;
  readonly reason: string;
  readonly caller: Doer;
  readonly act: 'promotions.give' | 'promotions.issue';
  readonly fact: (grants: number) => string;
  /** When the campaign had to run; now when not given. */
  readonly ranAt?: Date;
};

/** What an operator gives, with who and why. */
export async function give(room: PromotionsRoom, tx: Tx, by: Gift): Promise<GrantRow> {
  const { campaign, memberId, reason, caller, act, fact, ranAt } = by;
  const { username: givenBy } = operatorOf(caller);
  const gift = { campaign, memberId, fact, givenBy, reason, ...(ranAt && { ranAt }) };
  const granted = await grantBy(room, tx, gift);
  if (!('grant' in granted)) {
    const { refused } = granted;
    throw refuse(refused === 'known' || refused === 'nothing' ? 'promotions.taken' : refused);
  }
  const grant = await takeGrant(room, tx, granted.grant);
  const facts = { grant: toWire('pgr', grant.grantId), name: campaign.terms.name, reason };
  await audited(room, tx, { caller, act, object: toWire('mbr', memberId), facts });
  return grant;
}

async function toRevoke(
  tx: Tx,
  { grantId: id }: Revoke,
  read: typeof lockGrant = readGrant,
): Promise<GrantRow> {
  const grantId = fromWire('pgr', id);
  const grant = grantId && (await read(tx, { grantId }));
  if (!grant) throw refuse('promotions.grant-unknown');
  if (!['CLAIMABLE', 'WAITING', 'ACTIVE'].includes(grant.state))
    throw refuse('promotions.grant-state');
  return grant;
}

/** Ends a grant: what is still bonus money goes back, cash never; always by two operators. */
export const revokeAct = (room: PromotionsRoom): Act<Revoke> => ({
  code: 'promotions.revoke',
  permission: 'promotions.write',
  input: routes.revoke.input,
  async preview(tx, wish) {
    const { memberId, amount, state } = await toRevoke(tx, wish);
    const names = await room.identity.usernames(tx, [memberId]);
    return {
      object: toWire('mbr', memberId),
      label: names.get(memberId) ?? '',
      changes: [
        { field: 'grant.amount', from: toDecimal(amount), to: '' },
        { field: 'grant.state', from: state, to: 'REVOKED' },
      ],
    };
  },
  async run(tx, wish, caller) {
    const { memberId } = await toRevoke(tx, wish);
    // Funds are locked before grants, as where a member takes one.
    await room.turnover.count(tx, memberId);
    const grant = await toRevoke(tx, wish, lockGrant);
    const { reason } = wish;
    const giver = giverOfReward(room, grant.reward);
    if (grant.state === 'ACTIVE' && giver) {
      const of = { id: grant.grantId, memberId };
      await giver.takeBack(tx, of);
      const converted = (await giver.of(tx, of))?.won ?? 0n;
      await transition(tx, grant, {
        state: 'REVOKED',
        endedAt: room.clock.now(),
        converted,
        reason,
      });
    } else if (grant.state === 'ACTIVE') await endBonus(room, tx, { grant, as: 'REVOKED', reason });
    else {
      await transition(tx, grant, { state: 'REVOKED', endedAt: room.clock.now(), reason });
      await uncountGrant(tx, grant);
      tellDesk(room, tx);
    }
    const object = toWire('mbr', memberId);
    const facts = { grant: wish.grantId, reason };
    await audited(room, tx, { caller, act: 'promotions.revoke', object, facts });
  },
});
