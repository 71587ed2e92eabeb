import type { Input, Output } from '@nokshi/contract';
import type { consoleRecordsRoutes } from '@nokshi/contract/console/records.ts';
import { type AuditProof, auditedActs } from '../../../kernel/audit-chain.ts';
import type { Tx } from '../../../kernel/db.ts';
import { askedAfter, onePage } from './asked-page.ts';
import { NUMBER, writeCursor } from './rules/cursor.ts';

type Route = typeof consoleRecordsRoutes.audit;

/** Operators' acts, newest first, with the verification of the whole chain in the same snapshot. */
export async function listAudit(
  tx: Tx,
  { asked, verify }: { asked: Input<Route>; verify: (tx: Tx) => Promise<AuditProof> },
): Promise<Output<Route>> {
  const { operator, act, pageSize } = asked;
  const [sequence] = askedAfter(asked.cursor, NUMBER) ?? [];
  const filter = {
    ...(operator !== undefined && { operator }),
    ...(act !== undefined && { act }),
    ...(sequence && { before: BigInt(sequence) }),
  };
  const { page, next } = await onePage(
    pageSize,
    (limit) => auditedActs(tx, { ...filter, limit }),
    (last) => writeCursor(last.sequence.toString()),
  );
  const proof = await verify(tx);
  return {
    rows: page.map(({ sequence: number, at, hash, ...rest }) => ({
      sequence: number.toString(),
      at: at.toISOString(),
      operator: rest.operator,
      act: rest.act,
      object: rest.object,
      facts: rest.facts,
      ip: rest.ip,
      hash: hash.toString('hex'),
    })),
    next,
    chain: { intact: proof.intact, checked: proof.checked.toString() },
  };
}
