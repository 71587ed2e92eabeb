import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { makeSeeds, openSeed } from './make-seeds.ts';
import { type CurrentSeed, type FairnessRoom, ownerOf } from './room.ts';
import { readPair, readSeed, readTurn } from './store/seed.ts';

/**
 * The member's seed and next nonce, from memory on a warm session. Memory may be behind: the commit
 * decides, and a refused round calls {@link forget} and reads again. A story reads the rows.
 */
export async function currentSeed(
  room: FairnessRoom,
  memberId: MemberId,
  story?: Tx,
): Promise<CurrentSeed> {
  const read = async (tx: Tx) => {
    await makeSeeds(room, tx, { memberId });
    return readCurrent(room, tx, memberId);
  };
  if (story) return read(story);
  const known = room.cache.get(memberId);
  if (known) return known;
  const found = await room.db.tx(read);
  room.cache.set(memberId, found);
  return found;
}

async function readCurrent(room: FairnessRoom, tx: Tx, memberId: MemberId): Promise<CurrentSeed> {
  const owner = ownerOf(room, memberId);
  const turn = await readTurn(tx, owner);
  const row = turn && (await readSeed(tx, owner, turn.seedId));
  if (!turn || !row?.clientSeed) throw new Error(`member ${memberId} has no seed in use`);
  return {
    seedId: row.id,
    serverSeed: openSeed(room, row),
    clientSeed: row.clientSeed,
    commitment: row.commitment,
    nextNonce: turn.nextNonce,
  };
}

/** The row that takes the seed's next nonce in the commit of its round (functions/take.sql). */
export const takeRide = (memberId: MemberId, seed: CurrentSeed) => ({
  rider: 'fairness_take',
  ids: [memberId, seed.seedId],
  numbers: [seed.nextNonce],
});

/** Records that a round with this seed and nonce is durable. */
export function nonceTaken(room: FairnessRoom, memberId: MemberId, seed: CurrentSeed): void {
  if (room.cache.get(memberId) !== seed) return;
  room.cache.set(memberId, { ...seed, nextNonce: seed.nextNonce + 1 });
}

export const forget = (room: FairnessRoom, memberId: MemberId): void => {
  room.cache.delete(memberId);
};

/** The public side of the member's seeds, which exist already. */
export async function publicSeed(room: FairnessRoom, tx: Tx, input: { memberId: MemberId }) {
  const owner = ownerOf(room, input.memberId);
  const turn = await readTurn(tx, owner);
  const pair = await readPair(tx, owner);
  if (!turn || !pair) throw new Error(`member ${input.memberId} has no pair of seeds`);
  return {
    commitment: pair.current.commitment,
    clientSeed: pair.current.clientSeed ?? '',
    nextNonce: turn.nextNonce,
    nextCommitment: pair.next.commitment,
  };
}
