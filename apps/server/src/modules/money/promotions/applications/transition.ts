import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { tellDesk } from '../grants/tell-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { applicationStates } from '../rules/states.ts';
import { type ApplicationRow, writeDecision } from '../store/applications.ts';

type To = Omit<Parameters<typeof writeDecision>[2], 'at'>;

/** The only writer of an application's state; desks look again. Refuses promotions.application-state. */
export async function transition(
  room: PromotionsRoom,
  tx: Tx,
  { row, ...to }: To & { readonly row: ApplicationRow },
): Promise<void> {
  if (!applicationStates.mayBecome(row.state, to.state))
    throw refuse('promotions.application-state');
  await writeDecision(tx, row.applicationId, { ...to, at: room.clock.now() });
  tellDesk(room, tx);
}
