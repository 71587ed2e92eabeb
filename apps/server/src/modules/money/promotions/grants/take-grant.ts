import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { beginBonus } from '../bonus/begin-bonus.ts';
import type { PromotionsRoom } from '../room.ts';
import { activeBonus, type GrantRow } from '../store/grants.ts';
import { insertMoney } from '../store/money.ts';
import { tellGrant } from './tell-grant.ts';
import { transition } from './transition.ts';

/**
 * A member gets what was granted: cash with what has to be staked for it, or bonus money, which waits
 * while another bonus is active. Under the grant's id, so it happens once. Funds are locked.
 */
export async function takeGrant(room: PromotionsRoom, tx: Tx, grant: GrantRow): Promise<GrantRow> {
  if (grant.reward.kind === 'cash') return payCash(room, tx, { ...grant, reward: grant.reward });
  if (!(await activeBonus(tx, grant.memberId))) return beginBonus(room, tx, grant);
  await tellGrant(room, tx, { grant, what: 'waits' });
  return transition(tx, grant, { state: 'WAITING', takenAt: room.clock.now() });
}

async function payCash(
  room: PromotionsRoom,
  tx: Tx,
  grant: GrantRow & { readonly reward: { readonly kind: 'cash'; readonly multiple: number } },
): Promise<GrantRow> {
  const { grantId, campaignId, memberId, amount, reward } = grant;
  const at = room.clock.now();
  if (reward.multiple > 0)
    await room.turnover.oblige(tx, {
      id: grantId,
      memberId,
      source: 'award',
      amount,
      multiple: reward.multiple,
    });
  await room.wallet.transfer(tx, {
    memberId,
    asset: 'BDT',
    key: grantId,
    digest: digestOf(`promotion ${grantId} ${amount}`),
    legs: [{ amount, contra: 'promotion', kind: 'promotion', reference: grantId }],
    rides: [],
  });
  const nothing = { converted: 0n, returned: 0n };
  await insertMoney(tx, { grantId, campaignId, memberId, at, given: amount, ...nothing });
  await tellGrant(room, tx, { grant, what: 'cash' });
  return transition(tx, grant, { state: 'PAID', takenAt: at, endedAt: at });
}
