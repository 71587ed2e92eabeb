import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, httpClient, refused } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { proposals, identity: desk } = consoleRoutes;
const REASON = 'as agreed at the desk';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
});
afterAll(() => house.close());

describe('four eyes', () => {
  let second: HttpClient;
  const rule = (act: 'identity.freeze' | 'proposals.set-rule', needed: boolean) =>
    admin.call(proposals.setRule, { act, needed, above: null, reason: REASON });
  beforeAll(async () => {
    second = httpClient(house.consoleOrigin);
    await house.database.pool.query(
      `insert into operators_operator select (jsonb_populate_record(o, jsonb_build_object(
         'operator_id', gen_random_uuid(), 'username', 'second', 'roles', array['admin']))).*
       from operators_operator o where o.username = 'admin'`,
    );
    await second.call(desk.login, { username: 'second', password: PASSWORD });
  });

  it('an act that needs a second person waits, and is done when another one approves', async () => {
    const member = await house.member();
    const wish = { id: member.memberId, reason: 'chargebacks' };
    expect(await rule('identity.freeze', true)).toEqual({ proposal: null });
    const { proposal: id } = await admin.call(desk.freeze, wish);
    expect(id).toMatch(/^prp_/);
    expect(await refused(admin.call(desk.freeze, wish))).toBe('proposals.waiting');
    expect((await admin.call(desk.member, wish)).restriction).toBeNull();
    const [mine] = (await admin.call(proposals.proposals, { state: 'PENDING' })).rows;
    expect(mine).toMatchObject({ id, own: true, mayDecide: false, label: member.username });
    const given = { id: id ?? '' };
    expect(await refused(admin.call(proposals.approve, given))).toBe('proposals.own-proposal');
    const support = await house.operator('support');
    expect((await support.call(proposals.proposals, {})).rows).toEqual([]);
    expect(await refused(support.call(proposals.approve, given))).toBe('edge.forbidden');
    await second.call(proposals.approve, given);
    expect((await admin.call(desk.member, wish)).restriction).toBe('frozen');
    expect(await refused(second.call(proposals.approve, given))).toBe('proposals.state-wrong');
    const log = (await admin.call(consoleRoutes.records.audit, {})).rows;
    expect(log.slice(0, 3).map(({ act, operator }) => `${act} ${operator}`)).toEqual([
      'identity.freeze second',
      'proposals.approve second',
      'proposals.propose admin',
    ]);
    const { rows } = await house.database.pool.query(
      'select kind, made_by, reason from identity_standing_change order by change_id desc limit 1',
    );
    expect(rows[0]).toEqual({ kind: 'frozen', made_by: 'second', reason: 'chargebacks' });
    await expect(member.call(playerRoutes.identity.memberInfo, {})).rejects.toThrow(
      'edge.session-ended',
    );
  });

  it('a balance is changed by hand by two people alone, whatever is set', async () => {
    const alone = await startHouse();
    const only = await alone.operator('admin');
    const wish = { way: 'give', amount: '25.00', cause: 'goodwill', reason: REASON } as const;
    const { memberId } = await alone.member();
    const asked = { ...wish, id: memberId, words: 'Sorry for the wait.' };
    const { adjustments } = consoleRoutes;
    expect(await refused(only.call(adjustments.adjust, asked))).toBe('proposals.nobody-else');
    await alone.close();

    const member = await house.member();
    const give = { ...asked, id: member.memberId };
    const balance = async () => (await member.call(playerRoutes.wallet.balance, {})).sumBalance;
    const none = { act: 'cashier.adjust', needed: false, above: null, reason: REASON } as const;
    expect(await refused(admin.call(proposals.setRule, none))).toBe('proposals.always-two');
    const { proposal } = await admin.call(adjustments.adjust, give);
    expect(await balance()).toBe('0.00');
    const [waits] = (await second.call(proposals.proposals, { state: 'PENDING' })).rows;
    expect(waits?.changes).toContainEqual({ field: 'balance', from: '0.00', to: '25.00' });
    await second.call(proposals.approve, { id: proposal ?? '' });
    expect(await balance()).toBe('25.00');
    const { rows } = await admin.call(adjustments.list, { memberId: member.memberId });
    expect(rows).toMatchObject([{ proposedBy: 'admin', approvedBy: 'second', amount: '25.00' }]);
    const entries = await member.call(playerRoutes.records.entries, {});
    expect(entries.rows).toMatchObject([{ kind: 'adjustment', amount: '25.00' }]);
  });

  it('what the act refuses leaves the proposal undecided; it can be rejected', async () => {
    const member = await house.member();
    const { proposal } = await admin.call(desk.freeze, { id: member.memberId, reason: 'doubt' });
    const id = proposal ?? '';
    // Another operator freezes the member while it waits, where one person is enough for that.
    const loosened = await rule('identity.freeze', false);
    await second.call(proposals.approve, { id: loosened.proposal ?? '' });
    await second.call(desk.freeze, { id: member.memberId, reason: 'asked by phone' });
    await rule('identity.freeze', true);
    expect(await refused(second.call(proposals.approve, { id }))).toBe('identity.state-wrong');
    await second.call(proposals.reject, { id, reason: 'done already' });
    const { rows } = await admin.call(proposals.proposals, { state: 'REJECTED' });
    expect(rows[0]).toMatchObject({ id, decidedBy: 'second', note: 'done already' });
  });

  it('a proposal can be taken back by who made it, and expires after three days', async () => {
    const member = await house.member();
    const wish = { id: member.memberId, reason: 'doubt' };
    const one = (await admin.call(desk.freeze, wish)).proposal ?? '';
    expect(await refused(second.call(proposals.withdraw, { id: one }))).toBe(
      'proposals.proposal-unknown',
    );
    await admin.call(proposals.withdraw, { id: one });
    const two = (await admin.call(desk.freeze, wish)).proposal ?? '';
    await house.database.pool.query(
      `update proposals_proposal set proposed_at = now() - interval '4 days',
         expires_at = now() - interval '1 day' where state = 'PENDING'`,
    );
    expect(await refused(second.call(proposals.approve, { id: two }))).toBe('proposals.expired');
    await house.database.pool.query(
      "update kernel_job set run_at = now() - interval '1 second' where name = 'proposals.expire'",
    );
    await house.runJobs();
    const { rows } = await admin.call(proposals.proposals, { state: 'EXPIRED' });
    expect(rows[0]).toMatchObject({ id: two, state: 'EXPIRED', mayDecide: false });
  });

  it('to ask for no second person any more needs one, where that is asked for', async () => {
    await rule('proposals.set-rule', true);
    const { proposal } = await rule('identity.freeze', false);
    expect(proposal).toMatch(/^prp_/);
    await second.call(proposals.approve, { id: proposal ?? '' });
    const rules = await admin.call(proposals.rules, {});
    expect(rules.find(({ act }) => act === 'identity.freeze')).toMatchObject({ needed: false });
  });

  it('is not asked for where there is no second person', async () => {
    const alone = { act: 'identity.set-roles', needed: true, above: null, reason: REASON } as const;
    await house.database.pool.query(
      "update operators_operator set state = 'DISABLED' where username = 'second'",
    );
    const asked = refused(admin.call(proposals.setRule, alone));
    expect(await asked).toBe('proposals.nobody-else');
  });
});
