import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { drawRaffle } from '@nokshi/house-math/raffle/draw-raffle.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { makeGrant } from '../grants/make-grant.ts';
import { mayReceive } from '../grants/may-receive.ts';
import { tellGrant } from '../grants/tell-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { prizesOf } from '../rules/raffle.ts';
import type { CampaignRow } from '../store/campaigns.ts';
import {
  insertWins,
  lockRaffle,
  lockWin,
  ticketsFrom,
  type WinRow,
  writeWin,
} from '../store/raffles.ts';
import { MOST_ENTRANTS, PURPOSE, raffleTrigger, shownPrizes } from './raffle.ts';
import { transition } from './transition.ts';

const DAY_MS = 86_400_000;

/** Draws the winners of a frozen list, and makes its link public in the same commit. */
export async function drawNow(room: PromotionsRoom, tx: Tx, campaign: CampaignRow): Promise<void> {
  const { campaignId } = campaign;
  const trigger = raffleTrigger(campaign);
  const raffle = trigger && (await lockRaffle(tx, { campaignId, state: 'FROZEN' }));
  const at = room.clock.now();
  if (!trigger || !raffle?.drawsAt || raffle.drawsAt > at) return;
  const wanted = { purpose: PURPOSE, issue: toWire('cmp', campaignId) };
  const rows = await ticketsFrom(tx, { campaignId, from: 0, limit: MOST_ENTRANTS });
  const entrants = rows.map(({ entrant, tickets }) => ({ entrant, tickets: BigInt(tickets) }));
  const random = hmacRandom(await room.fairness.draws.take(tx, wanted));
  const winners = drawRaffle(random, { prizes: shownPrizes(trigger), entrants });
  const amounts = prizesOf(trigger);
  const wins = winners.flatMap(({ ticket, place }, prize): WinRow[] => {
    const [row, amount] = [rows[place], amounts[prize]];
    return row && amount ? [{ prize, memberId: row.memberId, place, ticket, amount }] : [];
  });
  await insertWins(tx, campaignId, wins);
  await room.fairness.draws.tell(tx, wanted);
  await transition(tx, raffle, { state: 'DRAWN', drawnAt: at });
}

/** Makes the grant of the next prize, which waits for its winner. Answers whether there may be more. */
export async function givePrize(
  room: PromotionsRoom,
  tx: Tx,
  campaign: CampaignRow,
): Promise<boolean> {
  const { campaignId, version, terms } = campaign;
  const trigger = raffleTrigger(campaign);
  const win = trigger && (await lockWin(tx, campaignId));
  if (!win) return false;
  const { memberId, amount, prize } = win;
  const granted = await makeGrant(room, tx, {
    campaign: { campaignId, version },
    memberId,
    fact: 'raffle',
    reward: terms.reward,
    amount,
    claimBy: new Date(room.clock.now().getTime() + trigger.claimDays * DAY_MS),
  });
  // Its budget has all prizes, and nothing else is granted of it.
  if (!('grant' in granted)) throw new Error(`prize of ${campaignId}: ${granted.refused}`);
  await writeWin(tx, { campaignId, prize, grantId: granted.grant.grantId });
  if (await mayReceive(room, tx, memberId))
    await tellGrant(room, tx, { grant: granted.grant, what: 'won' });
  return true;
}
