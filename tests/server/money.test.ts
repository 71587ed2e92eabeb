import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { parseDecimal } from '@nokshi/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { wallet, cashier, records, limits, slots } = playerRoutes;
const AT_ONCE = 200;

const clock = fakeClock();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock, spinIntervalMs: 0 });
});
afterAll(() => house.close());

let keys = 0;
const newKey = () => `money-key-${++keys}`;
const deposit = (
  member: HttpClient,
  amount: string,
  { key = newKey(), channel = 'demo-wallet' } = {},
) => member.send(cashier.requestDeposit, { channel, amount }, { key });
const balance = async (member: HttpClient) => (await member.call(wallet.balance, {})).sumBalance;

describe('a balance', () => {
  it('is a decimal string in taka, with a version that grows', async () => {
    const member = await house.member();
    const before = await member.call(wallet.balance, {});
    expect(before).toMatchObject({ sumBalance: '0.00', held: '0.00', currency: 'BDT' });
    await deposit(member, '1234567.80'.slice(3));
    const after = await member.call(wallet.balance, {});
    expect(after.sumBalance).toBe('4567.80');
    expect(BigInt(after.version)).toBeGreaterThan(BigInt(before.version));
  });

  it('is one wallet for every vendor', async () => {
    const member = await house.member();
    expect(await member.call(wallet.merchantWallet, {})).toEqual({ isSingle: true });
  });

  it('and every account of a member is in taka', async () => {
    const { rows } = await house.database.pool.query(
      'select distinct asset from wallet_account join identity_member using (member_id)',
    );
    expect(rows).toEqual([{ asset: 'BDT' }]);
  });
});

describe('an amount of money that somebody sends', () => {
  const TEXTS =
    '1e3|0x10| 1|1 |-1|+1|0|0.00|0.001|9e15|9000000000000000|NaN|Infinity||.5|5.|1,000|১০০|1_000|00100|1\n|null';
  const OTHERS: readonly unknown[] = [100, 1e3, null, true, ['100'], { a: 1 }, undefined];
  const BODIES: readonly unknown[] = [...TEXTS.split('|'), ...OTHERS];

  it.each(BODIES.map((amount) => [amount]))(
    'is refused when it is %j, wherever money is named',
    async (amount) => {
      const member = await shared();
      const { launchToken: bearer } = await opened();
      const sent = amount as string;
      const answers = [
        ['amount', await deposit(member, sent)],
        ['stake', await member.send(slots.spin, { stake: sent }, { key: newKey(), bearer })],
        // For a limit null means: none.
        ...(amount === null
          ? []
          : [
              [
                'amount',
                await member.send(limits.setLimit, { kind: 'deposit', period: 'D', amount: sent }),
              ] as const,
            ]),
      ] as const;
      for (const [field, { status, answer }] of answers) {
        expect(status).toBe(400);
        expect(answer).toMatchObject({ success: false, code: 'edge.invalid-input', field });
      }
    },
  );

  it('has left no trace of those', async () => {
    expect(await balance(await shared())).toBe('0.00');
    const { limits: rows } = await (await shared()).call(limits.protection, {});
    expect(rows.every(({ amount }) => amount === null)).toBe(true);
  });

  let one: ReturnType<RunningHouse['member']> | undefined;
  const shared = () => (one ??= house.member());
  let table: Promise<{ launchToken: string }> | undefined;
  const opened = async () =>
    (table ??= (await shared()).call(slots.launch, { gameId: 'kantha-lines' }));
});

