import type { Change, Input } from '@nokshi/contract';
import { consoleFreeRoundsRoutes as contract } from '@nokshi/contract/console/free-rounds.ts';
import { assetOf, whyNot } from '@nokshi/contract/rights.ts';
import { applyRate, parseAmount, parseDecimal, toDecimal } from '@nokshi/money';
import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type GrantId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import type { VendorsRoom } from './room.ts';
import { insertGrant } from './store/grants.ts';

type Wish = Input<typeof contract.preview>;
type Granting = Input<typeof contract.grant>;

const DAY_MS = 86_400_000;
/** A factor such as `5` or `12.50`, in hundredths. */
const hundredths = (text: string): bigint => parseDecimal(text) ?? 0n;

const stakeOf = ({ stake }: Pick<Wish, 'stake'>): bigint => parseAmount(stake) ?? 0n;
/** What the rounds would cost a member who paid for them. */
const worthOf = (wish: Pick<Wish, 'stake' | 'rounds'>): bigint =>
  stakeOf(wish) * BigInt(wish.rounds);

/** The house grants a member rounds of a vendor's game. May need a second operator. */
export const grantRoundsAct = (room: VendorsRoom): Act<Granting> => ({
  code: 'vendors.grant-rounds',
  permission: 'vendors.write',
  input: contract.grant.input,
  amount: worthOf,
  async preview(tx, wish) {
    const { member, changes } = await lookOverGrant(room, tx, wish);
    return { object: toWire('mbr', member.memberId), label: member.username, changes };
  },
  run: (tx, wish, caller) => grantRounds(room, tx, { wish, caller }),
});

/**
 * Who would get what, and what it may cost: by the game's return, and at most. Refuses:
 * catalogue.game-unknown, catalogue.game-off, catalogue.game-is-group, vendors.off,
 * vendors.no-free-rounds, vendors.stake-below, identity.member-unknown, vendors.may-not-play.
 */
export async function lookOverGrant(room: VendorsRoom, tx: Tx, wish: Wish) {
  const { game, profile } = gameWithRounds(room, { ...wish, stake: stakeOf(wish) });
  const member = await room.identity.memberByUsername(tx, wish.username);
  if (!member) throw refuse('identity.member-unknown', { field: 'username' });
  if (whyNot('player', member)) throw refuse('vendors.may-not-play', { field: 'username' });
  const worth = worthOf(wish);
  const expected = applyRate(worth, { num: hundredths(game.rtp), den: 10_000n }, 'half-up');
  const most = (worth * hundredths(game.maxWin)) / 100n;
  const lines = {
    member: member.username,
    game: game.name.EN,
    rounds: String(wish.rounds),
    stake: wish.stake,
    days: String(wish.days),
    expected: toDecimal(expected),
    most: toDecimal(most),
  };
  const changes: Change[] = Object.entries(lines).map(([field, to]) => ({
    field: `free-rounds.${field}`,
    from: '',
    to,
  }));
  return { member, profile, changes };
}

/**
 * An open game whose vendor takes free rounds at this stake, in minor units. Refuses:
 * catalogue.game-unknown, catalogue.game-off, catalogue.game-is-group, vendors.off,
 * vendors.no-free-rounds, vendors.stake-below.
 */
export function gameWithRounds(
  room: VendorsRoom,
  { gameId, stake }: { readonly gameId: string; readonly stake: bigint },
) {
  const { game } = room.catalogue.open(gameId);
  const profile = room.profiles.find(game.vassalage);
  if (!profile || profile.points.freeRoundsUrl === null)
    throw refuse('vendors.no-free-rounds', { field: 'gameId' });
  if (profile.mode !== 'ON') throw refuse('vendors.off', { field: 'gameId' });
  if (stake < hundredths(game.minBet)) throw refuse('vendors.stake-below', { field: 'stake' });
  return { game, profile };
}

async function grantRounds(
  room: VendorsRoom,
  tx: Tx,
  { wish, caller }: { wish: Granting; caller: Caller },
): Promise<void> {
  const { member, profile } = await lookOverGrant(room, tx, wish);
  const { memberId, type } = member;
  const { gameId, rounds, days, reason } = wish;
  const grantId = room.ids.next<GrantId>();
  const createdAt = room.clock.now();
  await insertGrant(tx, {
    grantId,
    lane: room.wallet.laneOf(memberId),
    vendor: profile.vendor,
    gameId,
    memberId,
    asset: assetOf(type),
    rounds,
    stake: stakeOf(wish),
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    grantedBy: operatorOf(caller).username,
    createdAt,
  });
  const facts = { member: toWire('mbr', memberId), gameId, rounds, stake: wish.stake, reason };
  const object = toWire('frg', grantId);
  await audited(room, tx, { caller, act: 'vendors.grant-rounds', object, facts });
}
