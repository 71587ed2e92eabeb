import { describe, expect, it } from 'vitest';
import { openTestCashier } from '../test-cashier.ts';
import { SIGNATURE_HEADER } from './signature.ts';
import { hostedActs } from './test-hosted.ts';

const t = openTestCashier();
const { asked, askedOf, said, refOf, ask, call, paid, told, look, payment } = hostedActs(t);

const HOUR = 3_600;

describe('a page at a provider', () => {
  it('is created outside the request under one key, and the member is sent there', async () => {
    const member = await t.member();
    const { id, state } = await ask(member);
    expect(state).toBe('PENDING');
    expect(await payment(member, id)).toMatchObject({ way: 'link', url: null });
    t.pushed.length = 0;
    await t.pass(0);
    expect(await payment(member, id)).toMatchObject({
      way: 'link',
      url: `https://lotus.example/pay/${refOf(id)}`,
    });
    expect(asked).toMatchObject([
      {
        path: '/v1/checkouts',
        body: { depositId: id, amount: '500.00', returnPath: `/?mc=depositv2&d=${id}` },
      },
    ]);
    expect(t.pushed.map(({ message }) => message)).toMatchObject([
      { type: 'deposit', depositId: id, state: 'PENDING' },
    ]);
  });

  it('is requested again with the same key after a failure, until the time to pay is over', async () => {
    const member = await t.member();
    said.pages = false;
    const { id } = await ask(member);
    await t.pass(0);
    await t.pass(5);
    said.pages = true;
    await t.pass(60);
    expect(await payment(member, id)).toMatchObject({ url: expect.any(String) });
    const made = asked.filter(({ path }) => path === '/v1/checkouts');
    expect(made.length).toBeGreaterThan(2);
    expect(new Set(made.map(({ body }) => body['key'])).size).toBe(1);

    said.pages = false;
    const other = await ask(member);
    await t.pass(31 * 60);
    asked.length = 0;
    await t.pass(24 * HOUR);
    expect((await look(member, other.id)).state).toBe('EXPIRED');
    expect(asked.filter(({ path }) => path === '/v1/checkouts').length).toBe(0);
  });

  it('opens for its owner only, and not once the deposit has ended', async () => {
    const member = await t.member();
    const { id } = await ask(member);
    await t.pass(0);
    await expect(payment(await t.member(), id)).rejects.toMatchObject({
      code: 'cashier.deposit-unknown',
    });
    await call(paid(id));
    expect(await payment(member, id)).toEqual({ way: 'none' });
  });
});

describe('a callback of a payment provider', () => {
  it('credits the amount actually paid, once, however often it is sent', async () => {
    const member = await t.member();
    const [first, second] = [await ask(member), await ask(member)];
    await t.pass(0);
    await call(paid(first.id));
    await call(paid(first.id));
    await call(paid(second.id, 250_00n));
    expect(await t.cash(member)).toBe(750_00n);
    expect(await look(member, second.id)).toMatchObject({
      credited: '250.00',
      reason: 'amount-differs',
    });
  });

  it('counts when it arrives before the page’s creation is answered', async () => {
    const member = await t.member();
    const { id } = await ask(member);
    await call(paid(id));
    expect((await look(member, id)).state).toBe('CREDITED');
    await t.pass(HOUR);
    expect(askedOf(id)).toEqual([]);
    expect(await t.cash(member)).toBe(500_00n);
  });

  it('that reports a failure fails the deposit, even after the time to pay', async () => {
    const member = await t.member();
    const [failed, late] = [await ask(member), await ask(member)];
    await t.pass(0);
    await call(told(failed.id, 'failed'));
    expect((await look(member, failed.id)).state).toBe('FAILED');
    await t.pass(31 * 60);
    expect((await look(member, late.id)).state).toBe('EXPIRED');
    await call(paid(late.id));
    expect(await look(member, late.id)).toMatchObject({ state: 'CREDITED', reason: 'late' });
  });

  it('with another secret’s signature is refused', async () => {
    const member = await t.member();
    const { id } = await ask(member);
    await expect(call(paid(id), { [SIGNATURE_HEADER]: 'a'.repeat(64) })).rejects.toMatchObject({
      code: 'edge.signature-wrong',
    });
    expect(await t.call(paid(id))).toEqual({ state: 'REVIEW' });
    expect((await look(member, id)).state).toBe('PENDING');
  });
});

describe('a payment provider that stays silent', () => {
  it('is asked with growing pauses, and its answer counts as a callback', async () => {
    const member = await t.member();
    const { id } = await ask(member);
    await t.pass(0);
    await t.pass(15);
    said.status = { state: 'paid', amount: '500.00' };
    await t.pass(29);
    expect((await look(member, id)).state).toBe('PENDING');
    await t.pass(1);
    expect((await look(member, id)).state).toBe('CREDITED');
    expect(askedOf(id)).toEqual(['/v1/checkouts', '/v1/status', '/v1/status']);
    await call(paid(id));
    expect(await t.cash(member)).toBe(500_00n);
  });

  it('is no longer asked after twelve times, long after the deposit expired', async () => {
    const member = await t.member();
    const { id } = await ask(member);
    await t.pass(0);
    said.silent = true;
    for (let hour = 0; hour < 48; hour += 1) await t.pass(HOUR);
    expect((await look(member, id)).state).toBe('EXPIRED');
    expect(askedOf(id).filter((path) => path === '/v1/status').length).toBe(12);
    said.silent = false;
    await call(paid(id));
    expect((await look(member, id)).state).toBe('CREDITED');
  });

  it('fails the deposit by its answer, and an unreadable answer changes nothing', async () => {
    const member = await t.member();
    const { id } = await ask(member);
    await t.pass(0);
    said.status = { state: 'paid', amount: 'much' };
    await t.pass(15);
    expect((await look(member, id)).state).toBe('PENDING');
    said.status = { state: 'failed' };
    await t.pass(30);
    expect((await look(member, id)).state).toBe('FAILED');
  });
});
