import type { Route } from '@nokshi/contract';
import type { z } from 'zod';
import { cheapHasher } from '../../../../../../tests/harness/cheap-hasher.ts';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase } from '../../../../../../tests/harness/database.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import { type CallServed, servedRoutes } from '../../../../../../tests/harness/served-routes.ts';
import { createAudit } from '../../../kernel/audit-chain.ts';
import { createBus } from '../../../kernel/bus.ts';
import type { Caller, KeptCookie, Serve } from '../../../kernel/caller.ts';
import { createDb, type Db, type Tx } from '../../../kernel/db.ts';
import { createEvents } from '../../../kernel/events.ts';
import { createIds, type Ids, type MemberId } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import { createSecrets } from '../../../kernel/secrets.ts';
import type { Jobs } from '../../../kernel/work.ts';
import type { Message } from '../../base/couriers/index.ts';
import type { Posted } from '../../base/wallet/index.ts';
import { createProposals } from '../../base/proposals/index.ts';
import { createSite, type Site } from '../../base/site/index.ts';
import { type AccessDeps, createAccess, type Hasher } from '../access/index.ts';
import { accessConsoleRoutes, accessRoutes } from '../access/routes.ts';
import type { TryKind, TryLimit } from '../access/rules/try-limits.ts';
import { createIdentity, type IdentityDeps } from '../identity/index.ts';
import { identityConsoleRoutes, identityRoutes } from '../identity/routes.ts';
import { createOperators } from './index.ts';
import { operatorsRoutes } from './routes.ts';

export const PASSWORD = 'karnaphuli-7';
export const NEW_PASSWORD = 'surma-valley-29';

/** A valid registration form. */
export const registration = (username: string) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agree: true,
});

type Refused = { code: string; facts: { field?: string; value?: Record<string, string> } };

/** The refusal as the edge would send it, without what differs between two requests. */
export async function refused(attempt: Promise<unknown>): Promise<Refused | null> {
  const err = await attempt.then(
    () => null,
    (reason: Refused) => reason,
  );
  return err && { code: err.code, facts: err.facts };
}
export const codeOf = async (attempt: Promise<unknown>) => (await refused(attempt))?.code ?? 'none';

/** What the live sockets got, newest last. */
export type Told = { to: string; message: Readonly<Record<string, unknown>> };

type Options = {
  fetch?: typeof globalThis.fetch;
  limits?: Partial<Record<TryKind, TryLimit>>;
};

function openPeople(given: IdentityDeps & Omit<AccessDeps, 'identity'>) {
  const identity = createIdentity(given);
  const access = createAccess({ ...given, identity });
  return { identity, access, operators: createOperators({ ...given, identity, access }) };
}
type People = ReturnType<typeof openPeople>;

function servePeople({ identity, access, operators }: People, serve: Serve): void {
  identityRoutes(identity, serve);
  identityConsoleRoutes(identity, serve);
  accessRoutes(access, serve);
  accessConsoleRoutes(access, serve);
  operatorsRoutes(operators, serve);
}

/**
 * For tests of the people wing: its real rooms on a real database, called as the edge calls them.
 */
export async function openTestRoom(options: Options = {}) {
  const database = await createTestDatabase();
  const clock = fakeClock(MORNING);
  const random = seededRandom('identity');
  const db = createDb({ url: database.url, log: silentLog, connections: 8 });
  const told: Told[] = [];
  const bus = await createBus({ log: silentLog, random, connect: null });
  const live = hearing(told);
  const work = waitingJobs(db);
  const ids = createIds(clock, random);
  const own = { audit: createAudit({ clock }), ids, jobs: work.jobs, events: createEvents() };
  const kernel = { db, clock, random, log: silentLog, bus, live, ...own };
  const proposals = createProposals({ ...kernel, brandId: 'nokshi' });
  const secrets = createSecrets({ masterKey: Buffer.alloc(32, 7), random });
  const site = createSite({ ...kernel, proposals, secrets, config: CONFIG });
  await db.tx((tx) => site.seed(tx));
  await site.start();
  const { hasher, hashes } = countingHasher(cheapHasher(random));
  const opened: string[] = [];
  const outbox: Message[] = [];
  const closed: string[] = [];
  const rich = new Set<string>();
  const given = {
    ...kernel,
    proposals,
    secrets,
    hasher,
    config: CONFIG,
    // Codes are requested often here; the challenge before them has tests of its own.
    site: easyCodes(site),
    couriers: { send: async (_tx: Tx, message: Message) => void outbox.push(message) as never },
    wallet: fakeWallet(ids, { opened, closed, rich }),
    fetch: options.fetch ?? noLine,
    ...(options.limits && { tryLimits: options.limits }),
  };
  const rooms = openPeople(given);
  const call = servedRoutes(db, (serve) => servePeople(rooms, serve));
  let stories = 0;
  return {
    ...rooms,
    site,
    db,
    clock,
    told,
    hashes,
    opened,
    /** What the couriers got, newest last. */
    outbox,
    runJobs: work.run,
    closed,
    /** Members whose accounts hold money. */
    rich,
    database,
    /** A second server on the same database and bus. */
    anotherServer: () => openPeople({ ...given, events: createEvents() }),
    /** Before each test of a file: back to the morning, with a new username and address. */
    begin() {
      clock.set(MORNING);
      for (const list of [told, hashes, opened, closed, outbox]) list.length = 0;
      stories++;
      return `rahim${stories}`;
    },
    /** A browser: it keeps its cookies and has one address. */
    browser: (ip = `203.0.113.${stories}`, guest = `guest of ${ip}`) =>
      openBrowser({ rooms, call, ip, guest }),
    async close() {
      await db.close();
      await database.drop();
    },
  };
}

