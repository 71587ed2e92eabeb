import type { Input, Output } from '@nokshi/contract';
import {
  consoleRaffleRoutes as routes,
  type RaffleOnDesk,
} from '@nokshi/contract/console/raffles.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { transition as runCampaign } from '../campaigns/transition.ts';
import { campaignAtDesk } from '../desk/campaigns.ts';
import type { PromotionsRoom } from '../room.ts';
import { prizesOf } from '../rules/raffle.ts';
import { allCampaigns, type CampaignRow, lockCampaign } from '../store/campaigns.ts';
import {
  countTakingPart,
  holdRaffle,
  insertRaffle,
  raffleOf,
  type RaffleRow,
  rafflesOf,
  winsOf,
} from '../store/raffles.ts';
import { PURPOSE, raffleTrigger, shownPrizes } from './raffle.ts';
import { stateOf } from './show.ts';
import { transition } from './transition.ts';

/** The most of the list. */
const MOST = 100;

type Void = Input<typeof routes.void>;

/** Newest first. */
export async function listRaffles(
  room: PromotionsRoom,
  tx: Tx,
): Promise<Output<typeof routes.list>> {
  const campaigns = (await allCampaigns(tx))
    .filter(({ version, terms }) => version > 0 && terms.trigger.kind === 'raffle')
    .slice(0, MOST);
  const ids = campaigns.map(({ campaignId }) => campaignId);
  const rows = await rafflesOf(tx, ids);
  const members = await countTakingPart(tx, ids);
  return {
    rows: campaigns.flatMap((campaign) => {
      const { campaignId } = campaign;
      const of = { row: rows.get(campaignId), members: members.get(campaignId) ?? 0 };
      return wireRaffle(room, campaign, of) ?? [];
    }),
  };
}

/** Null: the campaign is none. */
function wireRaffle(
  room: PromotionsRoom,
  campaign: CampaignRow,
  { row, members }: { readonly row: RaffleRow | undefined; readonly members: number },
): RaffleOnDesk | null {
  const trigger = raffleTrigger(campaign);
  if (!trigger) return null;
  const { campaignId, terms, startsAt, endsAt, madeAt } = campaign;
  const isCounted = row !== undefined && row.root !== null;
  return {
    campaignId: toWire('cmp', campaignId),
    name: terms.name,
    state: stateOf(campaign, { row, at: room.clock.now() }),
    startsAt: (startsAt ?? madeAt).toISOString(),
    endsAt: (endsAt ?? madeAt).toISOString(),
    entrants: isCounted ? row.entrants : members,
    tickets: isCounted ? String(row.tickets) : null,
    prizes: shownPrizes(trigger),
    worth: toDecimal(prizesOf(trigger).reduce((sum, each) => sum + each, 0n)),
    drawsAt: row?.drawsAt?.toISOString() ?? null,
  };
}

/** Refuses promotions.unknown. */
export async function showRaffleAtDesk(
  room: PromotionsRoom,
  tx: Tx,
  { campaignId: id }: Input<typeof routes.one>,
): Promise<Output<typeof routes.one>> {
  const campaign = await campaignAtDesk(tx, id);
  const { campaignId } = campaign;
  const row = await raffleOf(tx, campaignId);
  const members = (await countTakingPart(tx, [campaignId])).get(campaignId) ?? 0;
  const shown = wireRaffle(room, campaign, { row, members });
  if (!shown || campaign.version === 0) throw refuse('promotions.unknown');
  const wins = await winsOf(tx, campaignId);
  const names = await room.identity.usernames(
    tx,
    wins.map(({ memberId }) => memberId),
  );
  return {
    ...shown,
    root: row?.root ?? null,
    reason: row?.reason ?? null,
    winners: wins.map(({ memberId, ticket, amount, state }) => ({
      memberId: toWire('mbr', memberId),
      username: names.get(memberId) ?? '',
      ticket: String(ticket),
      amount: toDecimal(amount),
      state,
    })),
  };
}

/** A raffle that is not drawn yet. Refuses promotions.unknown, promotions.raffle-state. */
async function toVoid(tx: Tx, { campaignId: id }: Void): Promise<CampaignRow> {
  const campaign = await campaignAtDesk(tx, id);
  if (!raffleTrigger(campaign) || campaign.version === 0) throw refuse('promotions.unknown');
  const row = await raffleOf(tx, campaign.campaignId);
  const isOver = row?.state === 'DRAWN' || row?.state === 'VOID';
  if (isOver || (campaign.state !== 'RUNNING' && campaign.state !== 'PAUSED'))
    throw refuse('promotions.raffle-state');
  return campaign;
}

/** Calls a raffle off: nothing is drawn, its campaign closes, and members read the reason. */
export const voidRaffleAct = (room: PromotionsRoom): Act<Void> => ({
  code: 'promotions.void-raffle',
  permission: 'promotions.write',
  input: routes.void.input,
  async preview(tx, wish) {
    const campaign = await toVoid(tx, wish);
    const row = await raffleOf(tx, campaign.campaignId);
    const from = stateOf(campaign, { row, at: room.clock.now() });
    const changes = [{ field: 'raffle.state', from, to: 'VOID' }];
    return { object: wish.campaignId, label: campaign.terms.name, changes };
  },
  async run(tx, wish, caller) {
    const campaign = await toVoid(tx, wish);
    const { campaignId, terms } = campaign;
    const { reason } = wish;
    await lockCampaign(tx, campaignId);
    await insertRaffle(tx, campaignId, 'COUNTING');
    const row = await holdRaffle(tx, campaignId);
    if (!row || row.state === 'DRAWN') throw refuse('promotions.raffle-state');
    await transition(tx, row, { state: 'VOID', reason });
    // A list that was frozen is shown with its link, so that anyone can check what it was.
    if (row.state === 'FROZEN')
      await room.fairness.draws.tell(tx, { purpose: PURPOSE, issue: wish.campaignId });
    await runCampaign(tx, campaign, 'CLOSED');
    const facts = { name: terms.name, reason };
    await audited(room, tx, {
      caller,
      act: 'promotions.void-raffle',
      object: wish.campaignId,
      facts,
    });
  },
});
