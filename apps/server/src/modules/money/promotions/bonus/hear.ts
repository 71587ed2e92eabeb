import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { closingAsked } from '../../../people/identity/index.ts';
import { moneyLeaving, obligationEnded } from '../../../stakes/turnover/index.ts';
import type { PromotionsRoom } from '../room.ts';
import { activeBonus, bonusAmong, expiredBy } from '../store/grants.ts';
import { type BonusEnd, endBonus, sweepBonus } from './end-bonus.ts';

const FOLLOW = 'promotions.follow-bonuses';
const EXPIRE = 'promotions.expire-bonuses';
/** Members of one run; the next run, a minute later, takes the rest. */
const AT_ONCE = 200;

/** A bonus ends when it is met, expired, left with money that goes out, or used up. */
export function followBonuses(room: PromotionsRoom): void {
  const { events, jobs } = room;
  events.on(obligationEnded, async (tx, { memberId, id, as }) => {
    const grant = await activeBonus(tx, memberId);
    if (grant?.grantId !== id) return;
    await endBonus(room, tx, { grant, as: as === 'met' ? 'CONVERTED' : 'EXPIRED' });
  });
  events.on(moneyLeaving, (tx, memberId) => endActive(room, tx, { memberId, as: 'LEFT' }));
  events.on(closingAsked, async (tx, memberId) => {
    await room.turnover.lockMemberFunds(tx, memberId);
    await endActive(room, tx, { memberId, as: 'LEFT' });
    return false;
  });
  room.wagers.follow(FOLLOW, async (tx, batches) => {
    const members = await room.wagers.settledBy(tx, batches);
    for (const memberId of await bonusAmong(tx, members)) await lookAfter(room, tx, memberId);
  });
  jobs.register(EXPIRE, (tx) => expireBonuses(room, tx));
  jobs.schedule(EXPIRE, '* * * * *');
}

async function endActive(
  room: PromotionsRoom,
  tx: Tx,
  { memberId, as }: { readonly memberId: MemberId; readonly as: BonusEnd },
): Promise<void> {
  const grant = await activeBonus(tx, memberId);
  if (grant) await endBonus(room, tx, { grant, as });
}

/** After play: nothing is left of the active bonus, or bets of one that ended have paid. */
async function lookAfter(room: PromotionsRoom, tx: Tx, memberId: MemberId): Promise<void> {
  await room.turnover.count(tx, memberId);
  const grant = await activeBonus(tx, memberId);
  if (!grant) return sweepBonus(room, tx, memberId);
  const { bonus } = await room.wallet.balance(tx, { memberId, asset: 'BDT' });
  if (bonus > 0n || (await room.wagers.hasOpenBonus(tx, memberId))) return;
  await endBonus(room, tx, { grant, as: 'SPENT' });
}

/** What was staked in time counts first: a bonus that is met by now becomes cash. */
async function expireBonuses(room: PromotionsRoom, tx: Tx): Promise<void> {
  const members = await expiredBy(tx, room.clock.now(), AT_ONCE);
  for (const memberId of members.toSorted()) await room.turnover.count(tx, memberId);
}
