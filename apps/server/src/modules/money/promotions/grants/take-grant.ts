import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import type { Reward } from '@nokshi/contract/promotions/terms.ts';
import { minorOf } from '../rules/amount-of.ts';
import { beginBonus } from '../bonus/begin-bonus.ts';
import type { PromotionsRoom } from '../room.ts';
import { giverOf } from '../rounds/giver-of.ts';
import { activeBonus, type GrantRow } from '../store/grants.ts';
import { insertMoney } from '../store/money.ts';
import { tellGrant } from './tell-grant.ts';
import { transition } from './transition.ts';

/**
 * A member gets what was granted: cash with what has to be staked for it, points, free rounds, a free bet, or bonus
 * money, which waits while another bonus is active. Under the grant's id, so it happens once. Funds are
 * locked.
 */
export async function takeGrant(room: PromotionsRoom, tx: Tx, grant: GrantRow): Promise<GrantRow> {
  const { reward } = grant;
  if (reward.kind === 'cash') return payCash(room, tx, { ...grant, reward });
  if (reward.kind === 'points') return givePoints(room, tx, { ...grant, reward });
  if (reward.kind === 'free-rounds') return giveRounds(room, tx, { ...grant, reward });
  if (reward.kind === 'free-bet') return giveFreeBet(room, tx, { ...grant, reward });
  if (!(await activeBonus(tx, grant.memberId))) return beginBonus(room, tx, grant);
  await tellGrant(room, tx, { grant, what: 'waits' });
  return transition(tx, grant, { state: 'WAITING', takenAt: room.clock.now() });
}

type Of<Kind extends Reward['kind']> = GrantRow & {
  readonly reward: Extract<Reward, { kind: Kind }>;
};

async function givePoints(room: PromotionsRoom, tx: Tx, grant: Of<'points'>): Promise<GrantRow> {
  const { grantId: key, memberId, reward } = grant;
  const points = BigInt(reward.points);
  await room.points.earn(tx, { memberId, points, key, reference: key, source: 'promotion' });
  await tellGrant(room, tx, { grant, what: 'points' });
  const at = room.clock.now();
  return transition(tx, grant, { state: 'PAID', takenAt: at, endedAt: at });
}

/** ACTIVE until they are played or over; the letter of a vendor's follows when the vendor has them. */
async function giveRounds(
  room: PromotionsRoom,
  tx: Tx,
  grant: Of<'free-rounds'>,
): Promise<GrantRow> {
  const { grantId: id, memberId, reward } = grant;
  const { gameId, rounds, days } = reward;
  const stake = minorOf(reward.stake);
  const given = { id, memberId, gameId, rounds, stake, days, by: 'promotions' };
  const { expiresAt, isReady } = await giverOf(room, gameId).give(tx, given);
  if (isReady) await tellGrant(room, tx, { grant, what: 'rounds' });
  return transition(tx, grant, { state: 'ACTIVE', takenAt: room.clock.now(), expiresAt });
}

/** ACTIVE until its bet was settled, or it is over. */
async function giveFreeBet(room: PromotionsRoom, tx: Tx, grant: Of<'free-bet'>): Promise<GrantRow> {
  const { grantId: id, memberId, reward } = grant;
  const { product, days } = reward;
  const given = { id, memberId, product, stake: minorOf(reward.stake), days, by: 'promotions' };
  const expiresAt = await room.wagers.freeBets.give(tx, given);
  await tellGrant(room, tx, { grant, what: 'free-bet' });
  return transition(tx, grant, { state: 'ACTIVE', takenAt: room.clock.now(), expiresAt });
}

async function payCash(room: PromotionsRoom, tx: Tx, grant: Of<'cash'>): Promise<GrantRow> {
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
