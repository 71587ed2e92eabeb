import { beforeAll, expect, it } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();

beforeAll(async () => {
  await t.database.pool.query(`
    create table noted (lane int, batch bigint, word text);
    grant select, insert on noted to public;
    create function test_note(
      p_lane int, p_at timestamptz, p_count int, p_ids uuid[], p_numbers bigint[], p_words text[],
      p_bytes bytea[]
    ) returns void language plpgsql as $$
    begin
      if 'no' = any (p_words) then
        raise exception using errcode = 'NK400', message = 'edge.busy';
      end if;
      insert into noted select p_lane, wallet_current_batch(p_lane), word from unnest(p_words) word;
    end $$;
    select wallet_add_rider('test_note');`);
  t.wallet.registerRider({ name: 'note', sqlFunction: 'test_note' });
});

const note = (word: string) => [{ rider: 'note', words: [word] }];
const ride = (memberId: MemberId, word: string) =>
  t.wallet.ride({ memberId, asset: 'BDT', rides: note(word) });
const noted = async (word: string) =>
  (await t.database.pool.query('select batch from noted where word = $1', [word])).rows;

it('rows without money are written in their lane without a batch', async () => {
  const member = await t.member(100n);
  await ride(member, 'alone');
  const { batch } = await t.wallet.post(t.posting(member, [{ amount: -1n }]));
  expect(await noted('alone')).toEqual([{ batch: String(batch) }]);
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0 });
});

it('they share a batch with postings, and a refusal is theirs alone', async () => {
  const member = await t.member(100n);
  t.told.length = 0;
  const settled = await Promise.allSettled([
    t.wallet.post(t.posting(member, [{ amount: -1n }], { rides: note('paid') })),
    ride(member, 'together'),
    ride(member, 'no'),
    t.wallet.post(t.posting(member, [{ amount: -2n }])),
  ]);
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await noted('together')).toHaveLength(1);
  expect(await t.cash(member)).toBe(97n);
  expect(t.told).toHaveLength(2);
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0 });
});

it('in a story they are written with it or not at all, before what the story pays', async () => {
  const member = await t.member(100n);
  const story = (word: string, fails: boolean) =>
    t.db.tx(async (tx) => {
      await t.wallet.rideIn(tx, { memberId: member, asset: 'BDT', rides: note(word) });
      await t.wallet.transfer(tx, t.posting(member, [{ amount: -1n }]));
      if (fails) throw new Error('undone');
    });
  await story('told', false);
  await expect(story('undone', true)).rejects.toThrow('undone');
  await expect(story('no', false)).rejects.toMatchObject({ code: 'edge.busy' });
  expect(await noted('told')).toHaveLength(1);
  expect(await noted('undone')).toEqual([]);
  expect(await t.cash(member)).toBe(99n);
  expect(await t.wallet.verify('full')).toMatchObject({ differences: 0 });
});
