import type { Input, Output } from '@nokshi/contract';
import type {
  consoleEnvelopeRoutes as routes,
  EnvelopeOnDesk,
} from '@nokshi/contract/console/envelopes.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { campaignAtDesk } from '../desk/campaigns.ts';
import type { PromotionsRoom } from '../room.ts';
import { allCampaigns, type CampaignRow } from '../store/campaigns.ts';
import { type EnvelopeRow, envelopesOf, sharesOpened } from '../store/envelopes.ts';
import { envelopeOf, stateOf, terminalOf } from './show.ts';

/** The most of the list, and of the shares of one. */
const MOST = 100;
const MOST_SHARES = 500;

const wireEnvelope = (campaign: CampaignRow, row: EnvelopeRow, now: Date): EnvelopeOnDesk => ({
  campaignId: toWire('cmp', campaign.campaignId),
  name: campaign.terms.name,
  state: stateOf({ campaign, row }, now),
  campaign: campaign.state,
  startsAt: (campaign.startsAt ?? campaign.madeAt).toISOString(),
  endsAt: (campaign.endsAt ?? campaign.madeAt).toISOString(),
  pool: toDecimal(row.pool),
  shares: row.shares,
  opened: row.opened,
  given: toDecimal(row.openedSum),
});

/** Newest first. */
export async function listEnvelopes(
  room: PromotionsRoom,
  tx: Tx,
): Promise<Output<typeof routes.list>> {
  const campaigns = (await allCampaigns(tx)).filter(({ trigger }) => trigger === 'envelope');
  const rows = await envelopesOf(
    tx,
    campaigns.map(({ campaignId }) => campaignId),
  );
  const now = room.clock.now();
  const published = campaigns.flatMap((campaign) => {
    const row = rows.get(campaign.campaignId);
    return row ? [wireEnvelope(campaign, row, now)] : [];
  });
  return { rows: published.slice(0, MOST) };
}

/** Refuses promotions.unknown. */
export async function showEnvelopeAtDesk(
  room: PromotionsRoom,
  tx: Tx,
  { campaignId: id }: Input<typeof routes.one>,
): Promise<Output<typeof routes.one>> {
  const campaign = await campaignAtDesk(tx, id);
  const { campaignId } = campaign;
  const row = await envelopeOf(tx, campaignId);
  if (!row) throw refuse('promotions.unknown');
  const opened = await sharesOpened(tx, { campaignId, limit: MOST_SHARES });
  const names = await room.identity.usernames(
    tx,
    opened.map(({ memberId }) => memberId),
  );
  return {
    ...wireEnvelope(campaign, row, room.clock.now()),
    terminal: await terminalOf(room, tx, campaignId),
    list: opened.map(({ place, memberId, amount, openedAt, state }) => ({
      place: place + 1,
      memberId: toWire('mbr', memberId),
      username: names.get(memberId) ?? '',
      amount: toDecimal(amount),
      openedAt: openedAt.toISOString(),
      state,
    })),
  };
}
