import type { Output } from '@nokshi/contract';
import type { instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { assetOf } from '@nokshi/contract/rights.ts';
import { INSTANT_RULES } from '@nokshi/house-math/instants/play.ts';
import { toDecimal } from '@nokshi/money';
import type { Launch } from '../../../kernel/caller.ts';
import { paidRound } from './answer-round.ts';
import { computeRounds } from './compute-round.ts';
import { INTERVAL_MS, type InstantsRoom } from './room.ts';
import { endedRoundsOf, openRoundsOf } from './store/rounds.ts';
import { readSeat } from './store/seats.ts';
import { wireRound } from './wire-round.ts';

/** Rounds that a frame shows beside the game. */
const LAST = 20;

/** All that a frame needs to begin or to go on; a round that a crash left unpaid is paid first. */
export async function openTable(
  room: InstantsRoom,
  launch: Launch,
): Promise<Output<(typeof instantsRoutes)['table']>> {
  const { memberId, type } = launch.session;
  const { gameCode, kind, terms } = room.games.find(launch.gameId);
  const own = { lane: room.laneOf(memberId), memberId };
  const left = await room.db.read(async (tx) =>
    computeRounds(
      room,
      tx,
      (await openRoundsOf(tx, own)).filter((row) => row.gameCode === gameCode),
    ),
  );
  for (const round of left) await paidRound(room, round);
  const asset = assetOf(type);
  return room.db.read(async (tx) => {
    const open = (await openRoundsOf(tx, own)).filter((row) => row.gameCode === gameCode);
    const last = await endedRoundsOf(tx, { ...own, gameCode, before: null, most: LAST });
    const [first] = await computeRounds(room, tx, open);
    const balance = await room.wagers.balance(tx, { memberId, asset });
    const { commitment, clientSeed } = await room.fairness.shown(tx, { memberId });
    const seat = await readSeat(tx, { ...own, gameCode });
    return {
      serverTime: room.clock.now().toISOString(),
      gameCode,
      kind,
      ruleVersion: INSTANT_RULES,
      isOpen: terms.isOpen,
      limits: terms.limits,
      intervalMs: INTERVAL_MS,
      commitment,
      clientSeed,
      open: first ? wireRound(first) : null,
      last: (await computeRounds(room, tx, last)).map(wireRound),
      currency: asset === 'FUN' ? 'FUN' : 'BDT',
      balance: toDecimal(balance.cash, asset),
      version: balance.version.toString(),
      sitting: {
        startedAt: (seat?.satDownAt ?? room.clock.now()).toISOString(),
        staked: toDecimal(seat?.staked ?? 0n),
        won: toDecimal(seat?.won ?? 0n),
      },
    };
  });
}
