import { type Output, playerRoutes } from '@nokshi/contract';
import { type AwardProof, readAwardProof } from '@nokshi/house-math/jackpot/award-proof.ts';
import { valueAt } from '@nokshi/house-math/jackpot/growth.ts';
import { verifyAwardNode } from '@nokshi/house-math/jackpot/verify-award-node.ts';
import { parseDecimal } from '@nokshi/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { ledgerVerify } from '../harness/ledger-verify.ts';
import { SPECIFIED_POOL } from '../harness/specified-pool.ts';

/** The house jackpot from a stake to its award, over HTTP. domain.md 3.4; checklist S-038. */
const { cashier, identity, slots, records, jackpots } = playerRoutes;
const clock = fakeClock('2026-05-01T06:00:00.000Z');
const DAY = 86_400_000;

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ demoPool: SPECIFIED_POOL, clock, spinIntervalMs: 0 });
});
afterAll(() => house.close());

const minor = (text: string) => parseDecimal(text) ?? 0n;
const pool = async () => {
  const [first] = (await house.visitor().call(jackpots.pools, {})).pools;
  if (!first) throw new Error('the demo house has no pool');
  return first;
};

/** What a page that loads now shows. */
async function look(): Promise<bigint> {
  const { value, tick, step, stepMs, stopsAt } = await pool();
  const growth = { tick, stepMs, value: minor(value), step: minor(step), stopsAt: minor(stopsAt) };
  return valueAt(growth, clock.now().getTime());
}

/** A member who has staked `spins` taka. */
async function player(spins: number): Promise<HttpClient & { username: string }> {
  const member = await house.member();
  const key = `${member.username}-deposit`;
  await member.call(cashier.requestDeposit, { channel: 'demo-wallet', amount: '500' }, { key });
  await play(member, spins);
  return member;
}

async function play(member: HttpClient & { username: string }, spins: number): Promise<void> {
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  for (let at = 0; at < spins; at += 1) {
    clock.advance(10);
    const key = `${member.username}-${clock.now().getTime()}`;
    await member.call(slots.spin, { stake: '1.00' }, { key, bearer });
  }
}

/** A session from before a jump of the clock has ended. */
async function again({ username }: { username: string }): Promise<HttpClient> {
  const client = house.visitor();
  const headers = { 'x-forwarded-for': newAddress() };
  await client.call(identity.login, { username, password: PASSWORD }, { headers });
  return client;
}

const cash = async (member: { username: string }) =>
  minor((await (await again(member)).call(playerRoutes.wallet.balance, {})).sumBalance);

const awards = async () => (await house.visitor().call(jackpots.awards, {})).rows;

async function proofOf(awardId: string): Promise<AwardProof> {
  const visitor = house.visitor();
  const award = await visitor.call(jackpots.award, { awardId });
  const entrants: Output<typeof jackpots.entrants>['rows'] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await visitor.call(jackpots.entrants, { awardId, cursor, pageSize: 1 });
    entrants.push(...page.rows);
    if (page.next === null) break;
    cursor = page.next;
  }
  const read = readAwardProof(JSON.parse(JSON.stringify({ ...award, entrants })));
  if ('wrong' in read) throw new Error(read.wrong);
  return read.proof;
}

it('is shown to anyone as a function of time, and grows by 165.11 every 3 s', async () => {
  const shown = await pool();
  expect(shown).toMatchObject({
    phase: 'growing',
    value: '100000.00',
    tick: Math.floor(clock.now().getTime() / 3_000),
    step: '165.11',
    stepMs: 3_000,
    cap: '5000000.00',
    stopsAt: '5000000.00',
    lastAward: null,
  });
  const before = await look();
  clock.advance(3_000);
  expect((await look()) - before).toBe(16_511n);
});

it('is awarded to somebody who staked, who is paid what was shown; and the next one begins', async () => {
  const members = [await player(3), await player(2), await player(1)];
  const before = await Promise.all(members.map(cash));
  clock.advance(2 * DAY);
  await house.runJobs();
  // A worker of the house may have taken the job, and be at it still.
  await expect.poll(async () => (await awards()).length).toBe(1);
  const rows = await awards();
  expect(rows).toMatchObject([{ amount: '5000000.00', name: { EN: 'House jackpot' } }]);
  const won = (await Promise.all(members.map(cash))).map((now, at) => now - (before[at] ?? 0n));
  expect(won.toSorted()).toEqual([0n, 0n, 500_000_000n]);
  const winner = members[won.indexOf(500_000_000n)] as (typeof members)[number];
  expect(rows[0]?.player).toBe(`${winner.username.slice(0, 2)}***`);
  const entries = await (await again(winner)).call(records.entries, {});
  expect(entries.rows[0]).toMatchObject({ kind: 'award', amount: '5000000.00' });
  expect(await pool()).toMatchObject({
    value: '100000.00',
    cycle: 2,
    lastAward: { amount: '5000000.00' },
  });
});

it('gives with each award all that is needed to draw it again', async () => {
  const [award] = await awards();
  const proof = await proofOf(award?.awardId ?? '');
  expect(proof.tickets).toBe('6');
  const verdict = await verifyAwardNode(proof);
  expect(verdict).toMatchObject({ ok: true, obstacle: null });
  const other = { ...proof, place: (proof.place + 1) % 3 };
  expect(await verifyAwardNode(other)).toMatchObject({ ok: false });
});

it('leaves a ledger without a difference', async () => {
  expect(await ledgerVerify(house.database.url)).toContain('0 differences');
});
