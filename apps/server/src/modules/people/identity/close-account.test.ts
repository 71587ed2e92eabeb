import { playerRoutes } from '@nokshi/contract';
import { describe, expect, it } from 'vitest';
import { closeAccount } from './close-account.ts';
import { findMembers } from './list-members.ts';
import { memberAtHome } from '../access/member-at-home.ts';
import { codeOf, PASSWORD } from '../operators/test-people.ts';

const { identity, security } = playerRoutes;
const DAY = 86_400_000;
const at = memberAtHome();
const { login } = at;

describe('closing an account', () => {
  const closeDue = async () => {
    const session = (await at.home.caller()).session;
    const { rows } = await at.test.database.pool.query(
      'select member_id as id from identity_member where username = $1',
      [at.rahim],
    );
    const memberId = session?.memberId ?? rows[0].id;
    await at.test.db.tx((tx) => closeAccount(at.test.identity, tx, { memberId }));
  };

  /** The member at the operator's desk. */
  const listed = () =>
    at.test.db.tx((tx) =>
      findMembers(at.test.identity, tx, { query: at.rahim, cursor: undefined, pageSize: 5 }),
    );

  it('is refused while there is money', async () => {
    const memberId = (await at.home.caller()).session?.memberId ?? '';
    at.test.rich.add(memberId);
    const ask = at.home.call(security.requestClosing, { password: PASSWORD });
    expect(await codeOf(ask)).toBe('wallet.not-empty');
  });

  it('happens a day later and ends the sessions; only who has the password learns why it opens nothing', async () => {
    const { closingAt } = await at.home.call(security.requestClosing, { password: PASSWORD });
    expect(new Date(closingAt).getTime() - at.test.clock.now().getTime()).toBe(DAY);
    await closeDue();
    expect(at.test.closed).toEqual([]);
    at.test.clock.advance(DAY);
    await closeDue();
    expect(at.test.closed).toHaveLength(1);
    const closedAt = at.test.clock.now().toISOString();
    expect((await listed()).rows).toMatchObject([{ restriction: null, closedAt }]);
    expect((await at.home.caller()).session).toBeNull();
    expect(await codeOf(login(at.home))).toBe('identity.not-a-member');
    const wrong = at.home.call(identity.login, { username: at.rahim, password: 'wrong-one' });
    expect(await codeOf(wrong)).toBe('identity.wrong-credentials');
  });

  it('can be undone within the day, and does not happen after a deposit', async () => {
    await at.home.call(security.requestClosing, { password: PASSWORD });
    const twice = at.home.call(security.requestClosing, { password: PASSWORD });
    expect(await codeOf(twice)).toBe('identity.state-wrong');
    await at.home.call(security.undoClosing, {});
    await at.home.call(security.requestClosing, { password: PASSWORD });
    at.test.rich.add((await at.home.caller()).session?.memberId ?? '');
    at.test.clock.advance(DAY);
    await closeDue();
    expect(at.test.closed).toEqual([]);
    await login(at.home);
    expect((await at.home.call(security.security, {})).closingAt).toBeNull();
  });
});
