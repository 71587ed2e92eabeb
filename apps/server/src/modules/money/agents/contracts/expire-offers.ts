import type { Tx } from '../../../../kernel/db.ts';
import type { AgentsRoom } from '../room.ts';
import { dueOffers, lockContracts } from '../store/contracts.ts';
import { changeContract } from './transition.ts';

export const EXPIRE_OFFERS = 'agents.expire-offers';
const AT_ONCE = 100;

/** Ends offers that nobody answered in time; what is left follows in the next minute. */
export async function expireOffers(room: AgentsRoom, tx: Tx): Promise<void> {
  const due = { now: room.clock.now(), limit: AT_ONCE };
  if ((await dueOffers(tx, due)).length === 0) return;
  await lockContracts(tx);
  for (const contract of await dueOffers(tx, due))
    await changeContract(room, tx, { contract, step: 'expired', change: { state: 'EXPIRED' } });
}
