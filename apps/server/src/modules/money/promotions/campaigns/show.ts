import type { Input, Output } from '@nokshi/contract';
import type {
  promotionsRoutes as routes,
  ShownPromotion,
} from '@nokshi/contract/player/promotions.ts';
import { toDecimal } from '@nokshi/money';
import { dayOf, dayStart } from '../../../../kernel/calendar.ts';
import type { Caller } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { USUAL_CONTRIBUTIONS } from '../../../stakes/turnover/index.ts';
import { mayReceive } from '../grants/may-receive.ts';
import { referralFor } from '../referral/show.ts';
import { birthdayFact } from '../levels/birthday.ts';
import type { PromotionsRoom } from '../room.ts';
import { amountOf, expectedOf, minorOf, wageringBase } from '../rules/amount-of.ts';
import { multipleOf } from '../rules/check-terms.ts';
import { largestOf } from '../rules/largest-of.ts';
import { type Facts, statusOf } from '../rules/status-of.ts';
import { newestApplications } from '../store/applications.ts';
import { type CampaignRow, campaignsShown, joinedAmong } from '../store/campaigns.ts';
import { spinCounts } from '../store/wheels.ts';
import { countsByCampaign, type GrantRow, newestGrants } from '../store/grants.ts';
import { campaignOfWire } from './claim.ts';
import { fits } from './fits.ts';
import { whoOf } from './grant-by.ts';

const DAY_MS = 86_400_000;
/** What ended is shown for a day. */
const SHOWN_AFTER_MS = DAY_MS;
/** What begins is shown a week before. */
const SHOWN_BEFORE_MS = 7 * DAY_MS;
/** What a game keeps of a stake in the example, in hundredths of a percent; its usual stake. */
const EDGE = 400n;
const STAKE = 10_00n;

const realMember = ({ session }: Caller): MemberId | null =>
  session && session.type !== 4 ? session.memberId : null;

/** Campaigns as this caller sees them, by position and the newest first. Checklist R-021, S-045. */
export async function listPromotions(
  room: PromotionsRoom,
  tx: Tx,
  { tab, caller }: Input<typeof routes.list> & { readonly caller: Caller },
): Promise<Output<typeof routes.list>> {
  const rows = await shownTo(room, tx, caller);
  const listed = rows.filter(({ tabs, status }) => {
    if (tab === 'all') return true;
    if (tab === 'mine') return !['join', 'claim', 'closed', 'soon'].includes(status);
    return tabs.includes(tab);
  });
  return { rows: listed };
}

async function shownTo(room: PromotionsRoom, tx: Tx, caller: Caller): Promise<ShownPromotion[]> {
  const now = room.clock.now();
  const span = {
    from: new Date(now.getTime() - SHOWN_AFTER_MS),
    at: new Date(now.getTime() + SHOWN_BEFORE_MS),
  };
  // A code is known to who was given it, and what operators give to who received it.
  const all = (await campaignsShown(tx, span)).filter(({ terms }) => terms.trigger.kind !== 'code');
  const shown = await withStatus(room, tx, { campaigns: all, caller });
  return shown
    .filter(({ row: { trigger, status } }) => trigger.kind !== 'manual' || status !== 'closed')
    .toSorted((one, other) => one.position - other.position)
    .map(({ row }) => row);
}

type Positioned = { readonly row: ShownPromotion; readonly position: number };

/** A member whom nothing promotional may reach, or whom it does not fit, sees what was received alone. */
async function withStatus(
  room: PromotionsRoom,
  tx: Tx,
  { campaigns, caller }: { readonly campaigns: readonly CampaignRow[]; readonly caller: Caller },
): Promise<Positioned[]> {
  const now = room.clock.now();
  const memberId = realMember(caller);
  if (!memberId) return campaigns.map((campaign) => wireOf(campaign, { ...NEVER, now }, null));
  const campaignIds = campaigns.map(({ campaignId }) => campaignId);
  const since = dayStart(dayOf(now)) ?? now;
  // Of a wheel its spins count, also those that paid nothing.
  const counts = new Map([
    ...(await countsByCampaign(tx, { memberId, campaignIds, since })),
    ...(await spinCounts(tx, { memberId, campaignIds, since })),
  ]);
  const newest = new Map(
    (await newestGrants(tx, { memberId, campaignIds })).map((grant) => [grant.campaignId, grant]),
  );
  const joined = await joinedAmong(tx, { memberId, campaignIds });
  const applied = await newestApplications(tx, { memberId, campaignIds });
  const may = await mayReceive(room, tx, memberId);
  const highest = await room.vip.highestOf(tx, memberId);
  const rows: Positioned[] = [];
  for (const campaign of campaigns) {
    const { campaignId } = campaign;
    const grant = newest.get(campaignId) ?? null;
    if (!grant && (!may || !(await fits(room, tx, { memberId, ...whoOf(campaign), now }))))
      continue;
    const { trigger } = campaign.terms;
    if (!grant && trigger.kind === 'level' && trigger.level <= highest) continue;
    const birthday = await birthdayFact(room, tx, { campaign, memberId });
    if (!grant && trigger.kind === 'birthday' && birthday === null) continue;
    const { total, today } = counts.get(campaignId) ?? { total: 0, today: 0 };
    const own = {
      now,
      total,
      today,
      // Another year's birthday is another reward.
      newest: birthday !== null && grant?.fact !== birthday ? null : grant,
      joined: joined.has(campaignId),
      applied: applied.get(campaignId) ?? null,
    };
    rows.push(wireOf(campaign, own, grant));
  }
  return rows;
}

