import { commitmentOf } from '@nokshi/house-math/fairness/hmac-node.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, SeedId } from '../../../kernel/ids.ts';
import { type FairnessRoom, ownerOf } from './room.ts';
import { insertSeed, insertTurn, type SeedRow } from './store/seed.ts';

const PURPOSE = 'fairness.server-seed';

/** A new server seed: 32 random bytes as text, sealed for its own row. */
export function newSeed(room: FairnessRoom, use: { clientSeed: string | null }): SeedRow {
  const serverSeed = room.random.bytes(32).toString('hex');
  const id = room.ids.next<SeedId>();
  return {
    id,
    sealed: room.secrets.seal(PURPOSE, serverSeed, id),
    commitment: commitmentOf(serverSeed),
    clientSeed: use.clientSeed,
    state: use.clientSeed === null ? 'NEXT' : 'CURRENT',
  };
}

/** The seed's text. The caller must not expose it before the seed is REVEALED. */
export const openSeed = (room: FairnessRoom, row: SeedRow): string =>
  room.secrets.open(PURPOSE, row.sealed, row.id).toString('utf8');

/**
 * Makes the member's first pair of seeds, with a random client seed; does nothing when they exist.
 */
export async function makeSeeds(
  room: FairnessRoom,
  tx: Tx,
  input: { memberId: MemberId },
): Promise<void> {
  const owner = ownerOf(room, input.memberId);
  const current = newSeed(room, { clientSeed: room.random.bytes(16).toString('hex') });
  if (!(await insertTurn(tx, owner, current.id))) return;
  const madeAt = room.clock.now();
  await insertSeed(tx, owner, { ...current, madeAt });
  await insertSeed(tx, owner, { ...newSeed(room, { clientSeed: null }), madeAt });
}
