import { connect } from 'node:net';
import { playerRoutes } from '@nokshi/contract';
import { parseDecimal } from '@nokshi/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { cashier, wallet, slots, records, fairness } = playerRoutes;
const AT_ONCE = 200;

let database: TestDatabase;
let house: RunningHouse;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await startHouse({ database, spinIntervalMs: 0 });
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<RunningHouse['member']>>;
let keys = 0;
const newKey = () => `play-key-${++keys}`;
const minor = (text: string) => parseDecimal(text) ?? -1n;

async function atTable(amount = '100.00', gameId = 'kantha-lines', at = house) {
  const member = await at.member();
  const key = newKey();
  await member.call(cashier.requestDeposit, { channel: 'demo-wallet', amount }, { key });
  return { member, bearer: await sitDown(member, gameId) };
}
const sitDown = async (member: Member, gameId: string) =>
  (await member.call(slots.launch, { gameId })).launchToken;
const spin = (member: Member, bearer: string, { key = newKey(), stake = '1.00' } = {}) =>
  member.send(slots.spin, { stake }, { key, bearer });
const balance = async (member: Member) => minor((await member.call(wallet.balance, {})).sumBalance);
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

describe('a spin', () => {
  it('moves stake and payout, and is in the betting record and the account record', async () => {
    const { member, bearer } = await atTable();
    const { answer } = await spin(member, bearer);
    if (!answer.success) throw new Error(answer.code);
    const { value: round } = answer;
    expect(minor(round.balance)).toBe(10_000n - 100n + minor(round.payout));
    expect(await balance(member)).toBe(minor(round.balance));
    const { rows, totals } = await member.call(records.wagers, {});
    expect(rows.map(({ wagerId }) => wagerId)).toEqual([round.wagerId]);
    expect(totals).toMatchObject({ count: 1, stake: '1.00', payout: round.payout });
    const entries = (await member.call(records.entries, {})).rows;
    expect(entries[0]?.balanceAfter).toBe(round.balance);
    expect(await member.call(fairness.round, { roundId: round.roundId })).toMatchObject({
      serverSeed: null,
      commitment: round.commitment,
    });
  });

  it('is refused kindly when the stake is above the balance, and nothing moves', async () => {
    const { member, bearer } = await atTable('10.00');
    const { stakes } = await member.call(slots.table, {}, { bearer });
    const stake = stakes.find((one) => minor(one) > 1_000n) ?? '';
    expect(codeOf(await spin(member, bearer, { stake }))).toBe('wallet.insufficient');
    expect(await balance(member)).toBe(1_000n);
  });

  it('is refused for a stake that is not on the table', async () => {
    const { member, bearer } = await atTable();
    expect(codeOf(await spin(member, bearer, { stake: '1.01' }))).toBe('slots.stake-not-offered');
  });

  it('of the token of one game plays that game alone, and the token is not a session', async () => {
    const { member, bearer } = await atTable('100.00', 'river-ways');
    const { answer } = await spin(member, bearer);
    expect(answer.success && answer.value.gameCode).toBe('river-ways');
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await house.visitor().raw('/wps/member/info', { headers })).status).toBe(401);
  });
});

