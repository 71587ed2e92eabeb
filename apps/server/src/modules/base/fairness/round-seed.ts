import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, SeedId } from '../../../kernel/ids.ts';
import { openSeed } from './make-seeds.ts';
import { type FairnessRoom, ownerOf } from './room.ts';
import { readSeed, type SeedRow } from './store/seed.ts';

type Asked = { memberId: MemberId; seedId: SeedId };

/** An earlier seed, to compute a round again. `serverSeed` is secret unless `revealed`. */
export async function roundSeed(room: FairnessRoom, tx: Tx, input: Asked) {
  const row = await read(room, tx, input);
  return { ...publicSide(row), serverSeed: openSeed(room, row) };
}

/** What anyone who asks about a round may know: the server seed only after its reveal. */
export async function proofSeed(room: FairnessRoom, tx: Tx, input: Asked) {
  const row = await read(room, tx, input);
  return {
    ...publicSide(row),
    serverSeed: row.state === 'REVEALED' ? openSeed(room, row) : null,
  };
}

async function read(room: FairnessRoom, tx: Tx, { memberId, seedId }: Asked): Promise<SeedRow> {
  const row = await readSeed(tx, ownerOf(room, memberId), seedId);
  if (!row?.clientSeed) throw new Error(`seed ${seedId} was never in use`);
  return row;
}

const publicSide = (row: SeedRow) => ({
  commitment: row.commitment,
  clientSeed: row.clientSeed ?? '',
});
