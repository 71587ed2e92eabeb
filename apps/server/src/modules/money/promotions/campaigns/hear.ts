import type { Tx } from '../../../../kernel/db.ts';
import { memberRegistered } from '../../../people/identity/index.ts';
import { type DepositCredited, depositCredited } from '../../cashier/index.ts';
import { takeGrant } from '../grants/take-grant.ts';
import { tellDesk } from '../grants/tell-grant.ts';
import { transition } from '../grants/transition.ts';
import type { PromotionsRoom } from '../room.ts';
import { uncountGrant } from '../store/counts.ts';
import { lapsedBy } from '../store/grants.ts';
import { addDeposit, insertMember } from '../store/members.ts';
import { campaignsForDeposit } from './for-deposit.ts';
import { grantBy } from './grant-by.ts';

const LAPSE = 'promotions.lapse-grants';
/** Grants of one run. */
const AT_ONCE = 500;

/** Facts of members, and campaigns whose reward a deposit brings. */
export function followMembers(room: PromotionsRoom): void {
  room.events.on(memberRegistered, async (tx, memberId) => {
    const member = await room.identity.member(tx, memberId);
    if (!member) return;
    await insertMember(tx, { memberId, registeredAt: member.registeredAt });
  });
  room.events.on(depositCredited, (tx, deposit) => rewardDeposit(room, tx, deposit));
  room.jobs.register(LAPSE, (tx) => lapseGrants(room, tx));
  room.jobs.schedule(LAPSE, '*/5 * * * *');
}

/** In the commit that credits it: the campaigns that this deposit fits, each by itself. */
async function rewardDeposit(
  room: PromotionsRoom,
  tx: Tx,
  { memberId, depositId, amount }: DepositCredited,
): Promise<void> {
  const at = room.clock.now();
  const facts = await addDeposit(tx, { memberId, amount, at });
  if (!facts) return;
  const nth = facts.deposits;
  for (const campaign of await campaignsForDeposit(tx, { memberId, amount, nth, at })) {
    const granted = await grantBy(room, tx, {
      campaign,
      memberId,
      fact: () => `deposit ${depositId}`,
      base: amount,
      deposit: { id: depositId, amount },
    });
    if ('grant' in granted) await takeGrant(room, tx, granted.grant);
  }
}

/** What was not taken in time gives its place and its cost back. */
async function lapseGrants(room: PromotionsRoom, tx: Tx): Promise<void> {
  const at = room.clock.now();
  const lapsed = await lapsedBy(tx, at, AT_ONCE);
  for (const grant of lapsed) {
    await transition(tx, grant, { state: 'LAPSED', endedAt: at });
    await uncountGrant(tx, grant);
  }
  if (lapsed.length > 0) tellDesk(room, tx);
}
