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

/** An act as the row that follows this head. */
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
  /** Rows that were read and are intact. */
  readonly checked: bigint;
  /** The first sequence that is missing or does not match; null when all match. */
  readonly brokenAt: bigint | null;
};

const STEP = 1_000;

/** A head up to which the chain was recomputed; the next verification continues there. */
type ProvenHead = { readonly sequence: bigint; readonly hash: Buffer };
export const BEGINNING: ProvenHead = { sequence: 0n, hash: Buffer.alloc(32) };

/**
 * How many rows one verification recomputes, twice: the newest, and those where the last one
 * stopped.
 */
const MOST_AT_A_LOOK = 250;

/**
 * Verifies a chain repeatedly. Each time it recomputes the newest rows, and one further slice of
 * all of them, round after round, since earlier rows may be changed behind its back. A mismatch is
 * reported by every verification from then on. `checked` grows to all rows by the end of the first
 * round.
 */
export function createAuditVerifier(most = MOST_AT_A_LOOK): (tx: Tx) => Promise<AuditProof> {
  let round = BEGINNING;
  let isRound = false;
  return async (tx) => {
    const head = await readHead(tx);
    const proof = await verifyAudit(tx, await standsAt(tx, head.sequence - BigInt(most)));
    if (!proof.intact) return proof;
    if (round.sequence >= head.sequence) round = BEGINNING;
    const slice = await verifySlice(tx, round, most);
    const { checked, brokenAt } = slice;
    if (brokenAt !== null) return { intact: false, checked, brokenAt };
    round = slice.head;
    isRound ||= round.sequence >= head.sequence;
    const read = round.sequence + BigInt(most);
    return { ...proof, checked: isRound || read > head.sequence ? head.sequence : read };
  };
}

/** The hash stored in a row; without a row the initial one, so that the next row does not match. */
async function standsAt(tx: Tx, sequence: bigint): Promise<ProvenHead> {
  if (sequence <= 0n) return BEGINNING;
  const [row] = await actsAfter(tx, sequence - 1n, 1);
  return { sequence, hash: row?.sequence === sequence ? row.hash : BEGINNING.hash };
}

/** Recomputes at most this many rows after `from`. */
async function verifySlice(tx: Tx, from: ProvenHead, most: number) {
  let head = from;
  for (const row of await actsAfter(tx, from.sequence, most)) {
    if (row.sequence !== head.sequence + 1n || !chained(head.hash, row).equals(row.hash))
      return { head, checked: head.sequence, brokenAt: head.sequence + 1n };
    head = row;
  }
  return { head, checked: head.sequence, brokenAt: null };
}

/** Recomputes the chain after `from` inside the snapshot of `tx` and compares it with the head. */
export async function verifyAudit(tx: Tx, from: ProvenHead = BEGINNING): Promise<AuditProof> {
  let proven = from;
  for (let before = -1n; proven.sequence > before; ) {
    before = proven.sequence;
    const { head, checked, brokenAt } = await verifySlice(tx, proven, STEP);
    if (brokenAt !== null) return { intact: false, checked, brokenAt };
    proven = head;
  }
  const { sequence, hash } = proven;
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
