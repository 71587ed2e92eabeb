import { createHash } from 'node:crypto';
import { canonicalJson } from '../kernel/canonical.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { firstAnswer, type KeyedCall, storeAnswer, takeKey } from './store/idempotency.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** The `Idempotency-Key` of a keyed call; refuses edge.key-missing, also for an invalid one. */
export function keyOf(header: string | readonly string[] | undefined): string {
  if (typeof header !== 'string' || !KEY.test(header)) throw refuse('edge.key-missing');
  return header;
}

/** The JSON of the answer, and whether it is the stored one of an earlier call. */
export type Answered = { readonly json: string; readonly repeated: boolean };

export type Idempotency = {
  run(
    call: KeyedCall & { readonly input: unknown },
    story: (tx: Tx) => Promise<string>,
  ): Promise<Answered>;
};

/**
 * The key, the effect and the answer are one commit: same caller, route, key and input get the
 * first answer, whenever and however often they arrive; other input is refused edge.key-reused. A
 * refused use-case rolled back and stored no key, so the same key can be sent again once the reason
 * is gone. Source: checklist Y-012, promise T3.
 */
export function createIdempotency(deps: { db: Db; clock: Clock }): Idempotency {
  const running = new Map<string, Promise<unknown>>();
  return {
    async run({ input, ...call }, story) {
      const name = `${call.caller}\n${call.route}\n${call.key}`;
      // Repeats wait here and not in the database, where each would hold a connection.
      await running.get(name)?.catch(() => undefined);
      const digest = createHash('sha256').update(canonicalJson(input)).digest();
      const work = deps.db.tx((tx) => once(tx, { ...call, digest, at: deps.clock.now() }, story));
      if (!running.has(name)) {
        const settled = work.finally(() => running.delete(name));
        settled.catch(() => undefined);
        running.set(name, settled);
      }
      return work;
    },
  };
}

async function once(
  tx: Tx,
  call: KeyedCall & { digest: Buffer; at: Date },
  story: (tx: Tx) => Promise<string>,
): Promise<Answered> {
  if ((await takeKey(tx, call)) === 1) {
    const json = await story(tx);
    await storeAnswer(tx, call, json);
    return { json, repeated: false };
  }
  const first = await firstAnswer(tx, call);
  if (!first.digest.equals(call.digest)) throw refuse('edge.key-reused');
  return { json: first.answer, repeated: true };
}
