import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { CampaignId } from '../../../kernel/ids.ts';
import { DEMO_CAMPAIGNS } from './demo-campaigns.ts';
import { sealEnvelope } from './envelope/draw.ts';
import type { PromotionsRoom } from './room.ts';
import { minorOf } from './rules/amount-of.ts';
import {
  allCampaigns,
  insertCampaign,
  insertVersion,
  putInForce,
  writeState,
} from './store/campaigns.ts';

const BY = 'nokshi';

/** How long the raffle of a demo house takes tickets, and its envelope is open. */
const LASTS_MS = 14 * 86_400_000;
const ENDING: readonly string[] = ['raffle', 'envelope'];

/** Writes them where no campaign was ever made, in demo mode alone. */
export async function seedDemo(room: PromotionsRoom, tx: Tx): Promise<void> {
  if (room.mode !== 'demo' || (await allCampaigns(tx)).length > 0) return;
  const at = room.clock.now();
  for (const demo of DEMO_CAMPAIGNS) {
    const { kind: trigger } = demo.trigger;
    if (trigger === 'envelope' && room.demoEnvelope === false) continue;
    const endsAt = ENDING.includes(trigger) ? new Date(at.getTime() + LASTS_MS) : null;
    const terms: CampaignTerms = {
      ...demo,
      startsAt: at.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    };
    const campaignId = room.ids.next<CampaignId>();
    await insertCampaign(tx, { campaignId, brandId: room.brandId, trigger, madeAt: at });
    await insertVersion(tx, { campaignId, version: 1, terms, savedBy: BY, savedAt: at });
    await writeState(tx, campaignId, 'RUNNING');
    await putInForce(tx, {
      campaignId,
      version: 1,
      trigger,
      startsAt: at,
      endsAt,
      budget: minorOf(terms.limits.budget),
      places: terms.limits.places,
      at,
    });
    await sealEnvelope(room, tx, { campaignId, terms });
  }
}
