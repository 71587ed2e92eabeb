import type { Output } from '@nokshi/contract';
import type { consoleInstantsRoutes } from '@nokshi/contract/console/instants.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { InstantsRoom } from '../room.ts';
import { sumsSince } from '../store/all-rounds.ts';

const DAY_MS = 86_400_000;

/** Every instant game with its terms and what its last day took and paid. */
export async function listGames(
  room: InstantsRoom,
  tx: Tx,
): Promise<Output<(typeof consoleInstantsRoutes)['games']>> {
  const now = room.clock.now();
  const sums = await sumsSince(tx, new Date(now.getTime() - DAY_MS));
  return {
    serverTime: now.toISOString(),
    games: room.games.all().map(({ gameCode, kind, vendor, name, terms, version }) => {
      const day = sums.find((each) => each.gameCode === gameCode);
      return {
        gameCode,
        kind,
        vendor,
        name,
        terms,
        version,
        rounds: Number(day?.rounds ?? 0n),
        staked: toDecimal(day?.staked ?? 0n),
        paid: toDecimal(day?.paid ?? 0n),
        open: Number(day?.open ?? 0n),
      };
    }),
  };
}
