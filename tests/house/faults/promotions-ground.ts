import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleRoutes, type Output, playerRoutes, type Route, type Sent } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type pg from 'pg';
import { expect } from 'vitest';
import { freePorts } from '../../../scripts/lib/free-ports.mjs';
import { type HttpClient, httpClient } from '../../harness/client.ts';
import { furnishFolder } from '../../harness/furnished-folder.ts';
import { newAddress, PASSWORD } from '../../harness/house.ts';
import { createInsisting } from '../../harness/insist.ts';
import { minor } from '../../harness/players.ts';
import { testPool } from '../../harness/test-pool.ts';
import { type HeldHouse, holdHouse, prepareHouse } from './house-holder.ts';
import { type Lock, shut } from './settlement-ground.ts';

const { campaigns, identity, reports } = consoleRoutes;
const { promotions, slots, wallet } = playerRoutes;
const reason = 'as planned';
const DAY_MS = 86_400_000;
const STAKE = '1.00';
const { insist } = createInsisting();

export const VICTIMS = ['server', 'postgres'] as const;
export type Victim = (typeof VICTIMS)[number];
export type Struck = HttpClient & { readonly username: string; readonly memberId: string };

/** Asks until there is an answer that is no fault of what was killed; the code when it is a refusal. */
export async function until<R extends Route>(
  client: HttpClient,
  route: R,
  input: Sent<R>,
  options: Parameters<HttpClient['send']>[2] = {},
): Promise<Output<R> | string> {
  const answer = await insist(() => client.send(route, input, options));
  return answer.success ? answer.value : answer.code;
}

export type PromotionsHouse = Awaited<ReturnType<typeof layPromotions>>;

/** A house in a process of its own on a folder of its own, with an operator, to be killed as it grants. */
export async function layPromotions() {
  await prepareHouse();
  const dataDir = mkdtempSync(join(tmpdir(), 'nokshi-crash-'));
  await furnishFolder(dataDir);
  const ports = await freePorts(2);
  let aheadMs = 0;
  let house: HeldHouse;
  let pool: pg.Pool;
  const open = async () => {
    const options = { logFile: join(dataDir, 'house.log'), aheadMs };
    house = await holdHouse(dataDir, ports, options);
  };
  await open();
  pool = testPool((await house!.postgres()).ownerUrl, 4);
  const clientOf = (port = 0, from?: string) =>
    httpClient(`http://127.0.0.1:${port}`, `http://localhost:${port}`, from);
  const operator = clientOf(ports[1]);
  const { username = '', password = '' } = house!.firstOperator ?? {};
  await operator.call(identity.login, { username, password });
  const chosen = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  await operator.call(identity.changePassword, { oldPassword: password, ...chosen });

  return {
    operator,
    house: () => house,
    /** Another server on the same folder, whose clock is so far ahead. */
    async reopen(ahead = aheadMs) {
      aheadMs = ahead;
      await open();
    },
    /** Sessions do not outlive the days that pass. */
    async logIn(...members: readonly Struck[]) {
      await operator.call(identity.login, { username, password: PASSWORD });
      for (const member of members)
        await member.call(playerRoutes.identity.login, {
          username: member.username,
          password: PASSWORD,
        });
    },
    async member(): Promise<Struck> {
      const client = clientOf(ports[0], newAddress());
      const name = `k${randomUUID().replaceAll('-', '').slice(0, 11)}`;
      const form = { username: name, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
      const { userInfo } = await client.call(playerRoutes.identity.register, form);
      return Object.assign(client, { username: name, memberId: userInfo.id });
    },
    /** A campaign of these terms that runs. */
    async running(terms: CampaignTerms): Promise<string> {
      const saved = await operator.call(campaigns.save, {
        campaignId: null,
        newest: 0,
        terms,
        reason,
      });
      const { proposal } = await operator.call(campaigns.publish, { ...saved, reason });
      if (proposal) throw new Error(`${terms.name} needs a second operator`);
      return saved.campaignId;
    },
    /** Locks what `act` needs, and kills the victim where that stops it; `act` goes on until it is answered. */
    async killAt<T>(victim: Victim, lock: Lock, act: () => Promise<T>): Promise<T> {
      const gate = await shut({ pool }, lock);
      const acted = act();
      await gate.reached();
      if (victim === 'server') {
        await house.kill();
        await gate.open();
        await gate.left();
        await open();
      } else {
        const { pid } = await house.postgres();
        process.kill(pid, 'SIGKILL');
        const restarted = async () => (await house.postgres()).pid !== pid;
        await expect.poll(restarted, { timeout: 60_000, interval: 50 }).toBe(true);
        gate.lost();
      }
      return acted;
    },
    /** Every column of the reports is what the ledger says, and the ledger proves itself. */
    async prove() {
      const day = (at: number) => new Date(at).toISOString().slice(0, 10);
      const now = Date.now();
      const days = { from: day(now - DAY_MS), to: day(now + aheadMs + DAY_MS) };
      const { columns } = await operator.call(reports.check, days);
      expect(columns.filter(({ difference }) => difference !== '0.00')).toEqual([]);
      expect(await house.differences()).toBe(0);
    },
    async clear() {
      await pool.end();
      await house.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nothing is written to a table while this is held; only its owner may lock it. */
export const table = (name: string): Lock => ({
  statement: `lock table ${name} in share mode`,
  values: [],
});

/** The lane of a member: nothing of theirs moves. */
export const laneOf = (memberUuid: string): Lock => ({
  statement: `select from wallet_lane where lane = (
    select lane from wallet_account where member_id = $1 limit 1) for update`,
  values: [memberUuid],
});

/** What a member has, as pages show it. */
export async function seen(of: Struck) {
  const { sumBalance } = await of.call(wallet.balance, {});
  const { bonus, active, ended, obligations } = await of.call(promotions.bonuses, {});
  return {
    cash: sumBalance,
    bonus,
    active: active?.amount ?? null,
    ended: ended.map(({ state }) => state),
    missing: obligations.map(({ missing }) => missing),
  };
}

/** Spins so often; what is then in the cash, in paisa. */
export async function spin(of: Struck, times: number): Promise<bigint> {
  const { launchToken } = await of.call(slots.launch, { gameId: 'kantha-lines' });
  for (let n = 0; n < times; n += 1) {
    const key = randomUUID();
    const round = await until(of, slots.spin, { stake: STAKE }, { key, bearer: launchToken });
    if (typeof round === 'string') throw new Error(round);
  }
  return minor((await of.call(wallet.balance, {})).sumBalance);
}
