import type { RefusalCode } from '@nokshi/contract';
import { REFUSALS } from '@nokshi/contract';
import pg from 'pg';
import { createLaneWays, type LaneWays } from './citus/lane-ways.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';
import type { Sql } from './sql.ts';
import { askLaneWrites, MAKE_TWO_PHASE, type WritesInLane } from './store/lane-writes.ts';

/**
 * A transaction in progress. After its end every call throws, so nothing can be written "after" it
 * by mistake. Rows are plain objects: bigint for int8, Date for timestamptz, Buffer for bytea,
 * parsed JSON for jsonb.
 */
export type Tx = {
  rows<R>(statement: Sql): Promise<R[]>;
  /** Exactly one row, else a fault. */
  one<R>(statement: Sql): Promise<R>;
  /** The row, or undefined. */
  maybe<R>(statement: Sql): Promise<R | undefined>;
  /** Runs it and returns how many rows it changed. */
  run(statement: Sql): Promise<number>;
  /** Called once, after this transaction is durable; never when it is not. */
  afterCommit(then: () => void): void;
  /** Sets the time limit of each statement of this transaction; for verifications and reports. */
  allow(statementMs: number): Promise<void>;
};

export type Db = {
  /** One use-case: commits when `work` resolves, rolls back when it throws. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for reading: one snapshot, no writes. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One reading statement by itself: a single round trip, on what is committed by then. */
  rows<R>(statement: Sql): Promise<R[]>;
  /**
   * A transaction on the one connection beside the pool, for what another transaction needs
   * committed before it continues: transactions that hold the whole pool would wait forever for one
   * of its connections.
   */
  aside<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  /** The connections that batches of a lane take; the pool, unless lanes are on workers of Citus. */
  readonly lanes: LaneWays;
  close(): Promise<void>;
};

export type DbOptions = {
  url: string;
  log: Log;
  connections?: number;
} & Partial<DbLimits>;

export type DbLimits = {
  /** PostgreSQL ends a statement that takes longer. */
  readonly statementTimeoutMs: number;
  /**
   * How much longer than that we wait for the answer before the connection counts as lost: a
   * network may drop it silently.
   */
  readonly silenceMs: number;
};

const USUAL_LIMITS: DbLimits = { statementTimeoutMs: 15_000, silenceMs: 4_000 };

/** Connections of a server to each worker: of its lanes some commit, and some may be stuck. */
const TO_A_WORKER = 8;

/** An idle one is kept so long: it has planned what it runs for each lane, which takes a while. */
const KEPT_MS = 600_000;

const INT8 = 20;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function createDb(options: DbOptions): Db {
  const { silenceMs } = { ...USUAL_LIMITS, ...options };
  const pool = openPool(options, options.connections ?? 16);
  const beside = openPool(options, 1);
  const openWorker = (at: string) => openPool({ ...options, url: at }, TO_A_WORKER, KEPT_MS);
  const lanes = createLaneWays({ url: options.url, log: options.log, pool, openPool: openWorker });
  const writesInLane = askedOnce(askLaneWrites);
  return {
    pool,
    lanes,
    tx: (work) => inTransaction({ pool, silenceMs, begin: 'begin', writesInLane }, work),
    read: (work) => inTransaction({ pool, silenceMs, begin: BEGIN_READ }, work),
    rows: <R>({ text, values }: Sql) =>
      onConnection(pool, async (client) => (await client.query(text, [...values])).rows as R[]),
    aside: (work) => inTransaction({ pool: beside, silenceMs, begin: 'begin', writesInLane }, work),
    async close() {
      await lanes.close();
      await Promise.all([pool.end(), beside.end()]);
    },
  };
}

function openPool(options: DbOptions, connections: number, idleTimeoutMillis = 10_000): pg.Pool {
  const { statementTimeoutMs, silenceMs } = { ...USUAL_LIMITS, ...options };
  const pool = new pg.Pool({
    connectionString: options.url,
    max: connections,
    idleTimeoutMillis,
    types,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + silenceMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'nokshi',
  });
  pool.on('error', (err: Error & { code?: string }) =>
    options.log.warn('database connection lost', { reason: err.message, sqlState: err.code }),
  );
  return pool;
}

const BEGIN_READ = 'begin isolation level repeatable read read only';

