import { rootOfLanes } from '@nokshi/house-math/fairness/merkle.ts';
import { laneOfRaffle } from '@nokshi/house-math/raffle/draw-raffle.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type CampaignId, type MemberId, toWire } from '../../../../kernel/ids.ts';
import { mayReceive } from '../grants/may-receive.ts';
import type { PromotionsRoom } from '../room.ts';
import { type RaffleTrigger, ticketsFor } from '../rules/raffle.ts';
import type { CampaignRow } from '../store/campaigns.ts';
import {
  insertTickets,
  lockRaffle,
  placeTickets,
  takingPart,
  type TicketRow,
  ticketsFrom,
  writeAfter,
} from '../store/raffles.ts';
import { MOST_ENTRANTS, PURPOSE, raffleTrigger, sha256, shownPrizes, playSpan } from './raffle.ts';
import { transition } from './transition.ts';

/** Members of one step. */
const AT_ONCE = 200;
/** The root is public for so long before the link is. */
const PUBLIC_MS = 10 * 60_000;
/** The name of a member in one raffle alone: only who knows the member's id can compute it. */
const entrantOf = (campaignId: CampaignId, memberId: MemberId): string =>
  sha256(`${toWire('cmp', campaignId)} ${toWire('mbr', memberId)}`).slice(0, 32);

/**
 * Counts the tickets of some members who take part; the last step freezes the list. Who may receive
 * nothing promotional by then has no place in it. Answers whether there is more to count.
 */
export async function countStep(
  room: PromotionsRoom,
  tx: Tx,
  campaign: CampaignRow,
): Promise<boolean> {
  const { campaignId } = campaign;
  const trigger = raffleTrigger(campaign);
  const raffle = trigger && (await lockRaffle(tx, { campaignId, state: 'COUNTING' }));
  if (!raffle) return false;
  const memberIds = await takingPart(tx, { campaignId, after: raffle.after, limit: AT_ONCE });
  const played = await room.wagers.cashPlay(tx, { memberIds, ...playSpan(campaign) });
  const rows: TicketRow[] = [];
  for (const memberId of memberIds) {
    const own = played.filter((play) => play.memberId === memberId);
    const { tickets } = ticketsFor(trigger, own);
    if (tickets > 0 && (await mayReceive(room, tx, memberId)))
      rows.push({ memberId, entrant: entrantOf(campaignId, memberId), tickets });
  }
  await insertTickets(tx, campaignId, rows);
  const last = memberIds.at(-1);
  if (last) await writeAfter(tx, campaignId, last);
  if (memberIds.length === AT_ONCE) return true;
  await freeze(room, tx, { campaignId, trigger });
  return false;
}

/** The list and its root are public from this commit on, before anybody knows the link. */
async function freeze(
  room: PromotionsRoom,
  tx: Tx,
  { campaignId, trigger }: { readonly campaignId: CampaignId; readonly trigger: RaffleTrigger },
): Promise<void> {
  await placeTickets(tx, campaignId);
  const rows = await ticketsFrom(tx, { campaignId, from: 0, limit: MOST_ENTRANTS });
  const entrants = rows.map(({ entrant, tickets }) => ({ entrant, tickets: BigInt(tickets) }));
  const lane = laneOfRaffle(sha256, { prizes: shownPrizes(trigger), entrants });
  const root = rootOfLanes(sha256, [lane]);
  const issue = toWire('cmp', campaignId);
  await room.fairness.draws.close(tx, { purpose: PURPOSE, issue, root });
  const frozenAt = room.clock.now();
  await transition(
    tx,
    { campaignId, state: 'COUNTING' },
    {
      state: 'FROZEN',
      entrants: entrants.length,
      tickets: entrants.reduce((sum, { tickets }) => sum + tickets, 0n),
      root,
      frozenAt,
      drawsAt: new Date(frozenAt.getTime() + PUBLIC_MS),
    },
  );
}