describe('one key', () => {
  it.each([
    'POST /wps/cashier/deposits',
    'POST /wps/cashier/withdrawals',
    'POST /wps/relay/GCS_walletTransfer',
    'POST /wps/team/transfers',
    'POST /wps/slots/spins',
  ])('is needed by %s, which moves money (Y-012)', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const member = await house.member();
    const { launchToken } = await member.call(slots.launch, { gameId: 'kantha-lines' });
    const answer = await member.raw(path, {
      method,
      headers: {
        origin: house.playerOrigin,
        'content-type': 'application/json',
        authorization: `Bearer ${launchToken}`,
      },
      body: JSON.stringify({
        amount: '20.00',
        stake: '0.20',
        direction: 'IN',
        vassalage: 'PEOPLE',
      }),
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'edge.key-missing',
    ]);
  });

  it('sent 200 times at once makes one deposit and 200 equal answers', async () => {
    const member = await house.member();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => deposit(member, '50.00', { key })),
    );
    const values = new Set(
      answers.map(
        ({ status, answer }) => `${status} ${answer.success && JSON.stringify(answer.value)}`,
      ),
    );
    expect([...values]).toEqual([expect.stringMatching(/^200 \{"id":"dep_/)]);
    const replays = answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    expect(replays).toHaveLength(AT_ONCE - 1);
    expect(await balance(member)).toBe('50.00');
    expect((await member.call(records.entries, {})).rows).toHaveLength(1);
  });

  it('with another amount or channel is refused 422 and moves nothing', async () => {
    const member = await house.member();
    const key = newKey();
    await deposit(member, '50.00', { key });
    for (const other of [
      await deposit(member, '60.00', { key }),
      await deposit(member, '50.00', { key, channel: 'demo-bank' }),
    ]) {
      expect(other.status).toBe(422);
      expect(other.answer).toMatchObject({ success: false, code: 'edge.key-reused' });
    }
    expect(await balance(member)).toBe('50.00');
  });

  it('of another member is another deposit', async () => {
    const [one, other] = [await house.member(), await house.member()];
    const key = newKey();
    await deposit(one, '50.00', { key });
    await deposit(other, '70.00', { key });
    expect([await balance(one), await balance(other)]).toEqual(['50.00', '70.00']);
  });

  it('is needed: without it no money moves', async () => {
    const member = await house.member();
    const wish = { channel: 'demo-wallet', amount: '50.00' };
    const { status, answer } = await member.send(cashier.requestDeposit, wish);
    expect([status, answer.success ? '' : answer.code]).toEqual([400, 'edge.key-missing']);
    expect(await balance(member)).toBe('0.00');
  });
});

describe('a deposit', () => {
  it('through the delayed channel arrives by its callback, which comes twice and counts once', async () => {
    const member = await house.member();
    const { answer } = await deposit(member, '300.00', { channel: 'demo-bank' });
    const asked = answer.success ? answer.value : undefined;
    expect(asked?.state).toBe('PENDING');
    expect(await balance(member)).toBe('0.00');
    for (let n = 0; n < 4; n++) {
      clock.advance(5_000);
      await house.runJobs();
    }
    const id = asked?.id ?? '';
    expect(await member.call(cashier.deposit, { id })).toMatchObject({
      state: 'CREDITED',
      credited: '300.00',
    });
    expect(await balance(member)).toBe('300.00');
    const admin = await house.operator('admin');
    const { rows } = await admin.call(consoleRoutes.cashier.callbacks, {});
    expect(rows.filter(({ depositId }) => depositId === id)).toHaveLength(2);
  });

  it('reported as paid after it has expired is credited anyway', async () => {
    const member = await house.member();
    const { answer } = await deposit(member, '300.13', { channel: 'demo-bank' });
    const id = answer.success ? answer.value.id : '';
    clock.advance(29 * 60_000);
    await member.call(wallet.balance, {});
    clock.advance(60_000);
    await house.runJobs();
    expect((await member.call(cashier.deposit, { id })).state).toBe('EXPIRED');
    clock.advance(10_000);
    await house.runJobs();
    expect((await member.call(cashier.deposit, { id })).state).toBe('CREDITED');
  });

  it('of one member is unknown to another', async () => {
    const [mine, other] = [await house.member(), await house.member()];
    const { answer } = await deposit(mine, '50.00');
    const id = answer.success ? answer.value.id : '';
    expect((await other.send(cashier.deposit, { id })).status).toBe(404);
    expect((await other.call(cashier.deposits, {})).rows).toEqual([]);
  });

  it('told of by a machine that does not sign is refused', async () => {
    const said = { channel: 'demo-bank', reference: 'r', depositId: 'd', outcome: 'paid' } as const;
    const { status, answer } = await house
      .visitor()
      .send(cashier.callback, { ...said, amount: '50.00' });
    expect([status, answer.success ? '' : answer.code]).toEqual([401, 'edge.signature-wrong']);
  });
});

describe('after all of it', () => {
  it('each balance is the sum of its entries, and the ledger proves itself', async () => {
    const member = await house.member();
    for (const amount of ['10.00', '20.50', '30.25']) await deposit(member, amount);
    const { rows } = await member.call(records.entries, {});
    const sum = rows.reduce((total, { amount }) => total + (parseDecimal(amount) ?? 0n), 0n);
    expect(sum).toBe(6_075n);
    expect(rows[0]?.balanceAfter).toBe(await balance(member));
    expect(await house.prove()).toMatchObject({ differences: 0 });
  });
});
