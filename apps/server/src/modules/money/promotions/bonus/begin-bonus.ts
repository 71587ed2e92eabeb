import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { tellGrant } from '../grants/tell-grant.ts';
import { transition } from '../grants/transition.ts';
import type { PromotionsRoom } from '../room.ts';
import { minorOf, wageringBase } from '../rules/amount-of.ts';
import type { GrantRow } from '../store/grants.ts';
import { insertMoney } from '../store/money.ts';

const DAY_MS = 86_400_000;

/**
 * Bonus money is credited to its own account, with what has to be staked before it is cash, by when,
 * and the largest bet meanwhile. Its days count from now. Funds are locked, and no bonus is active.
 */
export async function beginBonus(room: PromotionsRoom, tx: Tx, grant: GrantRow): Promise<GrantRow> {
  const { grantId, campaignId, memberId, amount, deposited, reward } = grant;
  if (reward.kind !== 'bonus') throw new Error(`grant ${grantId} is no bonus`);
  const { wagering } = reward;
  const at = room.clock.now();
  const expiresAt = new Date(at.getTime() + wagering.days * DAY_MS);
  const largestBet = wagering.largestBet === null ? null : minorOf(wagering.largestBet);
  await room.turnover.oblige(tx, {
    id: grantId,
    memberId,
    source: 'bonus',
    amount: wageringBase(wagering, { bonus: amount, deposit: deposited }),
    multiple: wagering.multiple,
    expiresAt,
    ...(wagering.contributions && { contributions: wagering.contributions }),
    ...(largestBet !== null && { largestBet }),
  });
  await room.limits.setLargestBet(tx, memberId, largestBet);
  await room.wallet.openBonus(tx, memberId);
  await room.wallet.transfer(tx, {
    memberId,
    asset: 'BDT',
    key: grantId,
    digest: digestOf(`bonus ${grantId} ${amount}`),
    legs: [{ amount, contra: 'promotion', kind: 'bonus', reference: grantId, purse: 'bonus' }],
    rides: [],
  });
  const nothing = { converted: 0n, returned: 0n };
  await insertMoney(tx, { grantId, campaignId, memberId, at, given: amount, ...nothing });
  await tellGrant(room, tx, { grant, what: 'began' });
  const takenAt = grant.takenAt ?? at;
  return transition(tx, grant, { state: 'ACTIVE', takenAt, expiresAt });
}
