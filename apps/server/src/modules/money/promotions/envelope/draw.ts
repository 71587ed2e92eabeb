import { hash } from 'node:crypto';
import { laneOfEnvelope, sharesOf } from '@nokshi/house-math/envelope/shares.ts';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { rootOfLanes } from '@nokshi/house-math/fairness/merkle.ts';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type CampaignId, toWire } from '../../../../kernel/ids.ts';
import type { PromotionsRoom } from '../room.ts';
import { heldBy } from '../rules/envelope.ts';
import { type EnvelopeRow, insertEnvelope } from '../store/envelopes.ts';

const sha256 = (text: string): string => hash('sha256', text);

/**
 * Each envelope has a chain of its own, of which it takes the first link: a public link says those before it,
 * so no envelope that is over gives one away that is open.
 */
export const drawOf = (campaignId: CampaignId) => {
  const issue = toWire('cmp', campaignId);
  return { purpose: `promotions.envelope.${issue}`, issue };
};

export const lanesOf = (held: Pick<EnvelopeRow, 'pool' | 'shares'>) => [
  laneOfEnvelope(sha256, held),
];

/** Fixes what an envelope holds and the link of its shares, before anybody opens it; once a campaign. */
export async function sealEnvelope(
  room: PromotionsRoom,
  tx: Tx,
  { campaignId, terms: { trigger } }: { campaignId: CampaignId; terms: CampaignTerms },
): Promise<void> {
  if (trigger.kind !== 'envelope') return;
  const held = heldBy(trigger);
  const draw = drawOf(campaignId);
  await room.fairness.draws.prepare(tx, { purposes: [draw.purpose] });
  await room.fairness.draws.close(tx, { ...draw, root: rootOfLanes(sha256, lanesOf(held)) });
  await insertEnvelope(tx, { campaignId, ...held });
}

/** All shares in the order of opening; secret until the link is public. */
export async function drawShares(
  room: PromotionsRoom,
  tx: Tx,
  { campaignId, pool, shares }: Pick<EnvelopeRow, 'campaignId' | 'pool' | 'shares'>,
): Promise<bigint[]> {
  const seeds = await room.fairness.draws.take(tx, drawOf(campaignId));
  return sharesOf(hmacRandom(seeds), { pool, shares });
}
