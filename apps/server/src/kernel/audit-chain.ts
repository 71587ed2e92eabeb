import { createHash } from 'node:crypto';
import type { Act, Audit } from './audit.ts';
import { canonicalJson } from './canonical.ts';
import type { Clock } from './clock.ts';
import type { Tx } from './db.ts';
import {
  type ActFilter,
  type AuditRow,
  actsAfter,
  insertAct,
  listActs,
  lockHead,
  readHead,
} from './store/audit.ts';

/**
 * The audit log: gapless, append-only, each row hashed onto the one before it. Another program can
 * check it: `hash = SHA-256(previous hash || canonical JSON)` of the array
 * `[sequence, at, operatorId, operator, act, object, facts, ip]`, where `sequence` is a decimal
 * string, `at` ISO 8601 with milliseconds in UTC, and the first previous hash is 32 zero bytes.
 */
export function createAudit(deps: { clock: Clock }): Audit {
  return {
    async append(tx: Tx, act: Act) {
      const facts = canonicalJson(act.facts);
      const head = await lockHead(tx);
      const row = nextAct(head, {
        at: deps.clock.now(),
        operator_id: act.operatorId,
        operator: act.operator,
        act: act.act,
        object: act.object,
        facts: JSON.parse(facts) as Record<string, unknown>,
        ip: act.ip,
      });
      await insertAct(tx, row, facts);
    },
  };
}

/** An act as the row that stands on this head. */
export function nextAct(
  { sequence, hash }: ProvenHead,
  act: Omit<AuditRow, 'sequence' | 'hash'>,
): AuditRow {
  const row = { sequence: sequence + 1n, ...act };
  return { ...row, hash: chained(hash, row) };
}

const chained = (previous: Buffer, row: Omit<AuditRow, 'hash'>): Buffer =>
  createHash('sha256')
    .update(previous)
    .update(
      canonicalJson([
        row.sequence,
        row.at,
        row.operator_id,
        row.operator,
        row.act,
        row.object,
        row.facts,
        row.ip,
      ]),
    )
    .digest();

export type AuditProof = {
  readonly intact: boolean;
  /** Rows that were read and fit. */
  readonly checked: bigint;
  /** The first sequence that is missing or does not fit; null when all fit. */
  readonly brokenAt: bigint | null;
};

const STEP = 1_000;

/** A head up to which the chain was recomputed, so that the next look goes on from there. */
type ProvenHead = { readonly sequence: bigint; readonly hash: Buffer };
export const BEGINNING: ProvenHead = { sequence: 0n, hash: Buffer.alloc(32) };

/**
 * Looks at a chain again and again: each time it recomputes what is new since the last look, and
 * all of it once in a while, since rows of before may be changed behind its back.
 */
export function createAuditLook(deps: { clock: Clock }): (tx: Tx) => Promise<AuditProof> {
  let from = BEGINNING;
  let wholeAt = Number.NEGATIVE_INFINITY;
  return async (tx) => {
    const now = deps.clock.now().getTime();
    const head = await readHead(tx);
    // A head before ours: this snapshot is older than the last look's, or the chain was cut.
    const whole = head.sequence < from.sequence || now - wholeAt >= WHOLE_AGAIN_AFTER_MS;
    const proof = await verifyAudit(tx, whole ? BEGINNING : from);
    if (whole) wholeAt = now;
    from = proof.intact ? head : BEGINNING;
    return proof;
  };
}

const WHOLE_AGAIN_AFTER_MS = 10 * 60_000;

/** Recomputes the chain after `from` inside the snapshot of `tx` and compares it with the head. */
export async function verifyAudit(tx: Tx, from: ProvenHead = BEGINNING): Promise<AuditProof> {
  let { sequence, hash } = from;
  for (;;) {
    const rows = await actsAfter(tx, sequence, STEP);
    for (const row of rows) {
      const fits = row.sequence === sequence + 1n && chained(hash, row).equals(row.hash);
      if (!fits) return { intact: false, checked: sequence, brokenAt: sequence + 1n };
      sequence = row.sequence;
      hash = row.hash;
    }
    if (rows.length < STEP) break;
  }
  const head = await readHead(tx);
  const whole = head.sequence === sequence && head.hash.equals(hash);
  return { intact: whole, checked: sequence, brokenAt: whole ? null : sequence + 1n };
}

export type AuditedAct = Omit<AuditRow, 'operator_id'> & { readonly operatorId: string };

/** Acts for the operators' list, newest first; at most 100. */
export async function auditedActs(tx: Tx, filter: ActFilter): Promise<AuditedAct[]> {
  const rows = await listActs(tx, { ...filter, limit: Math.min(filter.limit, 100) });
  return rows.map(({ operator_id, ...row }) => ({ ...row, operatorId: operator_id }));
}
