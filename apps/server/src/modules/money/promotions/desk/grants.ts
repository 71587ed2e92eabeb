import type { Input, Output } from '@nokshi/contract';
import type { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import { toDecimal } from '@nokshi/money';
import { daysSpan } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { PromotionsRoom } from '../room.ts';
import { allCampaigns, moneyOf, termsOf } from '../store/campaigns.ts';
import { grantsAtDesk } from '../store/grants.ts';

/** The most of one list, and the longest report in days. */
const MOST = 100;
const MOST_DAYS = 92;

/** Grants of a member or a campaign, newest first. */
export async function listGrants(
  room: PromotionsRoom,
  tx: Tx,
  { memberId, campaignId }: Input<typeof routes.grants>,
): Promise<Output<typeof routes.grants>> {
  const grants = await grantsAtDesk(tx, {
    memberId: memberId ? fromWire('mbr', memberId) : null,
    campaignId: campaignId ? fromWire('cmp', campaignId) : null,
    limit: MOST,
  });
  const names = await room.identity.usernames(tx, [
    ...new Set(grants.map((grant) => grant.memberId)),
  ]);
  const terms = await termsOf(tx, grants);
  return {
    rows: grants.map((grant) => ({
      grantId: toWire('pgr', grant.grantId),
      campaignId: toWire('cmp', grant.campaignId),
      name: terms.get(`${grant.campaignId} ${grant.version}`)?.name ?? '',
      memberId: toWire('mbr', grant.memberId),
      username: names.get(grant.memberId) ?? '',
      reward: grant.reward,
      amount: toDecimal(grant.amount),
      state: grant.state,
      madeAt: grant.madeAt.toISOString(),
      expiresAt: grant.expiresAt?.toISOString() ?? null,
      endedAt: grant.endedAt?.toISOString() ?? null,
      converted: toDecimal(grant.converted),
      returned: toDecimal(grant.returned),
      reason: grant.reason,
    })),
  };
}

/** What campaigns moved in some days, and what play brought in them. Refuses edge.invalid-input. */
export async function reportCampaigns(
  room: PromotionsRoom,
  tx: Tx,
  { from, to }: Input<typeof routes.report>,
): Promise<Output<typeof routes.report>> {
  const span = daysSpan(from, to);
  if (!span || span.end.getTime() - span.start.getTime() > MOST_DAYS * 86_400_000)
    throw refuse('edge.invalid-input', { field: 'to' });
  const names = new Map(
    (await allCampaigns(tx)).map(({ campaignId, terms }) => [campaignId, terms]),
  );
  const sums = await moneyOf(tx, span);
  const ggr = (await room.wagers.turnoverByDay(tx, { from, to })).reduce(
    (all, { staked, paid, refunded }) => all + staked - paid - refunded,
    0n,
  );
  return {
    rows: sums.map(({ campaignId, given, converted, returned, won }) => ({
      campaignId: toWire('cmp', campaignId),
      name: names.get(campaignId)?.name ?? '',
      given: toDecimal(given),
      converted: toDecimal(converted),
      returned: toDecimal(returned),
      won: toDecimal(won),
      cost: toDecimal(given - returned + won),
    })),
    cost: toDecimal(
      sums.reduce((all, { given, returned, won }) => all + given - returned + won, 0n),
    ),
    ggr: toDecimal(ggr),
  };
}
