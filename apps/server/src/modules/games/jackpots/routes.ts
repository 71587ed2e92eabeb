import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { coverAct } from './cover-pool.ts';
import { listAwardsForDesk, tellAwards } from './list-awards.ts';
import { listPools } from './list-pools.ts';
import { pausePool } from './pause-pool.ts';
import { proveAward, tellEntrants } from './prove-award.ts';
import type { Jackpots } from './index.ts';
import { saveAct } from './save-pool.ts';

export function jackpotsRoutes({ room }: Jackpots, serve: Serve): void {
  const { jackpots } = playerRoutes;
  serve.direct(jackpots.pools, () => room.board.shown());
  serve.read(jackpots.awards, (tx, asked) => tellAwards(room, tx, asked));
  serve.read(jackpots.award, (tx, asked) => proveAward(room, tx, asked));
  serve.read(jackpots.entrants, (tx, asked) => tellEntrants(room, tx, asked));
}

/** No call here changes whether, when or to whom a running cycle falls. */
export function jackpotsConsoleRoutes({ room }: Jackpots, serve: Serve): void {
  const { jackpots } = consoleRoutes;
  const { proposals } = room;
  serve.read(jackpots.pools, (tx) => listPools(room, tx));
  serve.story(jackpots.save, proposals.act(saveAct(room)));
  serve.story(jackpots.cover, proposals.act(coverAct(room)));
  serve.story(jackpots.pause, (tx, wish, caller) => pausePool(room, tx, { wish, caller }));
  serve.read(jackpots.awards, (tx, asked) => listAwardsForDesk(room, tx, asked));
}
