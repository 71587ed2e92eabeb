import { spawn } from 'node:child_process';
import type { Server } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { playerRoutes } from '@nokshi/contract';
import Fastify from 'fastify';
import { openBenchHouse } from './house.ts';
import { launchMembers } from './spin-members.ts';

/** Promise S5, against an empty route and against one transaction a bet. */
const PROMISED = { empty: 0.5, single: 6 } as const;
const MEMBERS = 384;
const SECONDS = { warmSeconds: 3, seconds: 8 } as const;
const BODY = JSON.stringify({ stake: '2.00' });
const SPIN = playerRoutes.slots.spin.path;

type Seen = { rate: number; p50: number; p99: number; refused: Record<string, number> };

/**
 * Spins a second over HTTP: session checked, outcome computed, limits asked, stake and win posted,
 * wager and round stored, all durable before the answer. Beside it, on the same machine in the
 * same minute: a bare route of the same HTTP server that answers the same JSON; the spin route
 * itself with the round taken out; and the same spin with a transaction of its own for each.
 */
export async function benchSpins() {
  const opened = await openBenchHouse({ spinIntervalMs: 0 });
  const { house } = opened;
  const port = Number(new URL(opened.origin).port);
  const empty = Fastify();
  try {
    const tokens = await launchMembers(house, MEMBERS);
    const measure = (name: string, at = port) => load(name, { port: at, tokens });
    const spins = await measure('spins');
    const [answer] = house.slots.answered.values();
    if (!answer) throw new Error('no spin was answered');

    empty.post(SPIN, () => ({ success: true, value: answer.round }));
    await empty.listen({ port: 0, host: '127.0.0.1' });
    const bare = await measure('empty route', portOf(empty.server.address()));

    const taken = swap(house.slots.turns, 'run', async () => answer.round as never);
    const edge = await measure('spin route without a round');
    taken.putBack();

    const { db, wallet } = house;
    const one = swap(wallet, 'post', (posting) => db.tx((tx) => wallet.transfer(tx, posting)));
    const single = await measure('one transaction a bet');
    one.putBack();

    return report({ spins, bare, edge, single });
  } finally {
    await empty.close();
    await opened.close();
  }
}

const portOf = (at: ReturnType<Server['address']>) => (typeof at === 'object' ? at?.port : 0);

/** Another way to do one thing of a room, until it is put back. */
function swap<T extends object, K extends keyof T>(room: T, verb: K, other: T[K]) {
  const first = room[verb];
  room[verb] = other;
  return {
    putBack() {
      room[verb] = first;
    },
  };
}

async function load(name: string, at: { port: number; tokens: string[] }): Promise<Seen> {
  const child = spawn(process.execPath, [resolve('bench/spin-load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ ...at, ...SECONDS, path: SPIN, body: BODY }));
  const seen = JSON.parse(await text(child.stdout)) as Seen;
  const refused = Object.keys(seen.refused).length
    ? `, refused ${JSON.stringify(seen.refused)}`
    : '';
  console.log(`S5 ${name}: ${seen.rate}/s, p50 ${seen.p50} ms, p99 ${seen.p99} ms${refused}`);
  return seen;
}

function report(all: { spins: Seen; bare: Seen; edge: Seen; single: Seen }) {
  const { spins, bare, edge, single } = all;
  const times = (other: Seen) => Math.round((spins.rate / other.rate) * 100) / 100;
  const ratios = { empty: times(bare), withoutRound: times(edge), single: times(single) };
  const judge = (found: number, least: number) => (found >= least ? 'held' : 'NOT held');
  console.log(
    `S5 ${ratios.empty}x the empty route, promised >= ${PROMISED.empty}x: ` +
      judge(ratios.empty, PROMISED.empty),
  );
  console.log(`S5 ${ratios.withoutRound}x the spin route without a round`);
  console.log(
    `S5 ${ratios.single}x one transaction a bet, promised >= ${PROMISED.single}x: ` +
      judge(ratios.single, PROMISED.single),
  );
  return { id: 'S5', ...all, ratios, promised: PROMISED };
}
