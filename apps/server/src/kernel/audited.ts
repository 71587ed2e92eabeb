import type { Act, Audit } from './audit.ts';
import { type Caller, operatorOf } from './caller.ts';
import type { Tx } from './db.ts';

type Done = Pick<Act, 'act' | 'object' | 'facts'>;

/** Writes the calling operator's act into the audit log, in the commit of the act. */
export function audited(
  room: { readonly audit: Audit },
  tx: Tx,
  { caller, ...done }: Done & { readonly caller: Caller },
): Promise<void> {
  const { operatorId, username } = operatorOf(caller);
  return room.audit.append(tx, { operatorId, operator: username, ip: caller.ip, ...done });
}