type Own = Pick<Facts, 'now' | 'total' | 'today' | 'newest' | 'joined' | 'applied'>;
const NEVER = { total: 0, today: 0, newest: null, joined: false, applied: null };

function wireOf(campaign: CampaignRow, own: Own, grant: GrantRow | null): Positioned {
  const { terms, state, places, granted, budget, given } = campaign;
  const { title, about, picture, tabs, badge, trigger, reward, position } = terms;
  const status = statusOf({
    ...own,
    trigger,
    limits: terms.limits,
    startsAt: campaign.startsAt ?? new Date(terms.startsAt),
    endsAt: campaign.endsAt,
    isPaused: state !== 'RUNNING',
    isFull:
      (places !== null && granted >= places) ||
      (trigger.kind === 'wheel' ? given + (largestOf(trigger) ?? 0n) > budget : given >= budget),
  });
  const row: ShownPromotion = {
    promotionId: toWire('cmp', campaign.campaignId),
    title,
    about,
    picture,
    tabs,
    badge,
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    trigger,
    reward,
    status,
    placesLeft: places === null ? null : places - granted,
    claimBy: grant?.state === 'CLAIMABLE' ? (grant.claimBy?.toISOString() ?? null) : null,
  };
  return { row, position };
}

/** One promotion with an example of what it takes to play it through. Refuses promotions.unknown. */
export async function showPromotion(
  room: PromotionsRoom,
  tx: Tx,
  { promotionId, caller }: Input<typeof routes.one> & { readonly caller: Caller },
): Promise<Output<typeof routes.one>> {
  const campaign = await campaignOfWire(tx, promotionId);
  if (campaign.terms.trigger.kind === 'code') throw refuse('promotions.unknown');
  const [found] = await withStatus(room, tx, { campaigns: [campaign], caller });
  if (!found) throw refuse('promotions.unknown');
  const { reward } = campaign.terms;
  const contributions =
    (reward.kind === 'bonus' && reward.wagering.contributions) || usualContributions();
  const must = multipleOf(campaign.terms) > 0;
  return { ...found.row, contributions: must ? contributions : null, example: exampleOf(campaign) };
}

/** Percent by category. */
const usualContributions = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(USUAL_CONTRIBUTIONS).filter(([category]) => category !== 'version'),
  );

/** Of the reward at its most, at a game that keeps 4 % of each stake. */
function exampleOf({ terms }: CampaignRow): Output<typeof routes.one>['example'] {
  const { reward, trigger } = terms;
  const multiple = BigInt(multipleOf(terms));
  if (multiple === 0n) return null;
  const deposit = trigger.kind === 'deposit' ? depositFor(terms) : null;
  const amount = meanShareOf(trigger) ?? amountOf(reward, deposit ?? 1_000_00n);
  const base =
    reward.kind === 'bonus'
      ? wageringBase(reward.wagering, { bonus: amount, deposit: deposit ?? 0n })
      : amount;
  const turnover = (base * multiple) / 100n;
  const { loss, worth } = expectedOf({ bonus: amount, turnover, edge: EDGE });
  return {
    deposit: deposit === null ? null : toDecimal(deposit),
    amount: toDecimal(amount),
    turnover: toDecimal(turnover),
    loss: toDecimal(loss),
    worth: toDecimal(worth),
    stake: toDecimal(STAKE),
    bets: Number((turnover + STAKE - 1n) / STAKE),
  };
}

/** Of an envelope one share on average; null of all others. */
const meanShareOf = (trigger: CampaignRow['terms']['trigger']): bigint | null =>
  trigger.kind === 'envelope' ? minorOf(trigger.pool) / BigInt(trigger.shares) : null;

/** A deposit of the example: 1,000.00, or the least that counts when that is more. */
function depositFor({ trigger }: CampaignRow['terms']): bigint {
  const least = trigger.kind === 'deposit' ? minorOf(trigger.least) : 0n;
  return least > 1_000_00n ? least : 1_000_00n;
}

/** How many promotions the member can join or claim, and how many rewards wait. Checklist E-099. */
export async function countPromotions(
  room: PromotionsRoom,
  tx: Tx,
  caller: Caller,
): Promise<Output<typeof routes.counts>> {
  const rows = await shownTo(room, tx, caller);
  const memberId = realMember(caller);
  return {
    referral: memberId !== null && (await referralFor(room, tx, memberId)) !== null,
    available: rows.filter(({ status }) => status === 'join' || status === 'claim').length,
    rewards: rows.filter(({ claimBy }) => claimBy !== null).length,
  };
}
