import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type MemberId, type Uuid } from '../../../kernel/ids.ts';
import type { HouseAccount, Leg } from '../../base/wallet/index.ts';
import type { SlotsDeps } from './deps.ts';
import { gameOf, HOUSE_COVER, meterOf, reserveOf } from './rules/jackpot-accounts.ts';
import { refillOf } from './rules/refill.ts';
import { insertPotMove } from './store/jackpots.ts';
import type { Pot } from './store/pot-stakes.ts';

/** An amount of zero or less moves nothing. */
export type PotMove = {
  readonly from: HouseAccount;
  readonly to: HouseAccount;
  readonly amount: bigint;
};

/**
 * Every ledger posting has a member's purse on one side. Moves between accounts of the house pass
 * through a purse without an owner, in one posting, so that it is empty again afterwards.
 */
const purseOf = (gameCode: string, lane: number): MemberId =>
  `${derivedId(`slots jackpot ${gameCode}`).slice(0, -1)}${lane.toString(16)}` as MemberId;

/**
 * Moves money between pots, reserves and the house, in this lane and transaction, once a reference.
 */
export async function moveBetweenPots(
  room: Pick<SlotsDeps, 'wallet'>,
  tx: Tx,
  of: {
    gameCode: string;
    asset: Asset;
    lane: number;
    reference: Uuid;
    moves: readonly PotMove[];
  },
): Promise<void> {
  const { gameCode, asset, lane, reference } = of;
  const moves = of.moves.filter(({ amount }) => amount > 0n);
  if (moves.length === 0) return;
  const memberId = purseOf(gameCode, lane);
  await room.wallet.openAccounts(tx, { memberId, asset });
  const words = `slots pots ${gameCode} ${reference}`;
  const told = moves.map(({ from, to, amount }) => `${from} ${to} ${amount}`).join('\n');
  const legs = moves.flatMap(({ from, to, amount }): Leg[] => [
    { amount, contra: from, kind: 'adjustment', reference },
    { amount: -amount, contra: to, kind: 'adjustment', reference },
  ]);
  const key = derivedId<Uuid>(words, reference);
  const digest = digestOf(`${words}\n${told}`);
  const posted = await room.wallet.transfer(tx, { memberId, asset, key, digest, legs, rides: [] });
  for (const [game, amount] of gainsOf(moves))
    await insertPotMove(tx, { key, gameCode: game, asset, amount, at: posted.at });
}

/**
 * Refills a fallen pot with its seed: from the reserve as far as it goes, the rest from the house.
 */
export async function refillPot(
  room: Pick<SlotsDeps, 'wallet'>,
  tx: Tx,
  of: {
    pot: Pot & { readonly seed: bigint };
    /** What the reserve had before. */
    reserve: bigint;
    lane: number;
    reference: Uuid;
  },
): Promise<{ fromReserve: bigint; fromHouse: bigint }> {
  const { pot, reserve, lane, reference } = of;
  const { gameCode, asset, level } = pot;
  const { fromReserve, fromHouse } = refillOf(pot.seed, reserve);
  const to = meterOf(gameCode, level);
  const moves = [
    { from: reserveOf(gameCode), to, amount: fromReserve },
    { from: HOUSE_COVER, to, amount: fromHouse },
  ] as const;
  await moveBetweenPots(room, tx, { gameCode, asset, lane, reference, moves });
  return { fromReserve, fromHouse };
}

/** By game, the change of its pots and reserve after these moves. */
function gainsOf(moves: readonly PotMove[]): Map<string, bigint> {
  const gains = new Map<string, bigint>();
  const add = (account: HouseAccount, amount: bigint) => {
    const game = gameOf(account);
    if (game) gains.set(game, (gains.get(game) ?? 0n) + amount);
  };
  for (const { from, to, amount } of moves) {
    add(from, -amount);
    add(to, amount);
  }
  return gains;
}
