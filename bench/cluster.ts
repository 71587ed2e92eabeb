import { setTimeout as sleep } from 'node:timers/promises';
import { playerRoutes } from '@nokshi/contract';
import { installedNats } from '../scripts/lib/outside-nats.mjs';
import { type Carrier, type Cluster, startCluster } from '../tests/house/cluster/cluster.ts';
import type { ClusterServer } from '../tests/house/cluster/cluster-server.ts';
import { type Member, newMember } from '../tests/house/cluster/members.ts';
import { hearLive } from '../tests/harness/hear-live.ts';
import { type Asked, openSender, type Sender } from './sender.ts';

const SERVERS = 3;
const MEMBERS = 96;
const TIMES = { warmSeconds: 2, seconds: 6 } as const;
const PUSHES = 100;

/**
 * Spins a second over HTTP with the load on one, two and three of three servers that share one
 * outside PostgreSQL, and how long after the answer at one server the balance is pushed at another,
 * over LISTEN/NOTIFY and over NATS. Nothing is promised: all of it shares the cores of one machine,
 * so the figure to look at is that more servers do not take away what one does.
 */
export async function benchCluster() {
  const carriers: Carrier[] = installedNats() ? ['LISTEN/NOTIFY', 'NATS'] : ['LISTEN/NOTIFY'];
  const result: Record<string, unknown> = {};
  for (const carrier of carriers) {
    const cluster = await startCluster(SERVERS, carrier);
    try {
      const pushes = await measurePushes(cluster);
      console.log(
        `push over ${carrier}: p50 ${pushes.p50} ms, p99 ${pushes.p99} ms after the answer`,
      );
      result[carrier] = { pushes, spins: await measureSpins(cluster, carrier) };
    } finally {
      await cluster.close();
    }
  }
  return result;
}

async function measureSpins(cluster: Cluster, carrier: Carrier) {
  const [home] = cluster.servers as [ClusterServer];
  const members: Member[] = [];
  while (members.length < MEMBERS) members.push(await newMember(cluster, home));
  const senders = cluster.servers.map(openSender);
  const rates: number[] = [];
  for (let count = 1; count <= SERVERS; count += 1) {
    const share = (at: number) => members.filter((_, nth) => nth % count === at);
    const seen = await Promise.all(
      senders
        .slice(0, count)
        .map((sender, at) => load(sender, cluster.servers[at] as ClusterServer, share(at))),
    );
    const rate = seen.reduce((all, one) => all + one.rate, 0);
    const p50 = Math.max(...seen.map((one) => one.p50));
    const p99 = Math.max(...seen.map((one) => one.p99));
    rates.push(rate);
    console.log(
      `${count} of ${SERVERS} servers over ${carrier}: ${rate}/s, p50 ${p50}, p99 ${p99} ms`,
    );
  }
  await Promise.all(senders.map((sender) => sender.close()));
  return rates;
}

function load(sender: Sender, server: ClusterServer, members: readonly Member[]): Promise<Asked> {
  const tokens = members.map(({ launchToken }) => launchToken);
  const { path } = playerRoutes.slots.spin;
  const body = JSON.stringify({ stake: '0.20' });
  const port = Number(new URL(server.address).port);
  return sender.ask({ port, tokens, ...TIMES, path, body });
}

async function measurePushes(cluster: Cluster) {
  const [here, there] = cluster.servers as [ClusterServer, ClusterServer];
  const member = await newMember(cluster, here);
  const page = await hearLive(cluster.origin, member.cookie, there);
  const waits: number[] = [];
  while (waits.length < PUSHES) {
    const { answer } = await member.spin(here);
    const answered = performance.now();
    if (!answer.success) throw new Error(answer.code);
    const { version } = answer.value;
    const isThis = (said: object) => 'version' in said && said.version === version;
    while (!page.heard.some(isThis)) await sleep(1);
    waits.push(performance.now() - answered);
  }
  page.close();
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round((waits[Math.floor(PUSHES * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}
