import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type DepositId, fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { expireDeposit } from './expire-deposit.ts';
import { listCallbacks } from './list-callbacks.ts';
import { readDeposit } from './read-deposit.ts';
import { sendDemoCallback } from './send-demo-callback.ts';
import { verifySignature } from '../channels/signature.ts';
import { openTestCashier } from '../test-cashier.ts';

const t = openTestCashier();
const read = (memberId: MemberId, id: string) =>
  t.db.read((tx) => readDeposit(t.room, tx, { memberId, id }));

test('demo bank: calls back after four seconds, and once more', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 100_00n);
  await t.pass(3);
  expect((await read(member, id)).state).toBe('PENDING');
  await t.pass(1);
  expect((await read(member, id)).state).toBe('CREDITED');
  expect(t.answers).toEqual([200]);
  await t.pass(4);
  expect(t.answers).toEqual([200, 200]);
  expect(await t.cash(member)).toBe(100_00n);
  await t.pass(1800);
  expect((await read(member, id)).state).toBe('CREDITED');
});

test('demo bank: .17 fails and .19 reports in the wrong order', async () => {
  const member = await t.member();
  const [fails, mixed] = [await t.ask(member, 100_17n), await t.ask(member, 100_19n)];
  for (let second = 0; second < 20; second += 1) await t.pass(1);
  expect(await read(member, fails.id)).toMatchObject({
    state: 'FAILED',
    reason: 'provider-failed',
  });
  expect(await read(member, mixed.id)).toMatchObject({ state: 'CREDITED' });
  const { rows } = await t.db.read((tx) => listCallbacks(tx, { pageSize: 100 }));
  const of = (id: string) =>
    rows
      .filter((r) => r.depositId === id)
      .map((r) => r.effect)
      .toReversed();
  expect(of(fails.id)).toEqual(['fail', 'ignored']);
  expect(of(mixed.id)).toEqual(['pay', 'ignored', 'repeated', 'ignored']);
  expect(await t.cash(member)).toBe(100_19n);
});

test('demo bank: an unanswered callback is sent again later', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 100_00n);
  const { fetch } = t.room;
  Object.assign(t.room, { fetch: () => Promise.reject(new Error('connection reset')) });
  await t.pass(8);
  expect((await read(member, id)).state).toBe('PENDING');
  Object.assign(t.room, { fetch });
  await t.pass(120);
  expect((await read(member, id)).state).toBe('CREDITED');
  expect(await t.cash(member)).toBe(100_00n);
});

test('demo bank: a send that runs twice, as after a crash, credits once', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 100_00n);
  const body = { reference: 'once', depositId: id, outcome: 'paid', amount: '100.00' };
  await Promise.all([sendDemoCallback(t.room, body), sendDemoCallback(t.room, body)]);
  expect(await t.cash(member)).toBe(100_00n);
});

test('demo bank: an expiry that runs twice changes nothing the second time', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 100_17n);
  const depositId = fromWire('dep', id) as DepositId;
  const expire = () => t.db.tx((tx) => expireDeposit(t.room, tx, { depositId }));
  await Promise.all([expire(), expire()]);
  expect((await read(member, id)).steps.map((step) => step.state)).toEqual(['PENDING', 'EXPIRED']);
});

test('demo bank: a payment that races the expiry ends credited', async () => {
  const member = await t.member();
  const { id } = await t.ask(member, 100_00n);
  const depositId = fromWire('dep', id) as DepositId;
  await Promise.all([
    t.call({ reference: 'race', depositId: id, outcome: 'paid', amount: '100.00' }),
    t.db.tx((tx) => expireDeposit(t.room, tx, { depositId })),
  ]);
  expect((await read(member, id)).state).toBe('CREDITED');
  expect(await t.cash(member)).toBe(100_00n);
});

test('demo bank: the ledger verifies after all of it', async () => {
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0 });
});

test('demo bank: a call over a real connection carries the signature of its exact body', async () => {
  const seen: { path: string; holds: boolean; type: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const call = { body: Buffer.concat(chunks), headers };
      seen.push({
        path: request.url ?? '',
        holds: verifySignature(t.room.demoBankSecret, call, t.clock.now()),
        type: headers['content-type'] ?? '',
      });
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const room = { ...t.room, fetch, selfUrl: () => `http://127.0.0.1:${port}` };
  const body = { reference: 'a', depositId: `dep_${'1'.repeat(32)}`, outcome: 'failed' };
  await sendDemoCallback(room, body);
  await new Promise((closed) => server.close(closed));
  expect(seen).toEqual([
    { path: '/wps/cashier/callbacks/demo-bank', holds: true, type: 'application/json' },
  ]);
});
