import { REFUSALS } from '@nokshi/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FakeClock, fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import { createBus } from '../../../kernel/bus.ts';
import { createDb, type Db, type Tx } from '../../../kernel/db.ts';
import { createEvents, type Events } from '../../../kernel/events.ts';
import {
  createIds,
  type Ids,
  type MemberId,
  type RoundId,
  type WagerId,
} from '../../../kernel/ids.ts';
import { createJobs, type JobRunner } from '../../../kernel/jobs.ts';
import { silentLog } from '../../../kernel/log.ts';
import { createSecrets } from '../../../kernel/secrets.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { type Identity, memberRegistered } from '../../people/identity/index.ts';
import { createLimits, type Limits } from '../../stakes/limits/index.ts';
import { createTurnover } from '../../stakes/turnover/index.ts';
import { createWagers, type Wagers } from '../../stakes/wagers/index.ts';
import { createWallet, type Wallet } from '../../base/wallet/index.ts';
import type { CallbackBody } from './channels/callback-body.ts';
import { sign } from './channels/signature.ts';
import { type Cashier, createCashier } from './index.ts';
import { receiveCallback } from './deposits/receive-callback.ts';
import { requestDeposit } from './deposits/request-deposit.ts';

export type TestCashier = {
  clock: FakeClock;
  ids: Ids;
  db: Db;
  database: TestDatabase;
  jobs: JobRunner;
  wallet: Wallet;
  limits: Limits;
  room: Cashier;
  /** What the member's open pages received, oldest first. */
  pushed: { to: string; message: Record<string, unknown> }[];
  /** Titles of the letters in the inbox, oldest first. */
  letters: string[];
  /** The member stakes this amount and gets it back; minor units. */
  stake(memberId: MemberId, amount: bigint): Promise<void>;
  /** Spends an attempt at a voucher code; unlimited unless a test replaces it. */
  tryVoucher(memberId: MemberId): Promise<() => Promise<void>>;
  /** Pictures of members that were drawn. */
  proofs: number;
  /** Answers sent to the demo bank, oldest first. */
  answers: number[];
  /** Answers calls to hosts other than this server; null: not handled. */
  outside: ((url: string, init: RequestInit | undefined) => Promise<Response> | null) | undefined;
  member(): Promise<MemberId>;
  cash(memberId: MemberId): Promise<bigint>;
  ask(memberId: MemberId, amount: bigint, channel?: string): ReturnType<typeof requestDeposit>;
  /** Sends a signed callback of the demo bank; `headers` overrides the signature's. */
  call(body: CallbackBody, headers?: Record<string, string>): ReturnType<typeof receiveCallback>;
  /** The same, with a body of any text. */
  callText(text: string, headers?: Record<string, string>): ReturnType<typeof receiveCallback>;
  /** Moves the clock and runs due jobs until none is left. */
  pass(seconds: number): Promise<void>;
};

const SECRET = Buffer.alloc(32, 7);
/** Above this an operator's act would need a second person. */
const MUCH = 25_000_00n;
export const RIGHT_PIN = '482915';

/**
 * The cashier with real rooms on a test database; calls of the demo bank are delivered directly.
 */
export function openTestCashier(): TestCashier {
  const t = {
    pushed: [],
    answers: [] as number[],
    proofs: 0,
    letters: [] as string[],
    tryVoucher: async () => async () => {},
  } as unknown as TestCashier;
  beforeAll(async () => {
    const clock = fakeClock();
    const random = seededRandom('cashier');
    const ids = createIds(clock, random);
    const bus = await createBus({ log: silentLog, random, connect: null });
    const database = await createTestDatabase();
    const db = createDb({ url: database.url, log: silentLog });
    const jobs = createJobs({ db, clock, log: silentLog, bus });
    const wallet = createWallet({ db, clock, ids, log: silentLog });
    const events = createEvents();
    const identity = registrar();
    const live = heardBy(t);
    const given = { clock, ids, live, jobs, ...ACTS, identity, events };
    const limits = createLimits({ ...given, ...wallet });
    const wagers = createWagers({ db, clock, wallet, limits, jobs, events });
    const turnover = createTurnover({ clock, jobs, events, wallet, wagers });
    t.stake = stakeBack({ ids, wagers });
    Object.assign(t, { clock, ids, db, database, jobs, wallet, limits });
    t.room = createCashier({
      messaging: { tell: async (_tx, letter) => void t.letters.push(letter.title.EN) },
      db,
      clock,
      ids,
      jobs,
      bus,
      wallet,
      limits,
      turnover,
      ...ACTS,
      identity,
      access: access(t),
      events,
      random,
      media: {
        draw: async (base64) => drawn(base64),
        drawProof: async (base64) => {
          t.proofs += 1;
          return drawn(base64);
        },
      },
      wagers,
      log: silentLog,
      live,
      mode: 'demo',
      demoBankSecret: SECRET,
      secrets: createSecrets({ masterKey: Buffer.alloc(32, 9), random }),
      selfUrl: () => 'http://127.0.0.1:3000',
      fetch: (url, init) => t.outside?.(String(url), init) ?? answerTo(t, init),
    });
    t.member = newMember({ db, ids, wallet, events });
  });
  afterAll(async () => {
    await t.db.close();
    await t.database.drop();
  });
  beforeEach(() => {
    t.pushed.length = 0;
    t.answers.length = 0;
    t.letters.length = 0;
  });
  return Object.assign(t, acts(t));
}

