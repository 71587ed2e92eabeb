import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningHouse, startHouse } from '../../../harness/house.ts';
import { knownTo, tablesWithLane } from './lane-catalog.ts';
import { type Known, leavesLane } from './lane-statements.ts';
import { listenToStatements } from './sent-statements.ts';

const statements = listenToStatements();
let house: RunningHouse;
let known: Known;
beforeAll(async () => {
  house = await startHouse({ spinIntervalMs: 0 });
  // Proofs and counts look at all lanes, and are nobody's visit.
  await house.house.jobs.stop();
  known = await knownTo(house.database.pool, await tablesWithLane(house.database.pool));
  // Outside the lanes' functions the coordinator may use its own tables, and count accounts.
  known = { ...known, others: new Set(), counted: new Map() };
});
afterAll(async () => {
  await house.close();
  statements.putBack();
});

const stray = async (sent: readonly string[]) => {
  const money = sent.filter((text) => !/^(begin|commit|rollback|set|listen)/.test(text));
  const found = await Promise.all(
    money.map(async (text) => (await leavesLane(text, known)).map((what) => `${what}: ${text}`)),
  );
  return found.flat();
};

/** The house's seats are opened once for all, in every lane. */
const OPENS_HOUSE = /insert into wallet_account[\s\S]*'house'/;

/** Followers of play compare their cursors with the heads of the lanes, beside every visit. */
const FOLLOWS = /select wallet_heads\(\)|from wagers_follower where name = \$1 order by lane/;

describe('what a server sends to the database', () => {
  it('for a spin on a warm session is one statement, and that is its lane’s', async () => {
    const member = await house.member();
    const deposit = { channel: 'demo-wallet', amount: '500.00' };
    await member.call(playerRoutes.cashier.requestDeposit, deposit, { key: 'deposit-1' });
    const { launchToken } = await member.call(playerRoutes.slots.launch, {
      gameId: 'kantha-lines',
    });
    const spin = (key: string) =>
      member.call(playerRoutes.slots.spin, { stake: '0.20' }, { key, bearer: launchToken });
    await spin('spin-warm-up');
    const sent = await statements.during(() => spin('spin-cold'));
    const ofMoney = sent.filter((text) => /wallet_|limits_|wagers_|slots_|fairness_/.test(text));
    expect(ofMoney).toHaveLength(1);
    expect(ofMoney[0]).toMatch(/from wallet_post_lane\(/);
    expect(await stray(ofMoney)).toEqual([]);
  });

  it('for a whole visit stays in the member’s lane', async () => {
    const sent = await statements.during(async () => {
      const member = await house.member();
      const deposit = { channel: 'demo-wallet', amount: '500.00' };
      await member.call(playerRoutes.cashier.requestDeposit, deposit, { key: 'deposit-2' });
      const { launchToken } = await member.call(playerRoutes.slots.launch, {
        gameId: 'kantha-lines',
      });
      for (const key of ['spin-second', 'spin-second', 'spin-third'])
        await member.call(playerRoutes.slots.spin, { stake: '0.20' }, { key, bearer: launchToken });
      await member.call(playerRoutes.wallet.balance, {});
      await member.call(playerRoutes.fairness.rotateSeed, { clientSeed: 'river' });
      await member.call(playerRoutes.limits.protection, {});
      await member.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
    });
    const found = (await stray(sent)).filter(
      (text) => !OPENS_HOUSE.test(text) && !FOLLOWS.test(text),
    );
    expect(found).toEqual([]);
  });
});
