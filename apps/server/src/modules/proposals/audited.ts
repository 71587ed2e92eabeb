import { type Caller, operatorOf } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Insides } from './room.ts';

type Done = {
  readonly act: string;
  readonly object: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** Writes what an operator did with a proposal or a rule into the audit log. */
export function audited(
  room: Insides,
  tx: Tx,
  { caller, ...done }: Done & { caller: Caller },
): Promise<void> {
  const { operatorId, username } = operatorOf(caller);
  return room.audit.append(tx, { operatorId, operator: username, ip: caller.ip, ...done });
}
