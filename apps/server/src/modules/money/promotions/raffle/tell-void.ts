import type { Tx } from '../../../../kernel/db.ts';
import { mayReceive } from '../grants/may-receive.ts';
import type { PromotionsRoom } from '../room.ts';
import type { CampaignRow } from '../store/campaigns.ts';
import { lockRaffle, takingPart, writeTold } from '../store/raffles.ts';

/** Members of one step. */
const AT_ONCE = 200;

/** Tells some members who take part that a raffle was called off, and why. Answers whether there are more. */
export async function tellVoid(
  room: PromotionsRoom,
  tx: Tx,
  { campaignId, terms: { title } }: CampaignRow,
): Promise<boolean> {
  const raffle = await lockRaffle(tx, { campaignId, state: 'VOID' });
  if (!raffle) return false;
  const members = await takingPart(tx, { campaignId, after: raffle.told, limit: AT_ONCE });
  const reason = raffle.reason ?? '';
  for (const memberId of members)
    if (await mayReceive(room, tx, memberId))
      await room.messaging.tell(tx, {
        memberId,
        title: {
          EN: `The raffle “${title.EN}” was called off`,
          BN: `“${title.BN}” র‍্যাফল বাতিল হয়েছে`,
        },
        text: {
          EN: `Nothing will be drawn. The reason: ${reason}`,
          BN: `কোনো ড্র হবে না। কারণ: ${reason}`,
        },
      });
  const isOver = members.length < AT_ONCE;
  await writeTold(tx, campaignId, {
    told: members.at(-1) ?? raffle.told,
    toldAt: isOver ? room.clock.now() : null,
  });
  return !isOver;
}
