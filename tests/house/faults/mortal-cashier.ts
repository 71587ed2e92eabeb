import { sql } from '../../../apps/server/src/kernel/sql.ts';
import type { Db, Tx } from '../../../apps/server/src/kernel/db.ts';
import { createBus } from '../../../apps/server/src/kernel/bus.ts';
import { createJobs } from '../../../apps/server/src/kernel/jobs.ts';
import { silentLog } from '../../../apps/server/src/kernel/log.ts';
import { systemRandom } from '../../../apps/server/src/kernel/random.ts';
import { createCashier } from '../../../apps/server/src/modules/money/cashier/index.ts';
import type { PayoutMethod } from '../../../apps/server/src/modules/money/cashier/payouts/method.ts';
import type { TestCashier } from '../../../apps/server/src/modules/money/cashier/test-cashier.ts';
import { createWallet } from '../../../apps/server/src/modules/base/wallet/index.ts';

/** What can happen at a commit that writes, or at a call to the outside. */
export const FATES = {
  commit: ['killed before', 'killed after', 'clock back a day'],
  call: ['killed before', 'killed after', 'answer lost', 'doubled job'],
} as const;

export type Blow = {
  readonly at: keyof typeof FATES;
  /** Counted from 1, from when the life began. */
  readonly nth: number;
  readonly fate: (typeof FATES)[keyof typeof FATES][number];
};

/** Thrown where the server is killed; from then on nothing of that life reaches the database. */
export class Killed extends Error {}

export type Life = {
  readonly commits: number;
  readonly calls: number;
  readonly struck: boolean;
};

const DAY_MS = 86_400_000;
/** Longer than the claim of a job is leased for. */
const LEASE_OVER_MS = 70_000;

/**
 * Makes the cashier of a test mortal: each life is a server of its own on the same database, which
 * the blow strikes at one moment. What channels were asked to pay outlives all of them.
 */
export function mortalCashier(t: TestCashier) {
  const paid = new Map<string, Awaited<ReturnType<NonNullable<PayoutMethod['pay']>>>>();
  let born: Pick<TestCashier, 'db' | 'room'> | undefined;

  async function begin(blow: Blow | null): Promise<Life> {
    born ??= { db: t.db, room: t.room };
    const life = { commits: 0, calls: 0, struck: false, dead: false };
    const hits = (at: Blow['at'], nth: number) => blow?.at === at && blow.nth === nth;
    const die = (): never => {
      life.dead = true;
      throw new Killed('killed');
    };
    const strike = (when: Blow['fate']) => {
      if (blow?.fate !== when) return false;
      life.struck = true;
      return true;
    };
    const db = mortalDb(born.db, { life, hits, die, strike, back: () => t.clock.advance(-DAY_MS) });
    /** One call to the outside, which happens or does not, and is heard or not. */
    const outside = async <T>(call: () => Promise<T>): Promise<T> => {
      if (life.dead) die();
      life.calls += 1;
      const hit = hits('call', life.calls);
      if (hit && strike('killed before')) die();
      const answer = await call();
      if (hit && strike('killed after')) die();
      if (hit && strike('answer lost')) throw new Error('the line went dead');
      if (hit && strike('doubled job')) {
        t.clock.advance(LEASE_OVER_MS);
        await t.jobs.runDue();
      }
      return answer;
    };
    const bus = await createBus({ log: silentLog, random: systemRandom, connect: null });
    const jobs = createJobs({ db, clock: t.clock, log: silentLog, bus });
    const wallet = createWallet({ db, clock: t.clock, ids: t.ids, log: silentLog });
    const { fetch: deliver } = born.room;
    const room = createCashier({
      ...born.room,
      db,
      // What is done at an hour of the day is no part of a story that passes days.
      jobs: { ...jobs, schedule: () => undefined },
      wallet,
      fetch: (url, init) => outside(() => deliver(url, init)),
    });
    for (const method of room.payouts) {
      const { pay } = method;
      if (!pay) continue;
      const once: typeof pay = async (payment) => {
        const result = paid.get(payment.key) ?? (await pay(payment));
        paid.set(payment.key, result);
        return result;
      };
      Object.assign(method, {
        pay: (payment: Parameters<typeof pay>[0]) => outside(() => once(payment)),
      });
    }
    Object.assign(t, { db, jobs, wallet, room });
    return life;
  }
  return {
    begin,
    /** Payments that channels really made. */
    payments: () => [...paid.values()].filter(({ outcome }) => outcome === 'paid').length,
  };
}

type Striking = {
  readonly life: { commits: number; dead: boolean };
  hits(at: Blow['at'], nth: number): boolean;
  die(): never;
  strike(when: Blow['fate']): boolean;
  back(): void;
};

function mortalDb(real: Db, { life, hits, die, strike, back }: Striking): Db {
  const tx = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (life.dead) die();
    let hit = false;
    const answer = await real.tx(async (inner) => {
      const made = await work(inner);
      if (life.dead) die();
      if (!(await hasWritten(inner))) return made;
      life.commits += 1;
      hit = hits('commit', life.commits);
      if (hit && strike('killed before')) die();
      return made;
    });
    if (hit && strike('killed after')) die();
    if (hit && strike('clock back a day')) back();
    return answer;
  };
  const alive =
    <A extends unknown[], T>(work: (...given: A) => Promise<T>) =>
    (...given: A): Promise<T> =>
      life.dead ? Promise.reject(new Killed('killed')) : work(...given);
  return {
    ...real,
    tx,
    read: alive(real.read),
    rows: (statement) => (life.dead ? die() : real.rows(statement)),
    aside: alive(real.aside),
  };
}

const hasWritten = async (tx: Tx): Promise<boolean> =>
  (await tx.one<{ id: string | null }>(sql`select pg_current_xact_id_if_assigned()::text as id`))
    .id !== null;
