import type { Output } from '@nokshi/contract';
import type { consoleSlotsRoutes } from '@nokshi/contract/console/slots.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { JACKPOT_GAMES } from './pots-board.ts';
import type { SlotsRoom } from './room.ts';
import { HOUSE_COVER } from './rules/jackpot-accounts.ts';
import { showJackpot } from './show-jackpot.ts';
import { lastAwards } from './store/jackpots.ts';

const MOST_AWARDS = 50;

type Jackpots = Output<typeof consoleSlotsRoutes.jackpots>;

/** All pots with their current terms and balances, and the last awards. */
export async function listJackpots(
  room: SlotsRoom,
  tx: Tx,
  { asset }: { asset: 'BDT' | 'FUN' },
): Promise<Jackpots> {
  const board = await room.pots.read(tx);
  const awards = await lastAwards(tx, { asset, limit: MOST_AWARDS });
  const names = await room.identity.usernames(
    tx,
    awards.map(({ memberId }) => memberId),
  );
  const gave = await room.wallet.houseBalances(tx, { names: [HOUSE_COVER], asset });
  const jackpots: Jackpots['jackpots'] = [];
  for (const { code, name } of JACKPOT_GAMES) {
    const known = board.get(code);
    if (!known) continue;
    const shown = await showJackpot(room, tx, { known, asset });
    const { state, held } = known;
    jackpots.push({ ...shown, name, state, reserve: toDecimal(held[asset].reserve) });
  }
  return {
    jackpots,
    houseGave: toDecimal(-(gave.get(HOUSE_COVER) ?? 0n)),
    awards: awards.map(({ awardId, roundId, gameCode, level, memberId, at, ...award }) => ({
      awardId: toWire('paw', awardId),
      roundId: roundId && toWire('rnd', roundId),
      gameCode,
      level,
      memberId: toWire('mbr', memberId),
      username: names.get(memberId) ?? '',
      amount: toDecimal(award.amount),
      fromReserve: toDecimal(award.fromReserve),
      fromHouse: toDecimal(award.fromHouse),
      at: at.toISOString(),
    })),
  };
}
