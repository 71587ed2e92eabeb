import type { Input, Output } from '@nokshi/contract';
import type {
  Application,
  applicationRoutes as routes,
} from '@nokshi/contract/player/applications.ts';
import { type Caller, playerOf, type Story } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { forMember } from '../../../../kernel/for-whom.ts';
import {
  fromWire,
  type MemberId,
  type PromotionApplicationId,
  toWire,
} from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignOfWire } from '../campaigns/claim.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import { tellDesk } from '../grants/tell-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import type { CampaignRow } from '../store/campaigns.ts';
import {
  applicationOf,
  applicationsOf,
  type ApplicationRow,
  insertApplication,
  lockApplication,
} from '../store/applications.ts';
import { transition } from './transition.ts';

/** The most of a member's list. */
const MOST = 20;

type Wish = Input<typeof routes.apply>;

export const wireApplication = (row: ApplicationRow): Application => ({
  applicationId: toWire('pap', row.applicationId),
  promotionId: toWire('cmp', row.campaignId),
  state: row.state,
  comment: row.comment,
  pictures: row.pictures,
  appliedAt: row.appliedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  answer: row.answer,
});

/** A campaign that may be applied for now, and the pictures that it asks for. Refuses as the route says. */
async function mayApply(
  room: PromotionsRoom,
  tx: Tx,
  { memberId, wish }: { readonly memberId: MemberId; readonly wish: Wish },
): Promise<CampaignRow> {
  const campaign = await campaignOfWire(tx, wish.promotionId);
  const { trigger } = campaign.terms;
  if (trigger.kind !== 'application') throw refuse('promotions.unknown');
  const why = await whyNotFor(room, tx, { campaign, memberId });
  if (why) throw refuse(why, { value: { startsAt: campaign.startsAt?.toISOString() ?? '' } });
  const { campaignId } = campaign;
  const [newest] = await applicationsOf(tx, { memberId, campaignId, limit: 1 });
  if (newest?.state === 'OPEN') throw refuse('promotions.applied');
  if (trigger.pictures === 'needed' && wish.proofs.length === 0)
    throw refuse('promotions.pictures-needed', { field: 'proofs' });
  return campaign;
}

/**
 * A member applies; pictures are drawn again before the transaction, as all that strangers send. Refuses
 * as its route says. Checklist E-111, V-060.
 */
export async function apply(
  room: PromotionsRoom,
  { caller, ...wish }: Wish & { readonly caller: Caller },
): Promise<Story<Application>> {
  const { memberId } = playerOf(caller);
  const { terms } = await room.db.read((tx) => mayApply(room, tx, { memberId, wish }));
  const asks = terms.trigger.kind === 'application' && terms.trigger.pictures !== 'none';
  const pictures: Buffer[] = [];
  for (const proof of asks ? wish.proofs : [])
    pictures.push((await room.media.drawProof(proof, forMember(memberId))).bytes);
  return (tx) => write(room, tx, { memberId, wish, pictures });
}

async function write(
  room: PromotionsRoom,
  tx: Tx,
  asked: {
    readonly memberId: MemberId;
    readonly wish: Wish;
    readonly pictures: readonly Buffer[];
  },
): Promise<Application> {
  const { memberId, wish, pictures } = asked;
  const { campaignId } = await mayApply(room, tx, asked);
  const applicationId = room.ids.next<PromotionApplicationId>();
  const { comment } = wish;
  const appliedAt = room.clock.now();
  const row = { applicationId, campaignId, memberId, comment, appliedAt, pictures };
  if (!(await insertApplication(tx, row))) throw refuse('promotions.applied');
  tellDesk(room, tx);
  const written = await applicationOf(tx, applicationId);
  if (!written) throw new Error(`application ${applicationId} was not written`);
  return wireApplication(written);
}

/** The member's own, newest first. Refuses promotions.unknown. */
export async function listOwn(
  tx: Tx,
  { promotionId, caller }: Input<typeof routes.list> & { readonly caller: Caller },
): Promise<Output<typeof routes.list>> {
  const { memberId } = playerOf(caller);
  const { campaignId } = await campaignOfWire(tx, promotionId);
  const rows = await applicationsOf(tx, { memberId, campaignId, limit: MOST });
  return { rows: rows.map(wireApplication) };
}

/** Refuses promotions.application-unknown, application-state. */
export async function takeBack(
  room: PromotionsRoom,
  tx: Tx,
  { applicationId: id, caller }: Input<typeof routes.withdraw> & { readonly caller: Caller },
): Promise<void> {
  const row = await lockedOf(tx, id);
  if (row.memberId !== playerOf(caller).memberId) throw refuse('promotions.application-unknown');
  await transition(room, tx, { row, state: 'WITHDRAWN' });
}

/** Refuses promotions.application-unknown. */
export async function lockedOf(tx: Tx, id: string): Promise<ApplicationRow> {
  const applicationId = fromWire('pap', id);
  const row = applicationId && (await lockApplication(tx, applicationId));
  if (!row) throw refuse('promotions.application-unknown');
  return row;
}
