import { type Caller, operatorOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import type { JackpotsRoom } from './room.ts';

type Done = {
  readonly act: string;
  readonly object: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** Writes what an operator did into the audit log, in the commit that did it. */
export function audited(
  room: JackpotsRoom,
  tx: Tx,
  { caller, ...done }: Done & { caller: Caller },
): Promise<void> {
  const { operatorId, username } = operatorOf(caller);
  return room.audit.append(tx, { operatorId, operator: username, ip: caller.ip, ...done });
}
