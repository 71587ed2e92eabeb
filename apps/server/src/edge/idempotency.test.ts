import { nothing, route } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { member, startToyEdge, type ToyEdge } from '../../../../tests/harness/toy-edge.ts';
import type { MemberId, SessionId } from '../kernel/ids.ts';
import { refuse } from '../kernel/refusal.ts';
import { sql } from '../kernel/sql.ts';

const base = { method: 'POST', summary: 'A toy.', allow: 'session', refusals: [] } as const;
const pay = route({
  ...base,
  path: '/wps/pay',
  keyed: 'edge',
  input: z.object({
    amount: z.string(),
    note: z.string().optional(),
    refuse: z.boolean().optional(),
  }),
  output: z.object({ id: z.string(), amount: z.string() }),
});
const room = route({
  ...base,
  path: '/wps/room',
  keyed: 'room',
  input: nothing,
  output: z.object({ key: z.string() }),
});

let toy: ToyEdge;
let open = true;
beforeAll(async () => {
  toy = await startToyEdge({
    player: [pay, room],
    serve({ player }) {
      player.story(pay, async (tx, input) => {
        const { id } = await tx.one<{ id: bigint }>(
          sql`insert into effect (amount) values (${input.amount}) returning id`,
        );
        if (input.refuse && open) throw refuse('cashier.channel-off');
        return { id: String(id), amount: input.amount };
      });
      player.direct(room, (_, { key }) => ({ key: key ?? '' }));
    },
    deps: { limits: { sessionRate: { max: 10_000, perSeconds: 1 } } },
  });
  await toy.owner.query(`
    create table effect (id bigint generated always as identity, amount text);
    grant select, insert on effect to public`);
  toy.sessions.set('rina', member());
  toy.sessions.set(
    'amin',
    member({ sessionId: 'other' as SessionId, memberId: 'amin' as MemberId }),
  );
});
afterAll(() => toy.close());

const send = (key: string | null, body: unknown, as = 'rina') =>
  toy.call('/wps/pay', {
    method: 'POST',
    as,
    body,
    headers: key === null ? {} : { 'idempotency-key': key },
  });
const effects = async (amount: string) =>
  (
    await toy.db.read((tx) =>
      tx.one<{ n: bigint }>(sql`select count(*) as n from effect where amount = ${amount}`),
    )
  ).n;

describe('a keyed call', () => {
  it('sent 200 times at once has one effect and 200 equal answers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => send('one-key-200', { amount: '200.00' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json.value))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(199);
    expect(await effects('200.00')).toBe(1n);
  });

  it('returns the first answer whatever the order of its fields', async () => {
    const first = await send('field-order', { amount: '1.00', note: 'a' });
    const again = await send('field-order', { note: 'a', amount: '1.00' });
    expect(again.json.value).toEqual(first.json.value);
  });

  it('with another body is refused 422 and has no effect', async () => {
    await send('reused-key', { amount: '2.00' });
    const other = await send('reused-key', { amount: '3.00' });
    expect([other.status, other.json.code]).toEqual([422, 'edge.key-reused']);
    expect(await effects('3.00')).toBe(0n);
  });

  it('of another member is another call', async () => {
    const mine = await send('same-name', { amount: '4.00' });
    const theirs = await send('same-name', { amount: '4.00' }, 'amin');
    expect(theirs.status).toBe(200);
    expect(theirs.json.value.id).not.toBe(mine.json.value.id);
  });

  it('that was refused stores nothing and can be sent again with its key', async () => {
    const refused = await send('refused-key', { amount: '5.00', refuse: true });
    expect(refused.json.code).toBe('cashier.channel-off');
    expect(await effects('5.00')).toBe(0n);
    open = false;
    expect((await send('refused-key', { amount: '5.00', refuse: true })).status).toBe(200);
    expect(await effects('5.00')).toBe(1n);
  });

  it.each([null, 'short', 'with space in it', 'x'.repeat(65)])(
    'needs a proper key: %j is refused',
    async (key) => {
      const answer = await send(key, { amount: '6.00' });
      expect([answer.status, answer.json.code]).toEqual([400, 'edge.key-missing']);
      expect(await effects('6.00')).toBe(0n);
    },
  );

  it('whose room stores the keys receives its key', async () => {
    const headers = { 'idempotency-key': 'for-the-room' };
    const given = await toy.call('/wps/room', { method: 'POST', as: 'rina', body: {}, headers });
    expect(given.json.value).toEqual({ key: 'for-the-room' });
    const missing = await toy.call('/wps/room', { method: 'POST', as: 'rina', body: {} });
    expect(missing.json.code).toBe('edge.key-missing');
  });
});