const easyCodes = (site: Site): Site => {
  const challenge = () => ({ ...site.challenge(), codes: 'none' as const });
  return Object.assign(Object.create(site) as Site, { challenge });
};

const noLine = () => Promise.reject(new Error('no line out of this test'));

const hearing = (told: Told[]) => ({
  toMember: (to: string, message: object) => void told.push({ to, message: { ...message } }),
  toSession: (to: string, message: object) => void told.push({ to, message: { ...message } }),
  toAll: (message: object) => void told.push({ to: 'all', message: { ...message } }),
  toVisitor: () => {},
  toDesk: () => {},
  each: () => {},
  count: () => 0,
});

/** Accounts that only record calls, and hold money where a test says so. */
const fakeWallet = (
  ids: Ids,
  books: { opened: string[]; closed: string[]; rich: ReadonlySet<string> },
) => ({
  newMemberId: () => ids.next<MemberId>(),
  transfer: async () => ({}) as Posted,
  openAccounts: async (_tx: unknown, { memberId }: { memberId: string }) =>
    void books.opened.push(memberId),
  closeAccounts: async (_tx: unknown, { memberId }: { memberId: string }) =>
    void books.closed.push(memberId),
  balance: async (_tx: unknown, { memberId }: { memberId: string }) => ({
    cash: books.rich.has(memberId) ? 100n : 0n,
    held: 0n,
    bonus: 0n,
    version: 0n,
  }),
});

const CONFIG = {
  brandId: 'nokshi',
  mode: 'demo' as const,
  countryFile: '/nonexistent.mmdb',
  publicOrigin: 'http://localhost:3000',
};
const MORNING = '2026-03-01T06:00:00.000Z';

export type TestRoom = Awaited<ReturnType<typeof openTestRoom>>;
export type Browser = ReturnType<typeof openBrowser>;

/** Jobs that wait until the test runs them. */
function waitingJobs(db: Db) {
  type Queued = { name: string; payload: Readonly<Record<string, unknown>> };
  const works = new Map<string, (tx: Tx, payload: Record<string, unknown>) => Promise<void>>();
  const queued: Queued[] = [];
  const jobs: Jobs = {
    enqueue: async (_tx, job) => void queued.push(job),
    register: (name, work) => void works.set(name, work),
    registerOutside: () => {},
    schedule: () => {},
  };
  return {
    jobs,
    async run() {
      for (const { name, payload } of queued.splice(0))
        await db.tx(async (tx) => works.get(name)?.(tx, { ...payload }));
    },
  };
}

/** The hash work that was done, in words. */
function countingHasher(inner: Hasher): { hasher: Hasher; hashes: string[] } {
  const hashes: string[] = [];
  return {
    hashes,
    hasher: {
      nobody: inner.nobody,
      hash(password, who) {
        hashes.push('hash');
        return inner.hash(password, who);
      },
      verify(known, password, who) {
        hashes.push('verify');
        return inner.verify(known, password, who);
      },
    },
  };
}

function openBrowser(from: { rooms: People; call: CallServed; ip: string; guest: string }) {
  const { rooms, ip, guest } = from;
  const cookies: { session: string | null } & Partial<Record<KeptCookie, string | null>> = {
    session: null,
  };
  const caller = async (): Promise<Caller> => {
    const secret = cookies.session ?? '';
    return {
      requestId: 'r',
      ip,
      country: 'BD',
      language: 'BN',
      device: 'Test browser',
      session: await rooms.identity.sessions.player(secret),
      operator: await rooms.operators.session(secret),
      launch: null,
      key: null,
      signed: null,
      gone: () => new AbortController().signal,
      guest: () => guest,
      setSession(given) {
        cookies.session = given;
      },
      kept: (name) => cookies[name] ?? null,
      keep(name, value) {
        cookies[name] = value;
      },
    };
  };
  return {
    cookies,
    guest,
    caller,
    /** Calls a route as the edge does: input and answer go through the contract. */
    async call<I extends z.ZodType, O extends z.ZodType>(
      route: Route<I, O>,
      input: z.input<I>,
    ): Promise<z.output<O>> {
      return from.call(await caller(), route, input);
    },
  };
}
