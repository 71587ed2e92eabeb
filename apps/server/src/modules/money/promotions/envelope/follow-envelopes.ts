import type { PromotionsRoom } from '../room.ts';
import { endEnvelope, envelopesOver } from '../store/envelopes.ts';
import { drawOf } from './draw.ts';

const END = 'promotions.end-envelopes';

/** An envelope that is empty or over ends: its link is public from then on, and nobody can open it. */
export function followEnvelopes(room: PromotionsRoom): void {
  room.jobs.register(END, async (tx) => {
    const at = room.clock.now();
    for (const campaignId of await envelopesOver(tx, at)) {
      // Who opens it at this moment is waited for, and who comes later finds it ended.
      await endEnvelope(tx, { campaignId, at });
      await room.fairness.draws.tell(tx, drawOf(campaignId));
    }
  });
  room.jobs.schedule(END, '40 * * * * *');
}
