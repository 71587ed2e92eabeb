import type { Input, Output } from '@nokshi/contract';
import type { envelopesRoutes as routes } from '@nokshi/contract/player/envelopes.ts';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignOfWire } from '../campaigns/claim.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { takeGrant } from '../grants/take-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { lockOpen, openShare, takeShare } from '../store/envelopes.ts';
import { drawShares } from './draw.ts';
import { wireShare } from './show.ts';

/**
 * A share of an envelope, paid in the same commit: the first in the order of the link that nobody else opens at
 * this moment, so that many open at once and each share goes to one of them. Refuses as its route says.
 */
export async function openEnvelope(
  room: PromotionsRoom,
  tx: Tx,
  { promotionId, caller }: Input<typeof routes.open> & { readonly caller: Caller },
): Promise<Output<typeof routes.open>> {
  const { memberId } = playerOf(caller);
  await room.turnover.lockMemberFunds(tx, memberId);
  const campaign = await campaignOfWire(tx, promotionId);
  const { campaignId } = campaign;
  const envelope = await lockOpen(tx, campaignId);
  if (!envelope) throw refuse('promotions.unknown');
  const why = await whyNotFor(room, tx, { campaign, memberId });
  if (why) throw refuse(why, { value: { startsAt: campaign.terms.startsAt } });
  // Its link is public, so everybody knows the shares that are left.
  if (envelope.state === 'ENDED') throw refuse('promotions.closed');
  const share = await takeShare(tx, campaignId);
  if (!share) throw refuse('promotions.no-places');
  const granted = await makeGrant(room, tx, {
    campaign: { campaignId, version: campaign.version },
    memberId,
    fact: 'envelope',
    reward: campaign.terms.reward,
    amount: (await drawShares(room, tx, envelope))[share.place] ?? 0n,
  });
  // Its budget has all shares, and nothing else is granted of it.
  if (!('grant' in granted)) throw new Error(`share of ${campaignId}: ${granted.refused}`);
  const { grantId, amount } = await takeGrant(room, tx, granted.grant);
  const opened = { ...share, memberId, amount, grantId, openedAt: room.clock.now() };
  await openShare(tx, campaignId, opened);
  return wireShare(opened);
}
