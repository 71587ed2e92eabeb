import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, SeedId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import { type SeedState, seedStates } from '../rules/states.ts';

export type Owner = { readonly lane: number; readonly memberId: MemberId };

export type SeedRow = {
  readonly id: SeedId;
  readonly sealed: Buffer;
  readonly commitment: string;
  readonly clientSeed: string | null;
  readonly state: SeedState;
};

export async function insertSeed(
  tx: Tx,
  owner: Owner,
  row: SeedRow & { madeAt: Date },
): Promise<void> {
  await tx.run(sql`
    insert into fairness_seed
      (lane, id, member_id, sealed, commitment, client_seed, state, made_at)
    values (${owner.lane}, ${row.id}, ${owner.memberId}, ${row.sealed}, ${row.commitment},
      ${row.clientSeed}, ${row.state}, ${row.madeAt})`);
}

const COLUMNS = sql`id, sealed, commitment, client_seed as "clientSeed", state`;

export function readSeed(tx: Tx, owner: Owner, seedId: SeedId): Promise<SeedRow | undefined> {
  return tx.maybe<SeedRow>(sql`
    select ${COLUMNS} from fairness_seed
    where lane = ${owner.lane} and member_id = ${owner.memberId} and id = ${seedId}`);
}

/** The current seed and the next one. */
export async function readPair(
  tx: Tx,
  owner: Owner,
): Promise<{ current: SeedRow; next: SeedRow } | null> {
  const rows = await tx.rows<SeedRow>(sql`
    select ${COLUMNS} from fairness_seed
    where lane = ${owner.lane} and member_id = ${owner.memberId}
      and state in ('CURRENT', 'NEXT')`);
  const current = rows.find((row) => row.state === 'CURRENT');
  const next = rows.find((row) => row.state === 'NEXT');
  return current && next ? { current, next } : null;
}

/** NEXT to CURRENT with the member's client seed, CURRENT to REVEALED with the time. */
export async function transition(
  tx: Tx,
  owner: Owner,
  step:
    | { id: SeedId; from: 'NEXT'; to: 'CURRENT'; clientSeed: string }
    | { id: SeedId; from: 'CURRENT'; to: 'REVEALED'; revealedAt: Date },
): Promise<void> {
  seedStates.check(step.id, step.from, step.to);
  const clientSeed = step.to === 'CURRENT' ? step.clientSeed : null;
  const revealedAt = step.to === 'REVEALED' ? step.revealedAt : null;
  const moved = await tx.run(sql`
    update fairness_seed set state = ${step.to},
      client_seed = coalesce(${clientSeed}, client_seed), revealed_at = ${revealedAt}
    where lane = ${owner.lane} and id = ${step.id} and state = ${step.from}`);
  if (moved !== 1) throw new Error(`seed ${step.id} is not ${step.from}`);
}

export type Turn = { readonly seedId: SeedId; readonly nextNonce: number };

/** Opens the member's first turn; false when there is one already (or one is being opened). */
export async function insertTurn(tx: Tx, owner: Owner, seedId: SeedId): Promise<boolean> {
  const made = await tx.run(sql`
    insert into fairness_turn (lane, member_id, seed_id)
    values (${owner.lane}, ${owner.memberId}, ${seedId}) on conflict do nothing`);
  return made === 1;
}

export function readTurn(tx: Tx, owner: Owner): Promise<Turn | undefined> {
  return tx.maybe<Turn>(sql`
    select seed_id as "seedId", next_nonce as "nextNonce" from fairness_turn
    where lane = ${owner.lane} and member_id = ${owner.memberId}`);
}

/** No round of the old seed commits after this, and none of the new one before this commit. */
export async function lockTurn(tx: Tx, owner: Owner): Promise<void> {
  await tx.run(sql`
    select from fairness_turn
    where lane = ${owner.lane} and member_id = ${owner.memberId} for update`);
}

export async function startTurn(tx: Tx, owner: Owner, seedId: SeedId): Promise<void> {
  await tx.run(sql`
    update fairness_turn set seed_id = ${seedId}, next_nonce = 0
    where lane = ${owner.lane} and member_id = ${owner.memberId}`);
}
