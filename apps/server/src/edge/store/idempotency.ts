import type { Tx } from '../../kernel/db.ts';
import { sql } from '../../kernel/sql.ts';

export type KeyedCall = { readonly caller: string; readonly route: string; readonly key: string };

/**
 * Takes the key for this transaction; 0 when it is taken already. Waits while another transaction
 * holds it, so the result is final.
 */
export const takeKey = (tx: Tx, call: KeyedCall & { digest: Buffer; at: Date }): Promise<number> =>
  tx.run(sql`
    insert into kernel_idempotency (caller, route, key, digest, at)
    values (${call.caller}, ${call.route}, ${call.key}, ${call.digest}, ${call.at})
    on conflict (caller, route, key) do nothing`);

export const storeAnswer = (tx: Tx, call: KeyedCall, answer: string): Promise<number> =>
  tx.run(sql`
    update kernel_idempotency set answer = ${answer}
    where caller = ${call.caller} and route = ${call.route} and key = ${call.key}`);

export const firstAnswer = (tx: Tx, call: KeyedCall): Promise<{ digest: Buffer; answer: string }> =>
  tx.one(sql`
    select digest, answer from kernel_idempotency
    where caller = ${call.caller} and route = ${call.route} and key = ${call.key}`);
