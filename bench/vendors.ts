import { randomBytes, randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import type { House } from '../apps/server/src/house.ts';
import { sealToken } from '../apps/server/src/modules/games/vendors/vendor-token.ts';
import { walletClient } from '../reference-vendor/src/wallet-client.ts';
import { openBenchHouse } from './house.ts';
import { between, spent } from './ledger/cost.ts';
import { median } from './median.ts';
import { launchMembers } from './spin-members.ts';

const MEMBERS = 32;
const ROUNDS = 3;
const SECONDS = 3;
const GAME = 'bench-wheel';

type Way = (member: number) => Promise<void>;
type Seen = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of PostgreSQL's processor for each. */
  readonly server: number;
};

/**
 * A bet over the seamless wallet beside a spin of the house, in turns on one server and with the
 * same client in this process: signature, token, limits, stake and transaction, durable before the
 * answer. `bet and win` is what a spin is: stake and win in one commit. Reported beside S5.
 */
export async function benchVendors() {
  const opened = await openBenchHouse({ spinIntervalMs: 0 });
  const { house, origin } = opened;
  try {
    const launches = await launchMembers(house, MEMBERS);
    const { keys, tokens } = await knownVendor(house, launches);
    const wallet = walletClient(origin, keys);
    const bet = (path: string, more: object) => async (member: number) => {
      const ids = { transactionId: randomUUID(), roundId: randomUUID() };
      const money = { gameId: GAME, amount: '2.00', currency: 'BDT', ...more };
      const heard = await wallet.call(path, { token: tokens[member], ...ids, ...money });
      if (heard.value?.['status'] !== 'OK') throw new Error(JSON.stringify(heard));
    };
    const ways: Readonly<Record<string, Way>> = {
      spin: (member) => spin(origin, launches[member] ?? ''),
      bet: bet('/vendor/v1/bet', {}),
      'bet and win': bet('/vendor/v1/bet-and-win', { win: '1.00' }),
      balance: async (member) =>
        void (await wallet.call('/vendor/v1/balance', { token: tokens[member] })),
    };
    const seen = new Map<string, Seen[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, way] of Object.entries(ways))
        for (const atOnce of [1, MEMBERS]) {
          const key = `${name}, ${atOnce} at once`;
          seen.set(key, [...(seen.get(key) ?? []), await measure(house, way, atOnce)]);
        }
    const report = [...seen].map(([name, rounds]) => ({
      name,
      perSecond: Math.round(median(rounds.map((one) => one.perSecond))),
      p50: median(rounds.map((one) => one.p50)),
      p99: median(rounds.map((one) => one.p99)),
      server: median(rounds.map((one) => one.server)),
    }));
    for (const { name, perSecond, p50, p99, server } of report)
      console.log(
        `${name}: ${perSecond}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
          `${server} us PostgreSQL`,
      );
    return report;
  } finally {
    await opened.close();
  }
}

async function measure({ db }: House, way: Way, atOnce: number): Promise<Seen> {
  const took: number[] = [];
  const before = await spent(db.pool);
  const began = performance.now();
  const one = async (member: number) => {
    while (performance.now() - began < SECONDS * 1_000) {
      const start = performance.now();
      await way(member);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, member) => one(member)));
  const { server } = between(before, await spent(db.pool), took.length);
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { perSecond: took.length / SECONDS, p50: at(0.5), p99: at(0.99), server };
}

async function spin(origin: string, token: string): Promise<void> {
  const answer = await fetch(`${origin}${playerRoutes.slots.spin.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ stake: '2.00' }),
  });
  const { success } = (await answer.json()) as { success: boolean };
  if (!success) throw new Error('a spin was refused');
}

/** A vendor with one game, and for each member a token as a launch seals it. */
async function knownVendor({ db, vendors, catalogue, identity }: House, launches: string[]) {
  const keys = { vendor: 'BENCH', scheme: 'HMAC-SHA256', key: randomBytes(32) } as const;
  const name = { EN: 'Bench', BN: 'বেঞ্চ' };
  const game = {
    gameId: GAME,
    vendor: keys.vendor,
    category: 'RNG',
    nodeId: GAME,
    gameGroupCode: 'RNG',
    menus: ['RNG'],
    classify: [],
    name,
    description: name,
    minBet: 1n,
    rtp: '95.00',
    hitRate: '50.00',
    volatility: 'low',
    maxWin: '5',
    position: 1,
    isHot: false,
  } as const;
  await db.tx((tx) =>
    vendors.register(tx, {
      vendor: { vendor: keys.vendor, name, logo: '/art/x.svg', position: 1, isHot: false },
      games: [game],
      scheme: keys.scheme,
      key: keys.key,
      hosts: [{ url: 'http://localhost:3002/', place: 1 }],
      points: {},
    }),
  );
  await vendors.start();
  await catalogue.start();
  const tokens = await Promise.all(
    launches.map(async (launch) => {
      const opened = await identity.sessions.launch(launch);
      if (!opened) throw new Error('a launch token opens nothing');
      const { memberId, type } = opened.session;
      return sealToken(vendors.room.secrets, keys.vendor, {
        memberId,
        type,
        gameId: GAME,
        launchToken: identity.issueLaunch(opened.session, GAME),
        expiresAt: new Date(Date.now() + 3_600_000),
        seen: { ip: '127.0.0.1', device: 'bench' },
      });
    }),
  );
  return { keys, tokens };
}
