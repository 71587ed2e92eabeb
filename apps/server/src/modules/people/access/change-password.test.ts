import { describe, expect, it, vi } from 'vitest';
import { FOR_THE_HOUSE } from '../../../kernel/for-whom.ts';
import { memberAtHome } from './member-at-home.ts';
import { codeOf, NEW_PASSWORD } from '../operators/test-people.ts';

const DAY = 86_400_000;
const at = memberAtHome();
const { login, stranger, change } = at;

describe('a password', () => {
  it('is changed with the old one, and ends every other session', async () => {
    const other = stranger();
    await login(other);
    expect(await codeOf(change(at.home, { oldPassword: 'not it at all' }))).toBe(
      'identity.password-wrong',
    );
    await change(at.home);
    expect((await at.home.caller()).session).not.toBeNull();
    expect((await other.caller()).session).toBeNull();
    expect(await codeOf(login(other))).toBe('identity.wrong-credentials');
    await login(other, { password: NEW_PASSWORD });
  });

  it.each([
    ['too short', { newPassword: 'riv7', confirmNewPassword: 'riv7' }, 'identity.password-length'],
    ['written differently', { confirmNewPassword: 'other' }, 'identity.passwords-differ'],
    [
      'known to everybody',
      { newPassword: 'password123', confirmNewPassword: 'password123' },
      'identity.password-common',
    ],
    [
      'known to everybody, in wide letters',
      { newPassword: 'ｐａｓｓｗｏｒｄ１', confirmNewPassword: 'password1' },
      'identity.password-common',
    ],
    [
      'the old one in wide letters',
      { newPassword: 'ｋａｒｎａｐｈｕｌｉ－７', confirmNewPassword: 'ｋａｒｎａｐｈｕｌｉ－７' },
      'identity.password-same',
    ],
  ])('a new one that is %s is refused (V-046)', async (_, wish, due) => {
    expect(await codeOf(change(at.home, wish))).toBe(due);
    await login(stranger());
  });

  it('must be changed first when it is weak or was set by someone else (S-016, S-017)', async () => {
    await at.test.database.pool.query(
      'update identity_member set must_change_password = true where username = $1',
      [at.rahim],
    );
    const { passwordExpired } = await login(at.home);
    expect(passwordExpired).toBe(true);
    expect((await at.home.caller()).session).toMatchObject({ passwordChangeNeeded: true });
    await change(at.home);
    expect((await at.home.caller()).session).toMatchObject({ passwordChangeNeeded: false });
  });

  it('is recognised at log-in when it is on the list of common passwords', async () => {
    const weak = 'password123';
    const hash = await at.test.access.hasher.hash(weak, FOR_THE_HOUSE);
    await at.test.database.pool.query(
      'update identity_member set password_hash = $2 where username = $1',
      [at.rahim, hash],
    );
    expect((await login(at.home, { password: weak })).passwordExpired).toBe(true);
  });
});

describe('an old password', () => {
  it('must be changed where the brand expires passwords (A-041)', async () => {
    at.test.clock.advance(91 * DAY);
    expect((await login(at.home)).passwordExpired).toBe(false);
    const flag = vi
      .spyOn(at.test.identity.site, 'flag')
      .mockImplementation((name) => name === 'PWDEXPFORCECHANGE3');
    expect((await login(at.home)).passwordExpired).toBe(true);
    flag.mockRestore();
  });
});
