import { verifyAudit } from '../../../kernel/audit-chain.ts';
import type { Tx } from '../../../kernel/db.ts';

const MOST_MS = 600_000;

/**
 * Recomputes the whole audit log every night; the desk verifies the newest acts and one slice at a
 * time.
 * @throws where an act does not fit, so that the job fails and operators are notified
 */
export async function proveAudit(tx: Tx): Promise<void> {
  await tx.allow(MOST_MS);
  const { intact, brokenAt } = await verifyAudit(tx);
  if (!intact) throw new Error(`act ${brokenAt} of the audit log was changed past the house`);
}
