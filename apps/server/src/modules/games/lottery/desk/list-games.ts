import type { Output } from '@nokshi/contract';
import type { consoleLotteryRoutes } from '@nokshi/contract/console/lottery.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { KIND, type LotteryRoom } from '../room.ts';
import { sumsOfRounds } from '../store/desk.ts';

type Routes = typeof consoleLotteryRoutes;

const DAY_MS = 86_400_000;
/** An issue is late when it is so long past its draw and neither paid nor refunded. */
export const LATE_MS = 60_000;
const MOST_LATE = 100;

/** Every lottery with its terms and what its last day took and paid. */
export async function listGames(room: LotteryRoom, tx: Tx): Promise<Output<Routes['games']>> {
  const now = room.clock.now();
  const late = await lateIssues(room, tx);
  const waiting = await room.rounds.waitingForNumbers(tx, KIND);
  const games = [];
  for (const game of room.games.all()) {
    const since = new Date(now.getTime() - DAY_MS);
    const ids = await room.rounds.drawnSince(tx, { series: game.gameCode, since });
    const { staked, paid } = await sumsOfRounds(tx, ids);
    const { gameCode, name, vendor, family, source, prizeModes, terms, version } = game;
    games.push({
      gameCode,
      name,
      vendor,
      family,
      source,
      prizeModes: [...prizeModes],
      terms,
      version,
      draws: ids.length,
      staked: toDecimal(BigInt(staked)),
      paid: toDecimal(BigInt(paid)),
      late: late.filter(({ series }) => series === gameCode).length,
    });
  }
  return {
    serverTime: now.toISOString(),
    games,
    lateIssues: late.length,
    waitingResults: waiting.filter(({ drawsAt }) => drawsAt <= now).length,
  };
}

/** External ones that wait for their numbers are late as well: an operator has to enter them. */
export const lateIssues = (room: LotteryRoom, tx: Tx) =>
  room.rounds.late(tx, {
    kind: KIND,
    before: new Date(room.clock.now().getTime() - LATE_MS),
    most: MOST_LATE,
  });
