import { consoleRoutes } from '@nokshi/contract';
import { describe, expect, it } from 'vitest';
import { servedRoutes } from '../../../../../../../tests/harness/served-routes.ts';
import type { Caller } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fingerprintOf } from '../../../../kernel/overlapping-keys.ts';
import { sql } from '../../../../kernel/sql.ts';
import { openTestCashier } from '../test-cashier.ts';
import { hostedRoutes } from './hosted-routes.ts';
import { registerProvider } from './hosted-providers.ts';
import { sign, verifySignature } from './signature.ts';

const t = openTestCashier();
const CODE = 'shapla-pay';
const HOUR = 3_600_000;
const [OLD, NEW, NEXT] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [
  Buffer,
  Buffer,
  Buffer,
];

async function register(secret: Buffer, overlapHours?: number): Promise<void> {
  const name = { EN: 'Shapla Pay', BN: 'শাপলা পে' };
  const form = { code: CODE, name, baseUrl: 'https://shapla.example/', secret, overlapHours };
  await t.db.tx((tx) => registerProvider(t.room, tx, form));
  await t.room.providers.refresh();
}

/** Whether a provider's call signed with this secret is accepted. */
function hears(secret: Buffer): boolean {
  const channel = t.room.channels.find(({ code }) => code === CODE);
  const depositId = 'dep_0198f3c0000070008000000000000001';
  const body = JSON.stringify({ reference: 'sp-1', depositId, outcome: 'failed' });
  const headers = sign(secret, body, t.clock.now());
  return channel?.readCallback({ body: Buffer.from(body), headers }, t.clock.now()) !== null;
}

/** The provider signs with it, and every server has noticed. */
async function uses(secret: Buffer): Promise<void> {
  expect(hears(secret)).toBe(true);
  await expect.poll(() => t.db.read((tx) => usedAt(tx, secret))).toEqual(t.clock.now());
  await t.room.providers.refresh();
}

const usedAt = async (tx: Tx, secret: Buffer) =>
  (
    await tx.one<{ at: Date | null }>(sql`select used_at as at from cashier_provider_key
      where fingerprint = ${fingerprintOf(secret)}`)
  ).at;

/** The secret that the house signs with when it requests a page. */
async function askedWith(): Promise<Buffer | undefined> {
  const calls: { text: string; headers: Record<string, string> }[] = [];
  t.outside = (url, init) => {
    if (new URL(url).host !== 'shapla.example') return null;
    const headers = Object.fromEntries(new Headers(init?.headers).entries());
    calls.push({ text: String(init?.body), headers });
    return Promise.resolve(Response.json({ reference: 'sp-1', url: 'https://shapla.example/1' }));
  };
  await t.ask(await t.member(), 500_00n, CODE);
  await t.pass(0);
  const [call] = calls;
  if (!call) throw new Error('nobody was asked');
  const signed = { body: Buffer.from(call.text), headers: call.headers };
  return [OLD, NEW, NEXT].find((secret) => verifySignature(secret, signed, t.clock.now()));
}

const shown = async () => {
  const call = servedRoutes(t.db, (serve) => hostedRoutes(t.room, serve));
  const rows = await call({} as Caller, consoleRoutes.checkout.providers, {});
  return rows.find(({ code }) => code === CODE)?.keys;
};

describe('a new secret of a payment provider', () => {
  it('is accepted beside the previous one for a day, then alone', async () => {
    await register(OLD);
    await register(NEW);
    expect([OLD, NEW, NEXT].map(hears)).toEqual([true, true, false]);
    expect(await shown()).toMatchObject([{ endsAt: null }, { endsAt: expect.any(String) }]);
    t.clock.advance(24 * HOUR);
    expect([OLD, NEW].map(hears)).toEqual([false, true]);
    expect(await shown()).toMatchObject([{ endsAt: null }]);
  });

  it('is what the house signs with once the provider has used it', async () => {
    // The previous one was used a moment earlier.
    t.clock.advance(HOUR);
    await register(OLD);
    await uses(OLD);
    t.clock.advance(HOUR);
    await register(NEW);
    expect(await askedWith()).toEqual(OLD);
    await uses(NEW);
    expect(await askedWith()).toEqual(NEW);
  });

  it('replaces a leaked one at once', async () => {
    await register(OLD);
    await register(NEW);
    await register(NEXT, 0);
    expect([OLD, NEW, NEXT].map(hears)).toEqual([false, false, true]);
  });

  it('changes nothing when it is the current one', async () => {
    await register(NEXT);
    const before = await shown();
    await register(NEXT);
    expect(await shown()).toEqual(before);
    expect(hears(NEXT)).toBe(true);
  });
});
