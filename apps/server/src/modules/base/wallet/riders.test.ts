import { beforeAll, expect, it } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();

beforeAll(async () => {
  await t.database.pool.query(`
    create table ridden (lane int, batch bigint, at timestamptz, word text, amount bigint);
    grant select, insert on ridden to public;
    create function test_ride(
      p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
      p_bytes bytea[]
    ) returns void language plpgsql as $$
    begin
      if 'no' = any (p_words) then
        raise exception using errcode = 'NK400', message = 'limits.stake-limit',
          detail = '{"limit":"5.00"}';
      end if;
      if 'broken' = any (p_words) then
        perform 1 / 0;
      end if;
      insert into ridden select p_lane, wallet_current_batch(p_lane), p_at, r.word, r.amount
        from unnest(p_words, p_numbers) r (word, amount);
    end $$;
    select wallet_add_rider('test_ride');`);
  t.wallet.registerRider({ name: 'test', sqlFunction: 'test_ride' });
});

const spin = (member: MemberId, word: string) =>
  t.posting(member, [{ amount: -10n }], {
    rides: [{ rider: 'test', words: [word], numbers: [10n] }],
  });
const ridden = async (word: string) =>
  (await t.database.pool.query('select * from ridden where word = $1', [word])).rows;

it('a rider writes its rows in the commit of its posting and knows its batch', async () => {
  const member = await t.member(100n);
  const { lane, batch, at } = await t.wallet.post(spin(member, 'alone'));
  expect(await ridden('alone')).toEqual([
    { lane, batch: String(batch), at, word: 'alone', amount: '10' },
  ]);
  const moved = await t.db.tx((tx) => t.wallet.transfer(tx, spin(member, 'story')));
  expect(await ridden('story')).toMatchObject([{ batch: String(moved.batch) }]);
});

it('a rider’s refusal fails only the guilty posting, with its code and facts', async () => {
  const members = await Promise.all(Array.from({ length: 60 }, () => t.member(100n)));
  const settled = await Promise.allSettled(
    members.map((m, i) => t.wallet.post(spin(m, i % 20 === 7 ? 'no' : 'together'))),
  );
  settled.forEach((s, i) => {
    if (i % 20 !== 7) expect(s.status).toBe('fulfilled');
    else
      expect(s).toMatchObject({
        reason: { code: 'limits.stake-limit', facts: { value: { limit: '5.00' } } },
      });
  });
  expect(await ridden('together')).toHaveLength(57);
  expect(await ridden('no')).toHaveLength(0);
  expect(await t.cash(members[7] as MemberId)).toBe(100n);
});

it('a fault of a rider fails its posting and no other', async () => {
  const members = await Promise.all(Array.from({ length: 30 }, () => t.member(100n)));
  const settled = await Promise.allSettled(
    members.map((m, i) => t.wallet.post(spin(m, i === 3 ? 'broken' : 'whole'))),
  );
  expect(settled.filter((s) => s.status === 'rejected')).toHaveLength(1);
  expect(settled[3]).toMatchObject({ reason: { message: expect.stringContaining('22012') } });
  expect(await ridden('whole')).toHaveLength(29);
});

it('rows of a posting whose member cannot pay are not written', async () => {
  const member = await t.member(9n);
  await expect(t.wallet.post(spin(member, 'poor'))).rejects.toMatchObject({
    code: 'wallet.insufficient',
  });
  expect(await ridden('poor')).toHaveLength(0);
});

it('a repeated posting does not run its rider again', async () => {
  const member = await t.member(100n);
  const posting = spin(member, 'twice');
  await t.wallet.post(posting);
  expect((await t.wallet.post(posting)).outcome).toBe('repeated');
  expect(await ridden('twice')).toHaveLength(1);
});

it('a rider that is not registered, or whose name is no function name, is a fault', async () => {
  const member = await t.member(100n);
  const rides = [{ rider: 'unknown' }];
  const posting = t.posting(member, [{ amount: -1n }], { rides });
  await expect(t.wallet.post(posting)).rejects.toThrow('no rider is registered as unknown');
  const odd = { name: 'odd', sqlFunction: 'x(); drop table wallet_entry; --' };
  expect(() => t.wallet.registerRider(odd)).toThrow('names no rider function');
});
