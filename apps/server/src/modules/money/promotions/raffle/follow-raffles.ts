import type { PromotionsRoom } from '../room.ts';
import { campaignById } from '../store/campaigns.ts';
import { insertRaffle, type RaffleRow, rafflesDue, rafflesEnded } from '../store/raffles.ts';
import { countStep } from './count-tickets.ts';
import { drawNow, givePrize } from './draw-winners.ts';
import { PURPOSE } from './raffle.ts';
import { tellVoid } from './tell-void.ts';

const FOLLOW = 'promotions.draw-raffles';
/** Bets at the end of a raffle are counted by then. */
const AFTER_MS = 10 * 60_000;
/** Steps of one run of a raffle: members, or prizes. */
const STEPS = 500;

/**
 * After its end a raffle is counted, frozen with its root, drawn from a link that was secret until then,
 * and its prizes are made: each step its own transaction, so that the next run continues after a stop.
 */
export function followRaffles(room: PromotionsRoom): void {
  room.jobs.registerOutside(FOLLOW, () => drawDue(room));
  room.jobs.schedule(FOLLOW, '30 * * * * *');
}

async function drawDue(room: PromotionsRoom): Promise<void> {
  const at = room.clock.now();
  await room.db.tx(async (tx) => {
    // Its links are fixed long before the first list is.
    await room.fairness.draws.prepare(tx, { purposes: [PURPOSE] });
    const by = new Date(at.getTime() - AFTER_MS);
    for (const campaignId of await rafflesEnded(tx, by))
      await insertRaffle(tx, campaignId, 'COUNTING');
  });
  for (const raffle of await room.db.read((tx) => rafflesDue(tx, at)))
    for (let step = 0; step < STEPS; step += 1) if (!(await takeStep(room, raffle))) break;
}

/** Answers whether there is more of the same. */
const takeStep = (room: PromotionsRoom, { campaignId, state }: RaffleRow): Promise<boolean> =>
  room.db.tx(async (tx) => {
    const campaign = await campaignById(tx, campaignId);
    if (!campaign) return false;
    if (state === 'VOID') return tellVoid(room, tx, campaign);
    // Of a paused one nothing is given.
    if (campaign.state !== 'RUNNING' && state !== 'DRAWN') return false;
    if (state === 'COUNTING') return countStep(room, tx, campaign);
    if (state === 'FROZEN') await drawNow(room, tx, campaign);
    return givePrize(room, tx, campaign);
  });
