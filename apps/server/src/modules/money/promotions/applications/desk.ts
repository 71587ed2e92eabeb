import type { Input, Output } from '@nokshi/contract';
import {
  type ApplicationOnDesk,
  consolePromotionApplicationRoutes as routes,
} from '@nokshi/contract/console/promotion-applications.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import { give } from '../desk/acts.ts';
import { mayReceive } from '../grants/may-receive.ts';
import type { PromotionsRoom } from '../room.ts';
import { amountOf } from '../rules/amount-of.ts';
import {
  applicationOf,
  type ApplicationRow,
  countOpen,
  decidedApplications,
  openApplications,
  pictureRows,
} from '../store/applications.ts';
import { campaignById, campaignsByIds, type CampaignRow } from '../store/campaigns.ts';
import { countAllGrants } from '../store/grants.ts';
import { factsOf } from '../store/members.ts';
import { lockedOf, wireApplication } from './apply.ts';
import { tellAnswer } from './tell-answer.ts';
import { transition } from './transition.ts';

type Issue = Input<typeof routes.issue>;
type Reject = Input<typeof routes.reject>;

/** A queue with how many wait. */
export async function listApplications(
  room: PromotionsRoom,
  tx: Tx,
  { queue, cursor, pageSize }: Input<typeof routes.list>,
): Promise<Output<typeof routes.list>> {
  const after = cursor === undefined ? null : fromWire('pap', cursor);
  if (cursor !== undefined && !after) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = queue === 'open' ? openApplications : decidedApplications;
  const found = await read(tx, { after, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows: await wireForDesk(room, tx, rows),
    next: found.length > pageSize && last ? toWire('pap', last.applicationId) : null,
    open: await countOpen(tx),
  };
}

async function wireForDesk(
  room: PromotionsRoom,
  tx: Tx,
  rows: readonly ApplicationRow[],
): Promise<ApplicationOnDesk[]> {
  const names = await room.identity.usernames(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  const campaigns = await campaignsByIds(
    tx,
    rows.map(({ campaignId }) => campaignId),
  );
  return rows.map((row) => {
    const { promotionId: campaignId, ...own } = wireApplication(row);
    return {
      ...own,
      campaignId,
      name: campaigns.get(row.campaignId)?.terms.name ?? '',
      memberId: toWire('mbr', row.memberId),
      username: names.get(row.memberId) ?? '',
      decidedBy: row.decidedBy,
    };
  });
}

/** Refuses promotions.application-unknown. */
export async function showApplication(
  room: PromotionsRoom,
  tx: Tx,
  { applicationId: id }: Input<typeof routes.one>,
): Promise<Output<typeof routes.one>> {
  const applicationId = fromWire('pap', id);
  const row = applicationId && (await applicationOf(tx, applicationId));
  const campaign = row && (await campaignById(tx, row.campaignId));
  const [shown] = row ? await wireForDesk(room, tx, [row]) : [];
  if (!row || !campaign || !shown) throw refuse('promotions.application-unknown');
  const { memberId, campaignId } = row;
  const facts = await factsOf(tx, memberId);
  const { total, ofThis } = await countAllGrants(tx, { memberId, campaignId });
  const proofs = await pictureRows(tx, row.applicationId);
  return {
    ...shown,
    reward: campaign.terms.reward,
    proofs: proofs.map(({ picture }) => picture.toString('base64')),
    member: {
      registeredAt: facts.registeredAt.toISOString(),
      deposits: facts.deposits,
      deposited: toDecimal(facts.deposited),
      grants: total,
      ofThis,
      mayReceive: await mayReceive(room, tx, memberId),
      riskCase: await riskCaseOf(room, tx, memberId),
    },
  };
}

/** The member's case at the risk desk, as the desk of withdrawals shows it. */
async function riskCaseOf({ cashier }: PromotionsRoom, tx: Tx, memberId: MemberId) {
  const review = (await cashier.reviewsOf(tx, [{ memberId }])).get(memberId);
  return review ? { id: review.caseId, score: review.score, state: review.state } : null;
}

type Asked = { readonly row: ApplicationRow; readonly campaign: CampaignRow };

/** Who applied in time is given it after the end of the campaign as well. Refuses as the route says. */
async function toIssue(room: PromotionsRoom, tx: Tx, id: string): Promise<Asked> {
  const row = await lockedOf(tx, id);
  if (row.state !== 'OPEN') throw refuse('promotions.application-state');
  const campaign = await campaignById(tx, row.campaignId);
  if (!campaign) throw refuse('promotions.application-unknown');
  const why = await whyNotFor(room, tx, { campaign, memberId: row.memberId, ranAt: row.appliedAt });
  if (why) throw refuse(why);
  return { row, campaign };
}

/** The reward of an application is given; by two operators from the rule's amount on. */
export const issueAct = (room: PromotionsRoom): Act<Issue> => ({
  code: 'promotions.issue',
  permission: 'promotions.write',
  input: routes.issue.input,
  async amount({ applicationId }, tx) {
    const { campaign } = await toIssue(room, tx, applicationId);
    return amountOf(campaign.terms.reward, 0n);
  },
  async preview(tx, { applicationId }) {
    const { row, campaign } = await toIssue(room, tx, applicationId);
    const names = await room.identity.usernames(tx, [row.memberId]);
    const line = (field: string, to: string) => ({ field: `grant.${field}`, from: '', to });
    return {
      object: applicationId,
      label: names.get(row.memberId) ?? '',
      changes: [
        line('campaign', campaign.terms.name),
        line('amount', toDecimal(amountOf(campaign.terms.reward, 0n))),
      ],
    };
  },
  async run(tx, { applicationId, reason }, caller) {
    const { row, campaign } = await toIssue(room, tx, applicationId);
    const { memberId, appliedAt: ranAt } = row;
    const { username: by } = operatorOf(caller);
    const fact = () => `application ${row.applicationId}`;
    const act = 'promotions.issue';
    const gift = { campaign, memberId, reason, caller, fact, act, ranAt } as const;
    const { grantId } = await give(room, tx, gift);
    await transition(room, tx, { row, state: 'ISSUED', by, grantId });
  },
});

/** Refuses promotions.application-unknown, application-state. */
export async function reject(
  room: PromotionsRoom,
  tx: Tx,
  { input, caller }: { readonly input: Reject; readonly caller: Caller },
): Promise<void> {
  const row = await lockedOf(tx, input.applicationId);
  const { answer } = input;
  const { username: by } = operatorOf(caller);
  await transition(room, tx, { row, state: 'REJECTED', by, answer });
  const campaign = await campaignById(tx, row.campaignId);
  if (campaign) await tellAnswer(room, tx, { row, title: campaign.terms.title, answer });
  const object = toWire('mbr', row.memberId);
  const facts = { application: input.applicationId, answer };
  await audited(room, tx, { caller, act: 'promotions.reject', object, facts });
}
