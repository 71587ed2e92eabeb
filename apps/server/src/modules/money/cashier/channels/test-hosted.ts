import { toDecimal } from '@nokshi/money';
import { beforeAll, beforeEach } from 'vitest';
import { fromWire, type MemberId } from '../../../../kernel/ids.ts';
import { readDeposit } from '../deposits/read-deposit.ts';
import { receiveCallback } from '../deposits/receive-callback.ts';
import type { TestCashier } from '../test-cashier.ts';
import type { CallbackBody } from './callback-body.ts';
import { registerProvider } from './hosted-providers.ts';
import { readPayment } from '../deposits/read-payment.ts';
import { sign, verifySignature } from './signature.ts';

export const CODE = 'lotus-pay';
export const SECRET = Buffer.alloc(32, 5);

type Status = { state: string; amount?: string };

/** A payment provider that answers as the test decides; it is registered before the first test. */
export function hostedActs(t: TestCashier) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const said = { pages: true, status: { state: 'open' } as Status, silent: false };
  beforeAll(async () => {
    t.outside = (url, init) => {
      const { host, pathname } = new URL(url);
      if (host !== 'lotus.example') return null;
      return Promise.resolve(answer(pathname, String(init?.body), new Headers(init?.headers)));
    };
    await t.db.tx((tx) =>
      registerProvider(t.room, tx, {
        code: CODE,
        name: { EN: 'Lotus Pay', BN: 'পদ্ম পে' },
        baseUrl: 'https://lotus.example/',
        secret: SECRET,
      }),
    );
    await t.room.providers.refresh();
  });
  beforeEach(() => {
    asked.length = 0;
    Object.assign(said, { pages: true, status: { state: 'open' }, silent: false });
  });

  function answer(path: string, text: string, headers: Headers): Response {
    const call = { body: Buffer.from(text), headers: Object.fromEntries(headers.entries()) };
    if (!verifySignature(SECRET, call, t.clock.now())) return new Response('', { status: 401 });
    const body = JSON.parse(text) as Record<string, unknown>;
    asked.push({ path, body });
    if (said.silent) return new Response('', { status: 503 });
    if (path === '/v1/status') return Response.json(said.status);
    if (!said.pages) return new Response('', { status: 500 });
    const reference = `lp-${String(body['key'])}`;
    return Response.json({ reference, url: `https://lotus.example/pay/${reference}` });
  }

  /** The paths requested about one deposit, oldest first. */
  const askedOf = (id: string) =>
    asked
      .filter(({ body }) => body['depositId'] === id || body['reference'] === refOf(id))
      .map(({ path }) => path);
  const refOf = (id: string) => `lp-${fromWire('dep', id)}`;
  return {
    asked,
    askedOf,
    said,
    refOf,
    ask: (member: MemberId, amount = 500_00n) => t.ask(member, amount, CODE),
    call: (body: CallbackBody, headers: Record<string, string> = {}) => {
      t.clock.advance(1);
      const text = JSON.stringify(body);
      const all = { ...sign(SECRET, text, t.clock.now()), ...headers };
      return t.db.tx((tx) =>
        receiveCallback(t.room, tx, { channel: CODE, body: Buffer.from(text), headers: all }),
      );
    },
    paid: (id: string, amount = 500_00n, reference = refOf(id)): CallbackBody => ({
      reference,
      depositId: id,
      outcome: 'paid',
      amount: toDecimal(amount),
    }),
    told: (id: string, outcome: 'failed' | 'reversed'): CallbackBody => ({
      reference: refOf(id),
      depositId: id,
      outcome,
    }),
    look: (memberId: MemberId, id: string) =>
      t.db.read((tx) => readDeposit(t.room, tx, { memberId, id })),
    payment: (memberId: MemberId, id: string) =>
      t.db.read((tx) => readPayment(tx, { memberId, id })),
  };
}
