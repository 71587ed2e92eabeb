import type { Tx } from './db.ts';
import type { OperatorId } from './ids.ts';

export type Act = {
  readonly operatorId: OperatorId;
  readonly operator: string;
  /** `<room>.<verb>`, e.g. `site.set-status`. */
  readonly act: string;
  /** The object of the act, e.g. `mbr_…`. */
  readonly object: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly ip: string;
};

/** Every operator's act, written in the act's own commit; append-only and hash-chained. */
export type Audit = { append(tx: Tx, act: Act): Promise<void> };
