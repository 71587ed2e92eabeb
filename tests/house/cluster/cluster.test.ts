import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installedNats } from '../../../scripts/lib/outside-nats.mjs';
import { full } from '../../harness/extent.ts';
import { hearLive } from '../../harness/hear-live.ts';
import { type Carrier, type Cluster, startCluster } from './cluster.ts';
import type { ClusterServer } from './cluster-server.ts';
import { type Load, startLoad } from './load.ts';
import { deposit, endFromElsewhere, type Member, newMember } from './members.ts';

const SERVERS = full ? 3 : 2;
const PLAYERS = full ? 12 : 3;
const KILLS = full ? 5 : 1;
const TICKS = full ? 6 : 3;
const ROUNDS = full ? 60 : 12;

const hasNats = installedNats() !== null;
if (!hasNats) console.log('nats-server is not installed: servers meet over LISTEN/NOTIFY only');

const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

for (const carrier of ['LISTEN/NOTIFY', 'NATS'] satisfies Carrier[]) {
  describe.skipIf(carrier === 'NATS' && !hasNats)(`${SERVERS} servers over ${carrier}`, () => {
    let cluster: Cluster;
    let here: ClusterServer;
    let there: ClusterServer;
    let load: Load;

    beforeAll(async () => {
      cluster = await startCluster(SERVERS, carrier);
      [here, there] = cluster.servers as [ClusterServer, ClusterServer];
      load = await startLoad(cluster, PLAYERS);
    }, 120_000);
    afterAll(async () => {
      await load?.rest().catch(() => {});
      await cluster?.close();
    }, 60_000);

    const moreRounds = (count: number) => {
      const wanted = load.acknowledged() + count;
      return expect
        .poll(() => load.acknowledged() >= wanted, { timeout: 60_000, interval: 20 })
        .toBe(true);
    };
    /** Until the answer is that, and how long it took. */
    const refusedWith = async (code: string, ask: () => Promise<string>): Promise<number> => {
      const from = performance.now();
      await expect.poll(ask, { timeout: 20_000, interval: 10 }).toBe(code);
      return performance.now() - from;
    };
    const balanceOf = (member: Member, server: ClusterServer) =>
      member.at(server).send(playerRoutes.wallet.balance, {}).then(codeOf);

    test('take one member’s stakes and deposits side by side, each once', async () => {
      const member = await newMember(cluster, here);
      const keys = Array.from({ length: 10 }, () => randomUUID());
      const answers = await Promise.all(
        keys.flatMap((key) => cluster.servers.map((server) => member.spin(server, key))),
      );
      const rounds = answers.flatMap(({ answer }) =>
        answer.success ? [answer.value.roundId] : [],
      );
      expect(new Set(rounds).size).toBeLessThanOrEqual(keys.length);
      for (const { answer } of answers)
        if (!answer.success) expect(answer.code).toMatch(/^edge\.busy$/);
      const key = randomUUID();
      const paid = await Promise.all(
        cluster.servers.map((server) => deposit(member.at(server), key)),
      );
      expect(new Set(paid.map(({ id }) => id)).size).toBe(1);
    });

    test('push a balance to whichever server the member’s page is connected to', async () => {
      const member = await newMember(cluster, here);
      const page = await hearLive(cluster.origin, member.cookie, there);
      const { answer } = await member.spin(here);
      if (!answer.success) throw new Error(answer.code);
      const { balance: sumBalance, version } = answer.value;
      await expect
        .poll(() => page.heard, { timeout: 5_000 })
        .toContainEqual({ type: 'balance', sumBalance, version });
      page.close();
    });

    // A busy machine may be late once.
    test('believe no session that ended on another, within a second', { retry: 2 }, async () => {
      const member = await newMember(cluster, here);
      for (const server of cluster.servers) expect(await balanceOf(member, server)).toBe('ok');
      const page = await hearLive(cluster.origin, member.cookie, here);
      await endFromElsewhere(cluster, there, member);
      const took = await refusedWith('edge.session-ended', () => balanceOf(member, here));
      expect(took).toBeLessThan(1_000);
      expect(codeOf(await member.spin(here))).toBe('edge.launch-ended');
      await expect.poll(() => page.heard).toContainEqual({ type: 'session-ended' });
    });

    test('take no stake of a member from the moment another was told of the exclusion', async () => {
      const member = await newMember(cluster, here);
      expect(codeOf(await member.spin(there))).toBe('ok');
      const spinning = Promise.all(Array.from({ length: 20 }, () => member.spin(there)));
      await member.at(here).call(playerRoutes.limits.excludeSelf, { months: 6 });
      // What is sent from now on; nothing has to reach the other server first.
      expect(codeOf(await member.spin(there))).toMatch(/^(limits\.self-excluded|edge\.session)/);
      await spinning;
      expect(await deposit(member.at(there), randomUUID()).catch(String)).toMatch(/Error/);
    });

    test('run each tick of a schedule once, on one server or another', async () => {
      const counted = `select job, count(*)::int as ran, count(distinct tick)::int as ticks,
        count(distinct server)::int as servers from cluster_run group by job order by job`;
      const enough = async () => (await cluster.pool.query(counted)).rows;
      await expect
        .poll(async () => (await enough()).every(({ ticks }) => ticks >= TICKS), {
          timeout: 20_000,
        })
        .toBe(true);
      const rows = await enough();
      expect(rows.map(({ job }) => job)).toEqual(['cluster.inside', 'cluster.outside']);
      for (const { ran, ticks } of rows) expect(ran).toBe(ticks);
      // All schedules of the product, as their keys say: no tick twice, none tried again.
      const { rows: again } = await cluster.pool.query(
        'select name, key, attempts from kernel_job where attempts > 1 or dead_at is not null',
      );
      expect(again).toEqual([]);
    });

    test.runIf(carrier === 'NATS')('need no message for any of it', async () => {
      const member = await newMember(cluster, here);
      const other = await newMember(cluster, here);
      for (const server of cluster.servers) expect(await balanceOf(member, server)).toBe('ok');
      await cluster.killCarrier();
      await moreRounds(20);
      await endFromElsewhere(cluster, there, member);
      await other.at(here).call(playerRoutes.limits.excludeSelf, { months: 6 });
      expect(codeOf(await other.spin(there))).toMatch(/^(limits\.self-excluded|edge\.session)/);
      await refusedWith('edge.session-ended', () => balanceOf(member, here));

      await cluster.startCarrier();
      const page = await hearLive(cluster.origin, load.players[0]?.member.cookie, there);
      await expect
        .poll(() => page.heard.some(({ type }) => type === 'balance'), { timeout: 10_000 })
        .toBe(true);
      page.close();
    });

    test(
      `lose, double and forget nothing over ${KILLS} kill -9 of a server under load`,
      async () => {
        for (let kill = 0; kill < KILLS; kill += 1) {
          const victim = cluster.servers[kill % SERVERS] as ClusterServer;
          await moreRounds(ROUNDS);
          await victim.kill();
          await moreRounds(ROUNDS);
          expect(await load.differing()).toEqual([]);
          await victim.start();
        }
      },
      60_000 + KILLS * 30_000,
    );

    test.runIf(full)(
      'one after another may be stopped and started again, and play goes on',
      async () => {
        for (const server of cluster.servers) {
          await server.stop();
          await moreRounds(20);
          await server.start();
        }
      },
      120_000,
    );

    test('have in every wallet what the answers add up to, and the ledger proves itself', async () => {
      await load.rest();
      expect(load.unanswered()).toBeGreaterThan(0);
      for (const { expected, found } of await load.sums()) expect(found).toBe(expected);
      expect(await cluster.verify()).toContain('\n0 differences');
    }, 120_000);
  });
}
