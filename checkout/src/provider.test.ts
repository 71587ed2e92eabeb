import { expect, test } from 'vitest';
import { half } from './play-case.ts';
import { createProvider } from './provider.ts';
import { type Case, CASES, openRecord } from './record.ts';
import { isSigned } from './signature.ts';

const secret = Buffer.alloc(32, 3);
const WISH = {
  key: 'one',
  depositId: 'dep_1',
  amount: '500.00',
  expiresAt: 60_000,
  returnPath: '/back',
  callbackPath: '/call',
};

/** What the merchant hears of a case, with the second it hears it in. */
async function heardOf(played: Case, answers: (call: number) => number = () => 200) {
  let now = 0;
  const heard: unknown[] = [];
  const provider = createProvider({
    record: openRecord(null),
    secret,
    houseUrl: 'http://house',
    now: () => now,
    newReference: () => 'shp-1',
    fetch: (_url, init) => {
      const body = String(init?.body);
      const headers = Object.fromEntries(new Headers(init?.headers).entries());
      expect(isSigned(secret, { headers, body, now })).toBe(true);
      const { outcome, amount } = JSON.parse(body) as { outcome: string; amount?: string };
      heard.push([now / 1_000, outcome, ...(amount ? [amount] : [])]);
      return Promise.resolve(new Response('{}', { status: answers(heard.length) }));
    },
  });
  const { reference } = provider.create(WISH);
  provider.play(reference, played);
  for (; now <= 120_000; now += 1_000) await provider.callDue();
  return { heard, state: provider.find(reference)?.state };
}

test.each<[Case, unknown[], string]>([
  ['pay', [[0, 'paid', '500.00']], 'paid'],
  ['fail', [[0, 'failed']], 'failed'],
  ['less', [[0, 'paid', '250.00']], 'paid'],
  [
    'twice',
    [
      [0, 'paid', '500.00'],
      [1, 'paid', '500.00'],
    ],
    'paid',
  ],
  ['late', [[65, 'paid', '500.00']], 'paid'],
  [
    'taken-back',
    [
      [0, 'paid', '500.00'],
      [10, 'reversed'],
    ],
    'reversed',
  ],
  ['silent', [], 'paid'],
])('a payment that ends %s is reported to the merchant', async (played, heard, state) => {
  expect(await heardOf(played)).toEqual({ heard, state });
});

test('a merchant that does not answer is called again, each time later', async () => {
  const { heard } = await heardOf('pay', (call) => (call < 4 ? 503 : 200));
  expect(heard.map((call) => (call as number[])[0])).toEqual([0, 1, 3, 7]);
});

test('one key is one payment, and what has an end keeps it', () => {
  const provider = createProvider({
    record: openRecord(null),
    secret,
    houseUrl: 'http://house',
    now: () => 0,
    newReference: () => 'shp-1',
    fetch,
  });
  expect(provider.create(WISH)).toEqual(provider.create({ ...WISH, amount: '9.00' }));
  provider.play('shp-1', 'fail');
  for (const played of CASES) expect(provider.play('shp-1', played)?.state).toBe('failed');
  expect(provider.play('shp-2', 'pay')).toBeUndefined();
});

test('half of an amount is whole paisa', () => {
  expect(['500.00', '0.01', '33.33'].map(half)).toEqual(['250.00', '0.01', '16.66']);
});