type Opening = { db: Db; ids: Ids; wallet: Wallet; events: Events };

/** A real-money account, as registration opens one. */
const newMember =
  ({ db, ids, wallet, events }: Opening): TestCashier['member'] =>
  () =>
    db.tx(async (tx) => {
      const memberId = ids.next<MemberId>();
      await wallet.openAccounts(tx, { memberId, asset: 'BDT' });
      await events.emit(tx, memberRegistered, memberId);
      return memberId;
    });

/** A stake that is paid back in full: turnover without a change of the balance. */
const stakeBack =
  ({ ids, wagers }: { ids: Ids; wagers: Wagers }): TestCashier['stake'] =>
  async (memberId, amount) => {
    await wagers.play({
      memberId,
      generation: 1,
      asset: 'BDT',
      wagerId: ids.next<WagerId>(),
      roundId: ids.next<RoundId>(),
      digest: Buffer.alloc(32),
      gameId: 'a',
      category: 'RNG',
      ruleVersion: 1,
      houseAccount: 'house:slots',
      stake: amount,
      payout: amount,
      rides: [],
    });
  };

const heardBy = (t: TestCashier): Cashier['live'] => ({
  toSession() {},
  toAll() {},
  toVisitor() {},
  toDesk() {},
  each() {},
  count: () => 0,
  toMember: (to, message) => void t.pushed.push({ to, message: { ...message } }),
});

/** Runs the act at once as its operator: no second operator is needed. */
const runAtOnce: Cashier['proposals']['act'] = (act) => async (tx, input, caller) => {
  await act.run(tx, input, caller);
  return { proposal: null };
};

/** What acts of operators need: nothing is written down, and none waits for a second person. */
const ACTS = {
  audit: { append: async () => {} },
  proposals: {
    act: runAtOnce,
    needsSecond: async (_tx: Tx, _code: string, amount: bigint) => amount > MUCH,
  },
};

const drawn = (base64: string) => ({
  hash: '',
  bytes: Buffer.from(base64, 'base64'),
  width: 1,
  height: 1,
});

type Acts = 'ask' | 'call' | 'callText' | 'cash' | 'pass';

const acts = (t: TestCashier): Pick<TestCashier, Acts> => ({
  ask: (memberId, amount, channel = 'demo-bank') =>
    t.db.tx((tx) => requestDeposit(t.room, tx, { memberId, amount, channel })),
  call: (body, headers = {}) => t.callText(JSON.stringify(body), headers),
  callText: (text, headers = {}) => {
    // Ids made in the same millisecond have no order; messages of a test need one.
    t.clock.advance(1);
    const signed = { ...sign(SECRET, text, t.clock.now()), ...headers };
    return receive(t, Buffer.from(text), signed);
  },
  cash: async (memberId) =>
    (await t.db.read((tx) => t.wallet.balance(tx, { memberId, asset: 'BDT' }))).cash,
  async pass(seconds) {
    t.clock.advance(seconds * 1000);
    while ((await t.jobs.runDue()) > 0);
  },
});

const receive = (t: TestCashier, body: Buffer, headers: Record<string, string>) =>
  t.db.tx((tx) => receiveCallback(t.room, tx, { channel: 'demo-bank', body, headers }));

/**
 * The part of the edge that the demo bank reaches: runs the use-case and turns a refusal into a
 * status.
 */
async function answerTo(t: TestCashier, init: RequestInit | undefined): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init?.headers).entries());
  const status = await receive(t, Buffer.from(init?.body as string), headers).then(
    () => 200,
    (err: unknown) => (err instanceof Refusal ? REFUSALS[err.code] : 500),
  );
  t.answers.push(status);
  return new Response('{}', { status });
}

const access = (t: TestCashier): Cashier['access'] => ({
  // Every place is settled here; proofs of place have tests of their own.
  provePlace: () => Promise.resolve(true),
  hasPaymentPassword: () => Promise.resolve(true),
  async checkPaymentPassword({ pin }) {
    if (pin !== RIGHT_PIN)
      throw refuse('identity.payment-password-wrong', { field: 'paymentPassword' });
  },
  tryVoucher: (memberId) => t.tryVoucher(memberId),
});

/** What limits and cashier call in identity. */
function registrar() {
  return {
    recordActivity: async () => {},
    member: (_tx: Tx, memberId: MemberId) =>
      Promise.resolve({ memberId, generation: 1, type: 0, registeredAt: new Date(0) }),
    payeeNames: () => Promise.resolve(new Map()),
    knowAgain: () => Promise.resolve(),
    usernames: (_tx: Tx, memberIds: readonly MemberId[]) =>
      Promise.resolve(new Map(memberIds.map((id) => [id, `m${id.slice(-6)}`]))),
  } as unknown as Identity;
}