describe('one key of a spin', () => {
  it('sent 200 times at once makes one round and 200 equal answers', async () => {
    const { member, bearer } = await atTable();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => spin(member, bearer, { key })),
    );
    const values = new Set(
      answers.map(
        ({ status, answer }) => `${status} ${answer.success && JSON.stringify(answer.value)}`,
      ),
    );
    expect([...values]).toEqual([expect.stringMatching(/^200 \{"roundId":"rnd_/)]);
    expect((await member.call(records.wagers, {})).totals.count).toBe(1);
  });

  it('with another stake is refused 422 and moves nothing', async () => {
    const { member, bearer } = await atTable();
    const key = newKey();
    await spin(member, bearer, { key });
    const before = await balance(member);
    const other = await spin(member, bearer, { key, stake: '2.00' });
    expect([other.status, codeOf(other)]).toEqual([422, 'wallet.key-reused']);
    expect(await balance(member)).toBe(before);
  });

  it('is needed', async () => {
    const { member, bearer } = await atTable();
    const { status, answer } = await member.send(slots.spin, { stake: '1.00' }, { bearer });
    expect([status, answer.success ? '' : answer.code]).toEqual([400, 'edge.key-missing']);
  });
});

describe('a race on one wallet', () => {
  it('of spins over three games is accepted up to the balance and never beyond', async () => {
    const { member, bearer } = await atTable('10.00');
    const tables = [bearer];
    for (const game of ['river-ways', 'monsoon-clusters']) tables.push(await sitDown(member, game));
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => spin(member, tables[n % 3] ?? '', { stake: '2.00' })),
    );
    for (const code of new Set(answers.map(codeOf)))
      expect(['ok', 'wallet.insufficient']).toContain(code);
    let sum = 1_000n;
    for (const { answer } of answers) {
      if (!answer.success) continue;
      sum += minor(answer.value.payout) - 200n;
      expect(minor(answer.value.balance)).toBeGreaterThanOrEqual(0n);
    }
    expect(await balance(member)).toBe(sum);
    const entries = (await member.call(records.entries, { pageSize: 100 })).rows;
    expect(entries.filter(({ balanceAfter }) => minor(balanceAfter) < 0n)).toEqual([]);
  });

  it('of spins against deposits loses and doubles nothing', async () => {
    const { member, bearer } = await atTable('20.00');
    const deposits = Array.from({ length: 10 }, () =>
      member.call(
        cashier.requestDeposit,
        { channel: 'demo-wallet', amount: '10.00' },
        { key: newKey() },
      ),
    );
    const spins = Array.from({ length: 40 }, () => spin(member, bearer, { stake: '1.00' }));
    await Promise.all(deposits);
    let due = 2_000n + 10n * 1_000n;
    for (const { answer } of await Promise.all(spins))
      if (answer.success) due += minor(answer.value.payout) - 100n;
    expect(await balance(member)).toBe(due);
  });
});

describe('an interrupted round', () => {
  const table = (member: Member, bearer: string) => member.call(slots.table, {}, { bearer });

  /** Sends the whole request and is gone before anything comes back. */
  const sendAndVanish = (bearer: string, key: string) =>
    new Promise<void>((done) => {
      const body = '{"stake":"1.00"}';
      const port = Number(new URL(house.playerOrigin).port);
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        const head = [
          'POST /wps/slots/spins HTTP/1.1',
          'Host: localhost',
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
          `Authorization: Bearer ${bearer}`,
          `Idempotency-Key: ${key}`,
        ];
        socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
          socket.destroy();
          done();
        });
      });
    });

  it('of a client that vanished is on the table again, and its key gives that very round', async () => {
    const { member, bearer } = await atTable();
    const key = newKey();
    await sendAndVanish(bearer, key);
    await expect
      .poll(async () => (await table(member, bearer)).lastRound?.shown, { interval: 20 })
      .toBe(false);
    const { lastRound } = await table(member, bearer);
    const { answer } = await spin(member, bearer, { key });
    const { shown: _, ...resumed } = lastRound ?? { shown: null };
    expect(answer).toMatchObject({ success: true, value: resumed });
    expect((await member.call(records.wagers, {})).totals.count).toBe(1);

    await member.call(slots.shown, { roundId: lastRound?.roundId ?? '' }, { bearer });
    expect((await table(member, bearer)).lastRound?.shown).toBe(true);
  });

  it('outlives its server: the next one gives the same round to the same key', async () => {
    const before = await startHouse({ database, spinIntervalMs: 0 });
    const { member, bearer } = await atTable('100.00', 'river-ways', before);
    const key = newKey();
    const first = await spin(member, bearer, { key });
    await before.house.stop();
    const after = await startHouse({ database, spinIntervalMs: 0 });
    try {
      const client = after.visitor();
      const { lastRound } = await client.call(slots.table, {}, { bearer });
      const repeated = await client.send(slots.spin, { stake: '1.00' }, { key, bearer });
      if (!first.answer.success || !repeated.answer.success) throw new Error('no round');
      expect(repeated.answer.value).toEqual(first.answer.value);
      expect(lastRound).toEqual({ ...first.answer.value, shown: false });
    } finally {
      await after.house.stop();
    }
  });
});

describe('after all of it', () => {
  it('the ledger proves itself', async () => {
    expect(await house.prove()).toMatchObject({ differences: 0 });
  });
});
