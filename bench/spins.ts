import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { playerRoutes } from '@nokshi/contract';
import type { House } from '../apps/server/src/house.ts';
import { openEmptyRoutes } from './empty-routes.ts';
import { openBenchHouse } from './house.ts';
import { analyze } from './ledger/database.ts';
import { between, spent } from './ledger/cost.ts';
import {
  EMPTY_OF_MANY,
  median,
  reportSpins,
  saySeen,
  type Seen,
  SPINS_OF_MANY,
} from './spin-report.ts';
import { openSender, type Sender } from './sender.ts';
import { launchMembers } from './spin-members.ts';

/** As many at once as the ledger's own bench has in flight. */
const MEMBERS = 512;
const MANY = 2_048;
/** Many and short: a small machine's speed changes by a third from one second to another. */
const ROUNDS = 11;
const SECONDS = { warmSeconds: 0.7, seconds: 1.5 } as const;
const BODY = JSON.stringify({ stake: '2.00' });
const SPIN = playerRoutes.slots.spin.path;

/** One way to answer the spin's call, and what is put back after it. */
type Way = { readonly port: number; readonly members?: number; readonly open?: () => () => void };

/**
 * Promise S5. Spins a second over HTTP: session checked, outcome computed, limits asked, stake and
 * win posted, wager and round stored, all durable before the answer. Beside it, taking turns on the
 * same machine: an empty route of the house's own HTTP server (its hooks and headers, no session,
 * no input) and of a bare Fastify, both answering the same JSON; the spin route with the round
 * taken out; and the same spin with a transaction of its own for each.
 */
export async function benchSpins() {
  const opened = await openBenchHouse({ spinIntervalMs: 0 });
  const { house, origin } = opened;
  const port = Number(new URL(origin).port);
  const sender = openSender();
  try {
    const tokens = await launchMembers(house, MANY);
    await load({ house, sender }, { port, tokens });
    await analyze(opened.ownerUrl);
    const json = await oneSpin(origin, tokens[0] ?? '');
    const empty = await openEmptyRoutes(house, { origin, path: SPIN, json });
    const ways = waysOf(house, { port, empty: empty.ports, round: json.value });
    const rounds = new Map<string, Seen[]>();
    for (let nth = 0; nth < ROUNDS; nth += 1)
      for (const [name, way] of Object.entries(ways)) {
        const putBack = way.open?.();
        const asking = tokens.slice(0, way.members ?? MEMBERS);
        const seen = await load({ house, sender }, { port: way.port, tokens: asking });
        putBack?.();
        rounds.set(name, [...(rounds.get(name) ?? []), seen]);
      }
    await empty.close();
    console.log(
      `medians of ${ROUNDS} rounds of ${SECONDS.seconds} s, ${MEMBERS} or ${MANY} at once`,
    );
    for (const [name, seen] of rounds) saySeen(name, seen);
    return { id: 'S5', seen: medians(rounds), promises: reportSpins(rounds) };
  } finally {
    await sender.close();
    await opened.close();
  }
}

function waysOf(
  house: House,
  at: { port: number; empty: { house: number; bare: number }; round: unknown },
): Readonly<Record<string, Way>> {
  const { port, empty } = at;
  const { db, wallet, slots } = house;
  return {
    spins: { port },
    'empty route of the house': { port: empty.house },
    [SPINS_OF_MANY]: { port, members: MANY },
    [EMPTY_OF_MANY]: { port: empty.house, members: MANY },
    'empty route of bare Fastify': { port: empty.bare },
    'spin route without a round': {
      port,
      open: () => swap(slots.turns, 'run', async () => at.round as never),
    },
    'one transaction a bet': {
      port,
      open: () => swap(wallet, 'post', (posting) => db.tx((tx) => wallet.transfer(tx, posting))),
    },
  };
}

/** The answer of a spin, which the empty routes give as well. */
async function oneSpin(origin: string, token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const answer = await fetch(`${origin}${SPIN}`, { method: 'POST', headers, body: BODY });
  if (answer.status !== 200) throw new Error(`a spin was refused: ${await answer.text()}`);
  return (await answer.json()) as { value: unknown };
}

/** Another way to do one thing of a room, until it is put back. */
function swap<T extends object, K extends keyof T>(room: T, verb: K, other: T[K]): () => void {
  const first = room[verb];
  room[verb] = other;
  return () => {
    room[verb] = first;
  };
}

async function load(
  by: { house: House; sender: Sender },
  at: { port: number; tokens: string[] },
): Promise<Seen> {
  const { pool } = by.house.db;
  const before = await spent(pool);
  const asked = await by.sender.ask({ ...at, ...SECONDS, path: SPIN, body: BODY });
  const { node: cpu, server } = between(before, await spent(pool), asked.sent);
  return { ...asked, cpu, server, load: loadavg()[0] ?? 0 };
}

const medians = (rounds: ReadonlyMap<string, Seen[]>) =>
  Object.fromEntries(
    [...rounds].map(([name, seen]) => [
      name,
      { rate: median(seen, 'rate'), cpu: median(seen, 'cpu') },
    ]),
  );
