import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, RoundId } from '../../../kernel/ids.ts';
import type { InstantsDeps } from './deps.ts';
import { endLeftRounds } from './end-left.ts';
import { registerInstants } from './register.ts';
import { type InstantsRoom, openRoom } from './room.ts';
import { roundsOf } from './show-rounds.ts';

export type { InstantsDeps } from './deps.ts';
export type { InstantsRoom } from './room.ts';
export type Instants = ReturnType<typeof createInstants>;

/** SQL functions of this room that ride in the commit of a round (functions/ride.sql). */
const INSTANTS_RIDERS = ['instants_begin', 'instants_act', 'instants_end'];

/** The room of instant games: rounds that one member plays alone, from the own seed and nonce. */
export function createInstants(deps: InstantsDeps): InstantsRoom & {
  seed(tx: Tx): Promise<void>;
  start(): Promise<void>;
  /** For records: rounds of a member by the round ids of their wagers; others are left out. At most 100. */
  roundsOf(
    tx: Tx,
    of: { readonly memberId: MemberId; readonly roundIds: readonly RoundId[] },
  ): Promise<ReadonlyMap<RoundId, InstantRound>>;
} {
  deps.wagers.registerRiders(INSTANTS_RIDERS);
  const room = openRoom(deps);
  endLeftRounds(room);
  return {
    ...room,
    async seed(tx) {
      await room.games.seed(tx);
      await registerInstants(room, tx);
    },
    start: () => room.games.refresh(),
    roundsOf: (tx, of) => roundsOf(room, tx, of),
  };
}