/** The answer is the same for as long as the house is open. */
function askedOnce<T>(ask: (client: pg.PoolClient) => Promise<T>) {
  let known: { readonly answer: T } | undefined;
  return async (client: pg.PoolClient): Promise<T> => {
    known ??= { answer: await ask(client) };
    return known.answer;
  };
}

type Beginning = {
  readonly pool: pg.Pool;
  readonly begin: string;
  readonly silenceMs: number;
  /** Left out where nothing is written. */
  readonly writesInLane?: (client: pg.PoolClient) => Promise<WritesInLane | null>;
};

async function inTransaction<T>(
  { pool, begin, silenceMs, writesInLane }: Beginning,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const after: Array<() => void> = [];
  const state = { open: true };
  const result = await onConnection(pool, async (client) => {
    try {
      const writes = (await writesInLane?.(client)) ?? null;
      await client.query(begin);
      const result = await work(openTx(client, { state, after, silenceMs, writes }));
      state.open = false;
      await client.query('commit');
      return result;
    } catch (err) {
      throw begin === BEGIN_READ && isStandby(err)
        ? new Error('a read-only story wrote', { cause: err })
        : err;
    } finally {
      state.open = false;
    }
  });
  for (const then of after) then();
  return result;
}

/** Work on a connection of the pool, which is discarded once it failed or fell silent. */
async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await pool.connect();
  // The pool's own listener does not cover a client that is checked out.
  let broken: Error | undefined;
  const onError = (err: Error) => {
    broken = err;
  };
  client.on('error', onError);
  try {
    return await work(client);
  } catch (err) {
    if (isSilence(err) || isStandby(err)) broken = err as Error;
    // Where nothing was begun it undoes nothing, and only shows whether the connection lives.
    else
      await client.query('rollback').catch((failed: Error) => {
        broken = failed;
      });
    throw broken && !(err instanceof Refusal) ? connectionLost(err) : asRefusal(err);
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** No answer came in time, so none will come on this connection. */
const isSilence = (err: unknown): boolean =>
  err instanceof Error && err.message === 'Query read timeout';

/** A standby answered, as after a failover: another connection reaches the leader. */
const isStandby = (err: unknown): boolean =>
  err instanceof pg.DatabaseError && err.code === '25006';

type Inside = {
  state: { open: boolean };
  after: Array<() => void>;
  silenceMs: number;
  writes: WritesInLane | null;
};

function openTx(client: pg.PoolClient, { state, after, silenceMs, writes }: Inside): Tx {
  let patience: { query_timeout?: number } = {};
  let twoPhase = !writes;
  const query = async <R extends pg.QueryResultRow>({
    text,
    values,
  }: Pick<Sql, 'text' | 'values'>) => {
    if (!state.open) throw new Error('this transaction has ended');
    if (!twoPhase && writes?.(text)) {
      twoPhase = true;
      await client.query(MAKE_TWO_PHASE);
    }
    return client.query<R>({ text, values: values as unknown[], ...patience });
  };
  const rows = async <R>(statement: Sql) => (await query(statement)).rows as R[];
  return {
    rows,
    async one<R>(statement: Sql) {
      const found = await rows<R>(statement);
      if (found.length !== 1) throw new Error(`expected one row, found ${found.length}`);
      return found[0] as R;
    },
    maybe: async <R>(statement: Sql) => (await rows<R>(statement))[0],
    run: async (statement) => (await query(statement)).rowCount ?? 0,
    afterCommit(then) {
      if (!state.open) throw new Error('this transaction has ended');
      after.push(then);
    },
    async allow(statementMs) {
      await query({ text: `set local statement_timeout = ${Math.ceil(statementMs)}`, values: [] });
      patience = { query_timeout: statementMs + silenceMs };
    },
  };
}

/** The error of every call on a dead connection; the edge answers 503. */
export const connectionLost = (cause: unknown) =>
  Object.assign(new Error('the database connection was lost', { cause }), { code: 'ECONNRESET' });

/** A room's SQL refuses with errcode NK400, the refusal's code as message, facts as detail. */
export function asRefusal(err: unknown): unknown {
  if (!(err instanceof pg.DatabaseError) || err.code !== 'NK400') return err;
  if (!(err.message in REFUSALS)) return err;
  return new Refusal(
    err.message as RefusalCode,
    err.detail ? { value: JSON.parse(err.detail) } : {},
  );
}
