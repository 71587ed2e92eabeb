import type { Tx } from '../../../kernel/db.ts';
import { type RoundSums, roundsOf } from './store/rounds.ts';
import { headOf } from './store/stakes.ts';

/**
 * What finished rounds of these games staked and paid in the batches of a lane after `after`, at most
 * `most` of them (none named: up to the head). `apart` are told the batch they are asked up to and
 * name wagers whose payout is counted elsewhere. `upTo` is the batch to go on from.
 */
export async function sumRounds<Apart extends { readonly roundId: string }>(
  tx: Tx,
  input: {
    lane: number;
    after: bigint;
    most?: number;
    gameIds: readonly string[];
    apart: (upTo: bigint) => Promise<readonly Apart[]>;
  },
): Promise<{ upTo: bigint; rounds: RoundSums[]; apart: readonly Apart[] }> {
  const { lane, after, most, gameIds } = input;
  const head = await headOf(tx, lane);
  if (head <= after) return { upTo: after, rounds: [], apart: [] };
  const end = most === undefined ? head : after + BigInt(most);
  const upTo = head < end ? head : end;
  const apart = await input.apart(upTo);
  const ids = apart.map(({ roundId }) => roundId);
  const rounds = await roundsOf(tx, { lane, after, upTo, gameIds, apart: ids });
  return { upTo, rounds, apart };
}
