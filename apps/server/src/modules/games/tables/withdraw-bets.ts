import type { Input, Output } from '@nokshi/contract';
import type { tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { assetOf } from '@nokshi/contract/rights.ts';
import { toDecimal } from '@nokshi/money';
import type { Launch } from '../../../kernel/caller.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, fromWire, type Uuid, type WagerId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Posted } from '../../base/wallet/index.ts';
import type { RoundRow } from '../rounds/index.ts';
import { ownBets } from './own-bets.ts';
import { closedRound, refusalOf } from './place-bet.ts';
import { HOUSE, type TablesCore, type TablesRoom } from './room.ts';
import { type BetRow, betsByIds } from './store/bets.ts';

type Call = (typeof tablesRoutes)['withdraw'];

/**
 * Takes own bets back until their round closes: the stakes come back whole. They stay in the root of all
 * bets, marked as withdrawn. Sent again it answers the same. Refuses: tables.bet-unknown,
 * tables.round-closed { issue }. Source: products.md 3.2.
 */
export async function withdrawBets(
  room: TablesRoom,
  { launch, betIds }: { launch: Launch; betIds: Input<Call>['betIds'] },
): Promise<Output<Call>> {
  const { session, gameId } = launch;
  const { memberId } = session;
  const ids = [...new Set(betIds)].map((betId) => fromWire('wgr', betId) as WagerId);
  const lane = room.wallet.laneOf(memberId);
  const { bets, rounds } = await room.db.read(async (tx) => {
    const rows = await betsByIds(tx, { lane, memberId, ids });
    const roundIds = [...new Set(rows.map(({ roundId }) => roundId))];
    return { bets: rows, rounds: await room.rounds.byIds(tx, roundIds) };
  });
  if (bets.length < ids.length || bets.some(({ gameCode }) => gameCode !== gameId))
    throw refuse('tables.bet-unknown');
  const roundOf = (bet: BetRow) => rounds.find(({ id }) => id === bet.roundId) as RoundRow;
  await Promise.all(bets.map((bet) => giveBack(room, bet, roundOf(bet))));
  const asset = assetOf(session.type);
  const { cash, version } = await room.db.read((tx) =>
    room.wagers.balance(tx, { memberId, asset }),
  );
  return {
    bets: await ownBets(room, { session, ids }),
    balance: toDecimal(cash),
    version: String(version),
  };
}

/**
 * Gives back the stake of a bet at a table or on the kite; sent again it gives the first answer. Refuses
 * tables.round-closed { issue }: the commit asks it too.
 */
export async function giveBack(
  room: Pick<TablesCore, 'clock' | 'wagers'>,
  bet: Pick<BetRow, 'id' | 'memberId' | 'withdrawnAt'>,
  round: RoundRow,
): Promise<Posted> {
  const { id, memberId, withdrawnAt } = bet;
  const { series, number, state, closesAt } = round;
  const isOpen = (state === 'WAITING' || state === 'OPEN') && room.clock.now() < closesAt;
  if (withdrawnAt === null && !isOpen) throw closedRound(round);
  const ride = { rider: 'tables_withdraw', ids: [id], words: [series] };
  try {
    return await room.wagers.void({
      memberId,
      wagerId: id,
      key: derivedId<Uuid>(`tables withdraw ${id}`, id),
      digest: digestOf(`tables withdraw ${id}`),
      houseAccount: HOUSE,
      rides: [{ ...ride, numbers: [number, closesAt.getTime()] }],
    });
  } catch (err) {
    throw refusalOf(err, round);
  }
}
