import type { Input, Output } from '@nokshi/contract';
import type {
  CampaignOnDesk,
  consoleCampaignRoutes as routes,
} from '@nokshi/contract/console/campaigns.ts';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type CampaignId, fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { checkAudience, countFits } from '../campaigns/fits.ts';
import { transition } from '../campaigns/transition.ts';
import { tellDesk } from '../grants/tell-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { checkReward } from './check-reward.ts';
import {
  amountOf,
  expectedOf,
  isMoney,
  minorOf,
  mostOf,
  wageringBase,
} from '../rules/amount-of.ts';
import { misfitOf, multipleOf } from '../rules/check-terms.ts';
import {
  allCampaigns,
  campaignById,
  type CampaignRow,
  insertCampaign,
  insertVersion,
  isCodeUsed,
  liabilities,
  lockCampaign,
  versionsOf,
} from '../store/campaigns.ts';
import { owesDraw } from '../store/raffles.ts';

/** What a game keeps of a stake in a forecast, in hundredths of a percent. */
const EDGE = 400n;

const wireCampaign = (row: CampaignRow, liability: bigint): CampaignOnDesk => ({
  campaignId: toWire('cmp', row.campaignId),
  state: row.state,
  version: row.version,
  newest: row.newest,
  terms: row.terms,
  budget: toDecimal(row.budget),
  given: toDecimal(row.given),
  granted: row.granted,
  places: row.places,
  liability: toDecimal(liability),
  madeAt: row.madeAt.toISOString(),
});

/** Newest first. */
export async function listCampaigns(tx: Tx): Promise<Output<typeof routes.list>> {
  const open = await liabilities(tx);
  const rows = await allCampaigns(tx);
  return { rows: rows.map((row) => wireCampaign(row, open.get(row.campaignId) ?? 0n)) };
}

/** Refuses promotions.unknown. */
export async function campaignAtDesk(tx: Tx, id: string): Promise<CampaignRow> {
  const campaignId = fromWire('cmp', id);
  const campaign = campaignId && (await campaignById(tx, campaignId));
  if (!campaign || campaign.state === 'REMOVED') throw refuse('promotions.unknown');
  return campaign;
}

