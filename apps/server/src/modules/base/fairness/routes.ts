import { fairnessRoutes as contract } from '@nokshi/contract/player/fairness.ts';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { publicSeed } from './current-seed.ts';
import { listChains, listDraws } from './list-draws.ts';
import { makeSeeds } from './make-seeds.ts';
import type { Fairness } from './index.ts';
import { rotateSeed } from './rotate-seed.ts';

/** The proof of a round is served by the room that played it (slots). */
export const fairnessRoutes = ({ room }: Fairness, serve: Serve) => {
  serve.story(contract.seed, async (tx, _, caller) => {
    const { memberId } = playerOf(caller);
    await makeSeeds(room, tx, { memberId });
    return publicSeed(room, tx, { memberId });
  });
  serve.read(contract.chains, (tx, { purpose }) => listChains(tx, purpose));
  serve.read(contract.draws, (tx, { purpose }) => listDraws(tx, purpose));
  serve.story(contract.rotateSeed, (tx, input, caller) =>
    rotateSeed(room, tx, { memberId: playerOf(caller).memberId, ...input }),
  );
};
