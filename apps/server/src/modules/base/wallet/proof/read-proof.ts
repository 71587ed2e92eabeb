import type { LedgerAlarm, Proof, ProofScope } from '@nokshi/contract/console/wallet.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { mayRewrite } from '../../../../kernel/store/roles.ts';
import type {
  ProofPage,
  ProofsAsked,
  ProofsPage,
  PublishedPage,
  TotalsPage,
} from './proving-face.ts';
import { alarmsOf, type LastProof } from '../rules/alarms.ts';
import { firstProven, listProofs, newestProof } from '../store/proof-rows.ts';
import { selectHeads, totalsByKind } from '../store/proofs.ts';
import { listPublished } from '../store/published-heads.ts';
import { headsOf, proofOf, publishedOf } from './wire-proof.ts';

const SCOPES = ['tail', 'full'] as const;

type Watched = LastProof & { readonly last: Proof | null };

/** The last finished proof of each scope, its age, and whether it needs attention. */
export async function watchProofs(
  tx: Tx,
  now: Date,
): Promise<{ of: Record<ProofScope, Watched>; alarms: LedgerAlarm[] }> {
  const first = (await firstProven(tx)) ?? now;
  const of = {} as Record<ProofScope, Watched>;
  for (const scope of SCOPES) {
    const row = await newestProof(tx, { scope, state: 'done' });
    const since = row?.finishedAt ?? first;
    const ageSeconds = Math.max(0, Math.round((now.getTime() - since.getTime()) / 1_000));
    of[scope] = {
      last: row ? proofOf(row, now) : null,
      ageSeconds,
      differences: row?.differences ?? 0,
    };
  }
  return { of, alarms: alarmsOf(of) };
}

/** What the console's page of the ledger begins with. */
export async function readProof(tx: Tx, now: Date): Promise<ProofPage> {
  const { of, alarms } = await watchProofs(tx, now);
  const scopes: ProofPage['scopes'] = [];
  for (const scope of SCOPES) {
    const { last, ageSeconds } = of[scope];
    const run = await newestProof(tx, { scope, state: 'running' });
    const running = run ? proofOf(run, now) : null;
    scopes.push({
      scope,
      last,
      ageSeconds: last ? ageSeconds : null,
      running: running?.state === 'running' ? running : null,
    });
  }
  const guard = (await mayRewrite(tx)) ? 'trigger' : 'role';
  return { alarms, guard, scopes, lanes: headsOf(await selectHeads(tx)) };
}

export async function readTotals(tx: Tx): Promise<TotalsPage> {
  const totals = await totalsByKind(tx);
  return {
    rows: totals.map(({ kind, asset, accounts, balance }) => ({
      kind,
      asset,
      accounts: accounts.toString(),
      balance: toDecimal(balance, asset),
    })),
  };
}

/** Newest first. Refuses a malformed cursor. */
export async function readProofs(tx: Tx, now: Date, asked: ProofsAsked): Promise<ProofsPage> {
  const { scope = null, cursor, pageSize } = asked;
  const before = cursor === undefined ? null : fromWire('prf', cursor);
  if (cursor !== undefined && !before) throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await listProofs(tx, { scope, before, limit: pageSize + 1 });
  const rows = read.slice(0, pageSize);
  const last = rows.at(-1);
  const next = read.length > pageSize && last ? toWire('prf', last.id) : null;
  return { rows: rows.map((row) => proofOf(row, now)), next };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Newest first, whole days. Refuses a cursor that is no day. */
export async function readPublished(
  tx: Tx,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<PublishedPage> {
  if (cursor !== undefined && !(DAY.test(cursor) && Number.isFinite(Date.parse(cursor))))
    throw refuse('edge.invalid-input', { field: 'cursor' });
  const read = await listPublished(tx, { before: cursor ?? null, days: pageSize + 1 });
  const rows = read.slice(0, pageSize).map(publishedOf);
  return { rows, next: read.length > pageSize ? (rows.at(-1)?.day ?? null) : null };
}