export async function showCampaign(
  tx: Tx,
  { campaignId }: Input<typeof routes.one>,
): Promise<Output<typeof routes.one>> {
  const row = await campaignAtDesk(tx, campaignId);
  const open = (await liabilities(tx)).get(row.campaignId) ?? 0n;
  const versions = await versionsOf(tx, row.campaignId);
  return {
    ...wireCampaign(row, open),
    versions: versions.map(({ savedAt, publishedAt, ...version }) => ({
      ...version,
      savedAt: savedAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  };
}

/** Whether these terms may be saved. Refuses promotions.terms-wrong, promotions.code-used, and as {@link checkReward}. */
export async function checkTerms(
  room: PromotionsRoom,
  tx: Tx,
  { terms, campaignId }: { readonly terms: CampaignTerms; readonly campaignId: CampaignId | null },
): Promise<void> {
  const why = misfitOf(terms);
  if (why) throw refuse('promotions.terms-wrong', { value: { why } });
  await checkReward(room, tx, terms);
  await checkAudience(room, tx, terms.audience);
  const { trigger } = terms;
  if (trigger.kind === 'code' && (await isCodeUsed(tx, { code: trigger.code, campaignId })))
    throw refuse('promotions.code-used', { field: 'code' });
}

/** Whom terms fit, what they may cost, and what else runs for the same; writes nothing. */
export async function previewCampaign(
  room: PromotionsRoom,
  tx: Tx,
  { campaignId: id, terms }: Input<typeof routes.preview>,
): Promise<Output<typeof routes.preview>> {
  const campaignId = id === null ? null : (await campaignAtDesk(tx, id)).campaignId;
  await checkTerms(room, tx, { terms, campaignId });
  const others = (await allCampaigns(tx)).filter(
    (other) =>
      other.campaignId !== campaignId &&
      (other.state === 'RUNNING' || other.state === 'PAUSED') &&
      other.trigger === terms.trigger.kind &&
      meet(other.terms, terms),
  );
  return {
    fits: await countFits(room, tx, { audience: terms.audience, now: room.clock.now() }),
    most: toDecimal(minorOf(terms.limits.budget)),
    reward: forecastOf(terms),
    conflicts: others.map((other) => ({
      campaignId: toWire('cmp', other.campaignId),
      name: other.terms.name,
    })),
  };
}

const meet = (one: CampaignTerms, other: CampaignTerms): boolean =>
  endOf(one) > Date.parse(other.startsAt) && endOf(other) > Date.parse(one.startsAt);

const endOf = ({ endsAt }: CampaignTerms): number =>
  endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt);

/**
 * One reward at its most: what the house is expected to lose by it after it was staked at a game
 * that keeps 4 %; nothing where the turnover is expected to bring back more than was given.
 */
function forecastOf(terms: CampaignTerms): Output<typeof routes.preview>['reward'] {
  const { reward } = terms;
  const percent =
    isMoney(reward) && reward.sum.of === 'share'
      ? BigInt(Math.round(Number(reward.sum.percent) * 100))
      : 0n;
  const deposit = percent > 0n ? (mostOf(reward) * 10_000n) / percent : 0n;
  const amount = amountOf(reward, deposit);
  const base =
    reward.kind === 'bonus' ? wageringBase(reward.wagering, { bonus: amount, deposit }) : amount;
  const turnover = (base * BigInt(multipleOf(terms))) / 100n;
  const { worth } = expectedOf({ bonus: amount, turnover, edge: EDGE });
  return {
    amount: toDecimal(amount),
    turnover: toDecimal(turnover),
    cost: toDecimal(worth > 0n ? worth : 0n),
  };
}

/** Saves a version; members see nothing of it before it is published. */
export async function saveCampaign(
  room: PromotionsRoom,
  tx: Tx,
  { input, caller }: { readonly input: Input<typeof routes.save>; readonly caller: Caller },
): Promise<Output<typeof routes.save>> {
  const { terms, newest, reason } = input;
  const savedAt = room.clock.now();
  const known = input.campaignId === null ? null : fromWire('cmp', input.campaignId);
  const held = known && (await lockCampaign(tx, known));
  if (input.campaignId !== null && (!held || held.state === 'REMOVED'))
    throw refuse('promotions.unknown');
  if ((held?.newest ?? 0) !== newest) throw refuse('promotions.version-outdated');
  await checkTerms(room, tx, { terms, campaignId: held?.campaignId ?? null });
  const campaignId = held?.campaignId ?? room.ids.next<CampaignId>();
  if (!held) {
    const { kind: trigger } = terms.trigger;
    await insertCampaign(tx, { campaignId, brandId: room.brandId, trigger, madeAt: savedAt });
  }
  const version = newest + 1;
  const { username: savedBy } = operatorOf(caller);
  await insertVersion(tx, { campaignId, version, terms, savedBy, savedAt });
  tellDesk(room, tx);
  const object = toWire('cmp', campaignId);
  const facts = { version, name: terms.name, reason };
  await audited(room, tx, { caller, act: 'promotions.save', object, facts });
  return { campaignId: object, version };
}

/** Pauses, resumes or closes a campaign, or removes one. Refuses promotions.campaign-state. */
export async function turnCampaign(
  room: PromotionsRoom,
  tx: Tx,
  { input, caller }: { readonly input: Input<typeof routes.turn>; readonly caller: Caller },
): Promise<void> {
  const { campaignId } = await campaignAtDesk(tx, input.campaignId);
  const held = await lockCampaign(tx, campaignId);
  // A draft begins by being published.
  if (!held || (input.to === 'RUNNING' && held.state !== 'PAUSED'))
    throw refuse('promotions.campaign-state');
  // Who takes part is owed a draw: a raffle is called off by two operators, with a reason.
  if (input.to === 'CLOSED' && (await owesDraw(tx, held)))
    throw refuse('promotions.campaign-state');
  await transition(tx, held, input.to);
  tellDesk(room, tx);
  const object = toWire('cmp', campaignId);
  const facts = { to: input.to, name: held.terms.name, reason: input.reason };
  await audited(room, tx, { caller, act: 'promotions.turn', object, facts });
}
