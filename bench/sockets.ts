import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { House } from '../apps/server/src/house.ts';
import { openBenchHouse } from './house.ts';
import { median } from './median.ts';
import { openSocketHolder, type SocketHolder } from './socket-holder.ts';
import { openMember } from './spin-members.ts';

const SOCKETS = 10_000;
/** Of them; the rest are visitors. */
const MEMBERS = 1_000;
const PUSH_SECONDS = 5;
const PUSHES_A_SECOND = 200;
const ROUNDS = 7;
const KIB = 1_024;

/** In KiB and milliseconds. */
const PROMISED = {
  'memory of a socket, KiB': 10,
  'balance push p99, ms': 100,
  'broadcast to all, ms': 1_000,
  'topic change to all, ms': 1_000,
} as const;
type Figures = Record<keyof typeof PROMISED, number>;

/**
 * Promise S8. Ten thousand live sockets of one server, a tenth of them members, all following a
 * topic: what memory each takes, how long a balance takes to its member while others are pushed,
 * and how long a broadcast and a change of the topic take until the last socket has them. The other
 * ends are in a process of their own on the same machine, so its work is in the times.
 */
export async function benchSockets() {
  const { house, origin, close } = await openBenchHouse();
  const holder = openSocketHolder();
  try {
    const members = await openMembers(house);
    const cookies = members.map(({ secret }) => `nokshi_player=${secret}`);
    const at = { port: Number(new URL(origin).port), origin, cookies };
    let version = 1;
    house.live.topics.serve('bench', async () => ({ version, state: { issue: '20261127-001' } }));

    await fillYoung();
    const before = memory();
    await holder.open({ ...at, count: SOCKETS });
    await sleep(1_000);
    const opened = memory();
    const followed = await follow(holder);
    await sleep(1_000);
    const following = memory();
    const each = (from: Memory, to: Memory, what: keyof Memory) =>
      Math.round(((to[what] - from[what]) / SOCKETS / KIB) * 100) / 100;
    const say = (name: string, to: Memory) =>
      console.log(
        `${name}: ${each(before, to, 'resident')} KiB each of the process, ` +
          `${each(before, to, 'objects')} KiB each of objects`,
      );
    say(`${SOCKETS} sockets open`, opened);
    say('all following a topic', following);
    console.log(`states of the topic to all who subscribe at once: ${followed} ms`);

    const pushes = await pushBalances(house, holder, members);
    console.log(`${pushes.count} balances: p50 ${pushes.p50} ms, p99 ${pushes.p99} ms`);
    console.log('of a broadcast:');
    const broadcasts = await repeat(async () => {
      const from = now();
      const until = await holder.untilHeard('"type":"catalogue"', () =>
        house.live.toAll({ type: 'catalogue' }),
      );
      return until - from;
    });
    console.log('of a change of the topic:');
    const changes = await repeat(async () => {
      const from = now();
      const until = await holder.untilHeard(`"version":${version + 1},`, () => {
        const change = { numbers: [3, 7, 1, 9, version] };
        house.live.topics.tell('bench:now', { from: version, version: version + 1, change });
        version += 1;
      });
      return until - from;
    });
    const figures: Figures = {
      // Memory that the start of the house gave back is used first, so the process grows by less.
      'memory of a socket, KiB': Math.max(
        each(before, following, 'resident'),
        each(before, following, 'objects'),
      ),
      'balance push p99, ms': pushes.p99,
      'broadcast to all, ms': broadcasts,
      'topic change to all, ms': changes,
    };
    return { id: 'S8', promises: report(figures) };
  } finally {
    await holder.close();
    await close();
  }
}

type Members = readonly { readonly memberId: string; readonly secret: string }[];

async function openMembers(house: House): Promise<Members> {
  const members = [];
  for (let i = 0; i < MEMBERS; i += 1) {
    const { session, secret } = await openMember(house, i);
    members.push({ memberId: session.memberId, secret });
  }
  return members;
}

/** How long until every socket has the state, when all ask at once. */
async function follow(holder: SocketHolder): Promise<number> {
  const word = JSON.stringify({ type: 'subscribe', topic: 'bench:now' });
  const from = now();
  const until = await holder.untilHeard('"state":', () => holder.say(word));
  return Math.round(until - from);
}

async function pushBalances(house: House, holder: SocketHolder, members: Members) {
  for (let sent = 0; sent < PUSH_SECONDS * PUSHES_A_SECOND; sent += 1) {
    const { memberId } = members[(sent * 37) % members.length] ?? { memberId: '' };
    const version = String(Math.round(now() * 1_000));
    house.live.toMember(memberId, { type: 'balance', sumBalance: '100.00', version });
    await sleep(1_000 / PUSHES_A_SECOND);
  }
  await sleep(500);
  return holder.balances();
}

/** The median of some rounds, each until the last socket. */
async function repeat(round: () => Promise<number>): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    took.push(Math.round(await round()));
    await sleep(500);
  }
  console.log(`rounds, ms: ${took.join(' ')}`);
  return median(took);
}

function report(figures: Figures) {
  return Object.entries(PROMISED).map(([what, promised]) => {
    const found = figures[what as keyof Figures];
    const held = found <= promised;
    console.log(
      `S8 ${what.padEnd(24)} ${String(found).padStart(8)}  promised <= ${promised}  ${held ? 'held' : 'NOT held'}`,
    );
    return { id: 'S8', what, found, promised, held };
  });
}

const now = () => performance.timeOrigin + performance.now();

type Memory = { readonly resident: number; readonly objects: number };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memory(): Memory {
  collect();
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, objects: heapUsed + external };
}

/** The young generation grows with the first work and stays: that is no socket's. */
async function fillYoung(): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    const held: object[] = [];
    for (let n = 0; n < 200_000; n += 1) held.push({ n });
    await sleep(0);
  }
}
