import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../../tests/harness/database.ts';
import { sql } from '../../../kernel/sql.ts';
import { openTestRoom, PASSWORD, type TestRoom } from '../operators/test-people.ts';

const { identity, referral } = playerRoutes;
const CODE = /^[34679CDFGHJKMNPQRTVWX]{8}$/;

describe('an invitation code', () => {
  let test: TestRoom;
  beforeAll(async () => {
    test = await openTestRoom();
  });
  afterAll(() => test.close());

  const register = async (username: string, referralCode?: string) => {
    const browser = test.browser();
    const form = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true };
    await browser.call(identity.register, { ...form, referralCode });
    return { browser, code: (await browser.call(referral.own, {})).code };
  };

  it('is each member’s own and says nothing about the account', async () => {
    const [anwar, bilkis] = [await register('anwar'), await register('bilkis')];
    for (const { code } of [anwar, bilkis]) expect(code).toMatch(CODE);
    expect(anwar.code).not.toBe(bilkis.code);
  });

  it('counts who came by the name that was the code before', async () => {
    const { browser, code } = await register('chitra');
    const refused = register('dipa', 'chitra');
    await expect(refused).rejects.toMatchObject({ code: 'identity.invitation-wrong' });
    await test.db.tx((tx) =>
      tx.run(sql`
        insert into identity_invitation_code (brand_id, code, member_id, own)
        select brand_id, username, member_id, false from identity_member
        where username = 'chitra'`),
    );
    await register('dipa', 'Chitra');
    await register('esha', code);
    expect(await browser.call(referral.own, {})).toMatchObject({ code, members: 2 });
  });
});

describe('the migration', () => {
  let made: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    made = await createTestDatabase();
  });
  afterAll(() => made.drop());

  const FILE = join(import.meta.dirname, 'migrations/0051-invitation-codes.sql');
  const rows = async (text: string) => (await made.pool.query(text)).rows;

  it('gives every member a code, keeps names that were shared, and no number', async () => {
    await made.pool.query('drop table identity_invitation_code');
    await made.pool.query(`
      insert into identity_member (member_id, brand_id, username, nickname, type, password_hash,
        password_changed_at, language, terms_version, terms_agreed_at, age_agreed, registered_at,
        registered_ip, referral_code)
      select gen_random_uuid(), 'nokshi', username, username, type, 'none', now(), 'EN', '1', now(),
        18, now(), '127.0.0.1', referral
      from (values ('anwar', 0, null), ('8801712000000', 0, null), ('free-1', 4, null),
        ('bilkis', 0, 'anwar'), ('chitra', 0, '8801712000000'), ('dipa', 0, 'gone'))
        m (username, type, referral)`);
    await made.pool.query(readFileSync(FILE, 'utf8'));
    const codes = await rows(`
      select username, max(code) filter (where own) as own, max(code) filter (where not own) as old
      from identity_member left join identity_invitation_code using (member_id)
      group by username order by username`);
    const own = new Map(codes.map((row) => [row.username, row.own]));
    for (const [username, code] of own)
      if (username === 'free-1') expect(code).toBeNull();
      else expect(code.toUpperCase()).toMatch(CODE);
    expect(codes.flatMap(({ old }) => (old ? [old] : []))).toEqual([
      'anwar',
      'bilkis',
      'chitra',
      'dipa',
    ]);
    const invited = await rows(
      'select username, referral_code as code from identity_member where referral_code is not null order by 1',
    );
    expect(invited).toEqual([
      { username: 'bilkis', code: own.get('anwar') },
      { username: 'chitra', code: own.get('8801712000000') },
      { username: 'dipa', code: 'gone' },
    ]);
  });
});
