import type { Language } from '@nokshi/contract';
import type { SystemStatus } from '@nokshi/contract/player/site.ts';
import pg from 'pg';
import { Refusal } from '../kernel/refusal.ts';
import { CallerGone } from '../kernel/turns.ts';
import { TookTooLong } from '../kernel/within.ts';
import type { Refused } from './deps.ts';

/** The site is closed for this visitor, in the operator's own words where there are any. L-011. */
export class Closed extends Error {
  readonly status: SystemStatus;
  constructor(status: SystemStatus) {
    super('closed');
    this.status = status;
  }
}

/**
 * The answer to anything thrown: a refusal with its facts, `edge.busy` when the database or time
 * ran out, else `edge.fault`, which is logged and reveals nothing.
 */
export function refusedBy(err: unknown): Refused {
  if (isBusy(err)) return BUSY;
  if (err instanceof Refusal) return { code: err.code, ...err.facts };
  if (err instanceof Closed) return closed(err.status);
  return ofFramework(err) ?? { code: 'edge.fault' };
}

/** Nothing was done, or the key makes it safe: the same may be sent again. */
const BUSY: Refused = { code: 'edge.busy', value: { retryAfterSeconds: 2 } };

function closed({ systemStatus, message, ip }: SystemStatus): Refused {
  const words: Readonly<Record<Language, string>> = message;
  return {
    code: systemStatus === 1 ? 'edge.maintenance' : 'edge.region-blocked',
    value: { systemStatus, retryAfterSeconds: 60, ...(ip === undefined ? {} : { ip }) },
    message: words,
  };
}

/** Classes of SQLSTATE that pass: connection, resources (disk full too), operator intervention. */
const PASSING = /^(08|53|57P|57014|40001|40P01|55P03)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);
/** node-postgres has no code for these. */
const POOL = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** The server cannot work at this moment but will: the caller may send the same again. */
export function isBusy(err: unknown): boolean {
  if (err instanceof TookTooLong || err instanceof CallerGone) return true;
  if (err instanceof Refusal) return err.code === 'edge.busy';
  if (err instanceof pg.DatabaseError) return PASSING.test(err.code ?? '');
  if (!(err instanceof Error)) return false;
  if (err instanceof AggregateError) return err.errors.some(isBusy);
  const code = (err as NodeJS.ErrnoException).code ?? '';
  return NETWORK.has(code) || POOL.test(err.message);
}

/** Fastify's errors for a request it could not read. */
function ofFramework(err: unknown): Refused | null {
  const { code = '', statusCode } = err as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'edge.too-large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'edge.media-type' };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { code: 'edge.malformed' };
  return null;
}
