import type { Tx } from '../../../../kernel/db.ts';
import { derivedId, type MemberId, type Uuid } from '../../../../kernel/ids.ts';
import { type Told, tellGrant } from '../grants/tell-grant.ts';
import { transition } from '../grants/transition.ts';
import type { PromotionsRoom } from '../room.ts';
import { minorOf } from '../rules/amount-of.ts';
import { addSwept, endedWithBets, type GrantRow, nextBonus } from '../store/grants.ts';
import { insertMoney } from '../store/money.ts';
import { beginBonus } from './begin-bonus.ts';

const TOLD = {
  CONVERTED: 'met',
  EXPIRED: 'expired',
  SPENT: 'spent',
  LEFT: 'left',
  REVOKED: 'revoked',
} as const satisfies Readonly<Record<string, Told>>;
export type BonusEnd = keyof typeof TOLD;

/**
 * Ends an active bonus: its money becomes cash as far as the largest conversion goes (CONVERTED), or
 * goes back to the house; the member's own money is never touched. What bets that wait still win by it
 * is swept the same way ({@link sweepBonus}). Then the bonus that waits begins. Funds are locked.
 */
export async function endBonus(
  room: PromotionsRoom,
  tx: Tx,
  {
    grant,
    as,
    reason,
  }: { readonly grant: GrantRow; readonly as: BonusEnd; readonly reason?: string },
): Promise<GrantRow> {
  const { grantId, memberId } = grant;
  const at = room.clock.now();
  await room.turnover.release(tx, { memberId, id: grantId });
  await room.limits.setLargestBet(tx, memberId, null);
  const hasOpenBets = await room.wagers.hasOpenBonus(tx, memberId);
  const ended = { ...grant, state: as };
  const moved = await emptyBonus(room, tx, {
    grant: ended,
    key: derivedId(`bonus ends ${grantId}`, grantId),
  });
  await tellGrant(room, tx, { grant, what: TOLD[as], cash: moved.converted });
  const row = await transition(tx, grant, {
    state: as,
    endedAt: at,
    ...moved,
    hasOpenBets,
    ...(reason && { reason }),
  });
  const next = await nextBonus(tx, memberId);
  if (next) await beginBonus(room, tx, next);
  return row;
}

/** After a bonus has ended: what its last bets have paid into the account of bonus money since. */
export async function sweepBonus(room: PromotionsRoom, tx: Tx, memberId: MemberId): Promise<void> {
  const grant = await endedWithBets(tx, memberId);
  if (!grant) return;
  const hasOpenBets = await room.wagers.hasOpenBonus(tx, memberId);
  const moved = await emptyBonus(room, tx, { grant, key: room.ids.next<Uuid>() });
  await addSwept(tx, { grantId: grant.grantId, ...moved, hasOpenBets });
}

/** How much more of it may become cash; null: any. */
function mostOf({ state, reward, converted }: GrantRow): bigint | null {
  if (state !== 'CONVERTED') return 0n;
  if (reward.kind !== 'bonus' || reward.wagering.largestConversion === null) return null;
  const left = minorOf(reward.wagering.largestConversion) - converted;
  return left > 0n ? left : 0n;
}

async function emptyBonus(
  room: PromotionsRoom,
  tx: Tx,
  { grant, key }: { readonly grant: GrantRow; readonly key: Uuid },
) {
  const { grantId, campaignId, memberId } = grant;
  const most = mostOf(grant);
  const moved = await room.wallet.endBonus(tx, { memberId, key, most, reference: grantId });
  if (moved.converted + moved.returned > 0n) {
    const at = room.clock.now();
    await insertMoney(tx, { grantId, campaignId, memberId, at, given: 0n, ...moved });
  }
  return moved;
}
