import type { Tx } from '../../../../kernel/db.ts';
import { tellGrant } from '../grants/tell-grant.ts';
import { transition } from '../grants/transition.ts';
import type { PromotionsRoom } from '../room.ts';
import { endOfRounds } from '../rules/end-of-rounds.ts';
import { uncountGrant } from '../store/counts.ts';
import { activeRounds, type GrantRow, lockGrant } from '../store/grants.ts';
import { giverOfReward } from './giver-of.ts';

const END = 'promotions.end-rounds';
/** Grants of one step, and steps of one run of the job. */
const AT_ONCE = 200;
const STEPS = 50;

/** Free rounds and free bets end when they are played, over, taken back, or when their vendor did not accept them. */
export function followRounds(room: PromotionsRoom): void {
  room.jobs.registerOutside(END, () => endRounds(room));
  room.jobs.schedule(END, '*/5 * * * *');
}

async function endRounds(room: PromotionsRoom): Promise<void> {
  let last: GrantRow | undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const after = last?.grantId ?? null;
    const grants: GrantRow[] = await room.db.read((tx) =>
      activeRounds(tx, { after, limit: AT_ONCE }),
    );
    for (const grant of grants) await room.db.tx((tx) => endOne(room, tx, grant));
    if (grants.length < AT_ONCE) return;
    last = grants.at(-1);
  }
}

/** What they won is written to the grant: it was paid when it was won. */
async function endOne(
  room: PromotionsRoom,
  tx: Tx,
  { grantId, memberId, reward }: GrantRow,
): Promise<void> {
  const giver = giverOfReward(room, reward);
  const grant = await lockGrant(tx, { grantId });
  const rounds = await giver?.of(tx, { id: grantId, memberId });
  const state = rounds && endOfRounds(rounds.state);
  if (grant?.state !== 'ACTIVE' || !state) return;
  const endedAt = room.clock.now();
  await transition(tx, grant, { state, endedAt, converted: rounds.won });
  if (rounds.state !== 'REFUSED') return;
  await uncountGrant(tx, grant);
  await tellGrant(room, tx, { grant, what: 'rounds-refused' });
}
