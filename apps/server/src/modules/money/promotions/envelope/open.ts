import type { Input, Output } from '@nokshi/contract';
import type { envelopesRoutes as routes } from '@nokshi/contract/player/envelopes.ts';
import { type Caller, playerOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { whyNotFor } from '../campaigns/grant-by.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { takeGrant } from '../grants/take-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { lockCampaign } from '../store/campaigns.ts';
import { insertShare } from '../store/envelopes.ts';
import { drawShares } from './draw.ts';
import { envelopeOf, envelopeOfWire, wireShare } from './show.ts';

/**
 * The next share of an envelope, paid in the same commit. The campaign is locked while it is taken, so that
 * however many open it at once, each share goes to one of them. Refuses as its route says.
 */
export async function openEnvelope(
  room: PromotionsRoom,
  tx: Tx,
  { caller, ...asked }: Input<typeof routes.open> & { readonly caller: Caller },
): Promise<Output<typeof routes.open>> {
  const { memberId } = playerOf(caller);
  const { campaignId } = (await envelopeOfWire(tx, asked)).campaign;
  await room.turnover.lockMemberFunds(tx, memberId);
  const campaign = await lockCampaign(tx, campaignId);
  const envelope = campaign && (await envelopeOf(tx, campaignId));
  if (!envelope) throw refuse('promotions.unknown');
  const why = await whyNotFor(room, tx, { campaign, memberId });
  if (why) throw refuse(why, { value: { startsAt: campaign.terms.startsAt } });
  if (envelope.opened === envelope.shares) throw refuse('promotions.no-places');
  // Its link is public, so everybody knows the shares that are left.
  if (envelope.state === 'ENDED') throw refuse('promotions.closed');
  const place = envelope.opened;
  const granted = await makeGrant(room, tx, {
    campaign: { campaignId, version: campaign.version },
    memberId,
    fact: 'envelope',
    reward: campaign.terms.reward,
    amount: (await drawShares(room, tx, envelope))[place] ?? 0n,
  });
  // Its budget has all shares, and nothing else is granted of it.
  if (!('grant' in granted)) throw new Error(`share of ${campaignId}: ${granted.refused}`);
  const { grantId, amount } = await takeGrant(room, tx, granted.grant);
  const share = { place, memberId, amount, grantId, openedAt: room.clock.now() };
  await insertShare(tx, campaignId, share);
  return wireShare(share);
}
