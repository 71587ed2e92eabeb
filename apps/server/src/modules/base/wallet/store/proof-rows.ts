import type { Tx } from '../../../../kernel/db.ts';
import type { Id } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';
import type { Difference, Scope } from './proofs.ts';

export type ProofId = Id<'prf'>;
export type ProofState = 'running' | 'done' | 'cancelled' | 'failed';

export type ProofRow = {
  readonly id: ProofId;
  readonly scope: Scope;
  readonly state: ProofState;
  /** An operator; null: the clock. */
  readonly askedBy: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  /** When its server was last known to be alive. */
  readonly seenAt: Date | null;
  readonly tookMs: number;
  readonly entries: bigint;
  readonly batches: bigint;
  readonly accounts: bigint;
  readonly differences: number;
  readonly examples: readonly Difference[];
  readonly step: number;
  readonly steps: number;
  readonly doing: string | null;
};

const COLUMNS = sql`
  id, scope, state, asked_by as "askedBy", started_at as "startedAt", finished_at as "finishedAt",
  seen_at as "seenAt", took_ms as "tookMs", entries, batches, accounts, differences, examples,
  step, steps, doing`;

type Beginning = Pick<ProofRow, 'id' | 'scope' | 'askedBy' | 'startedAt' | 'steps'>;

/** A proof that dies with its server stays unfinished; readers see that it is silent. */
export const insertRun = (tx: Tx, run: Beginning) =>
  tx.run(sql`
    insert into wallet_proof (id, scope, state, asked_by, started_at, seen_at, steps, took_ms,
                              entries, batches, accounts, differences, examples)
    values (${run.id}, ${run.scope}, 'running', ${run.askedBy}, ${run.startedAt},
            ${run.startedAt}, ${run.steps}, 0, 0, 0, 0, 0, '[]')`);

type Progress = { id: ProofId; at: Date; step: number; doing: string | null; tookMs: number };

/** Stores the progress; answers whether the proof was asked to end. */
export async function saveProgress(tx: Tx, p: Progress): Promise<boolean> {
  const row = await tx.maybe<{ cancelling: boolean }>(sql`
    update wallet_proof set seen_at = ${p.at}, step = ${p.step}, doing = ${p.doing},
           took_ms = ${p.tookMs}
     where id = ${p.id} and state = 'running' returning cancelling`);
  return row?.cancelling ?? false;
}

type Ending = Pick<
  ProofRow,
  'id' | 'tookMs' | 'entries' | 'batches' | 'accounts' | 'differences' | 'examples' | 'step'
> & { readonly state: ProofState; readonly finishedAt: Date };

export const finishRun = (tx: Tx, e: Ending): Promise<ProofRow> =>
  tx.one(sql`
    update wallet_proof
       set state = ${e.state}, finished_at = ${e.finishedAt}, took_ms = ${e.tookMs},
           entries = ${e.entries}, batches = ${e.batches}, accounts = ${e.accounts},
           differences = ${e.differences}, examples = ${JSON.stringify(e.examples)},
           step = ${e.step}, doing = null
     where id = ${e.id} returning ${COLUMNS}`);

/** Asks the server that runs the proof to end it; 0 when it does not run. */
export const askToCancel = (tx: Tx, id: ProofId) =>
  tx.run(sql`update wallet_proof set cancelling = true where id = ${id} and state = 'running'`);

/** The tail is proven each minute; its proofs are kept for a week, full ones for good. */
export const deleteOldTails = (tx: Tx, before: Date) =>
  tx.run(sql`
    delete from wallet_proof
     where scope = 'tail' and started_at < ${before}`);

/** The newest of a scope in this state. */
export const newestProof = (tx: Tx, { scope, state }: { scope: Scope; state: ProofState }) =>
  tx.maybe<ProofRow>(sql`
    select ${COLUMNS} from wallet_proof where scope = ${scope} and state = ${state}
     order by started_at desc, id desc limit 1`);

type Listing = { scope: Scope | null; before: ProofId | null; limit: number };

/** Newest first. */
export function listProofs(tx: Tx, { scope, before, limit }: Listing): Promise<ProofRow[]> {
  const ofScope: Sql = scope ? sql`scope = ${scope}` : sql`true`;
  const older: Sql = before
    ? sql`(started_at, id) < (select started_at, id from wallet_proof where id = ${before})`
    : sql`true`;
  return tx.rows(sql`
    select ${COLUMNS} from wallet_proof where ${ofScope} and ${older}
     order by started_at desc, id desc limit ${limit}`);
}

/** When this ledger was first proven; null: never. */
export const firstProven = async (tx: Tx): Promise<Date | null> =>
  (await tx.one<{ at: Date | null }>(sql`select min(started_at) as at from wallet_proof`)).at;
