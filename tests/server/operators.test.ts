import { consoleRoutes, OPERATOR_ROLES, playerRoutes, ROLE_PERMISSIONS } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../harness/authenticator.ts';
import { type HttpClient, httpClient } from '../harness/client.ts';
import { PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';

const { operators, proposals, identity: desk } = consoleRoutes;
const REASON = 'as agreed at the desk';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
});
afterAll(() => house.close());

const refused = async (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (err: Error) => err.message.split(':')[0],
  );
const list = async () => admin.call(operators.operators, {});
const idOf = async (username: string) =>
  (await list()).find((row) => row.username === username)?.id ?? '';
const acts = async (act: string) => (await admin.call(consoleRoutes.records.audit, { act })).rows;

describe('an invitation', () => {
  let secret = '';
  it('makes an operator without any right, and a link that is told once', async () => {
    const link = await admin.call(operators.invite, { username: 'Rina.Das' });
    secret = link.secret;
    const row = (await list()).find(({ id }) => id === link.id);
    expect(row).toMatchObject({ username: 'rina.das', roles: [], state: 'INVITED', own: false });
    expect(row?.linkUntil).toBe(link.until);
    expect(JSON.stringify(await acts('identity.invite-operator'))).not.toContain(secret);
    expect(await refused(admin.call(operators.invite, { username: 'rina.das' }))).toBe(
      'identity.username-taken',
    );
  });

  it('opens once, asks for a password, then for a second factor before anything else', async () => {
    const rina = httpClient(house.consoleOrigin);
    expect(await rina.call(operators.readLink, { secret })).toMatchObject({ username: 'rina.das' });
    const weak = { secret, newPassword: 'rina', confirmNewPassword: 'rina' };
    expect(await refused(rina.call(operators.useLink, weak))).toBe('identity.password-length');
    const words = { secret, newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    const { operator } = await rina.call(operators.useLink, words);
    expect(operator).toMatchObject({ roles: [], permissions: [], factorSetupNeeded: true });
    expect(await refused(rina.call(operators.useLink, words))).toBe('identity.link-ended');
    expect(await refused(rina.call(proposals.proposals, {}))).toBe(
      'identity.second-factor-setup-needed',
    );
    const factor = await rina.call(desk.beginFactor, {});
    await rina.call(desk.confirmFactor, { code: codeOf(factor.secret) });
    expect((await rina.call(proposals.proposals, {})).rows).toEqual([]);
  });

  it('a link that was renewed opens nothing any more', async () => {
    const first = await admin.call(operators.invite, { username: 'late.comer' });
    const second = await admin.call(operators.renewLink, { id: first.id });
    const read = (given: string) =>
      refused(httpClient(house.consoleOrigin).call(operators.readLink, { secret: given }));
    expect(await read(first.secret)).toBe('identity.link-ended');
    expect(await read(second.secret)).toBe('done');
  });
});

describe('roles', () => {
  it('are in force at the next request of an open session', async () => {
    const support = await house.operator('support');
    const id = await idOf('opsupport');
    const read = () => refused(support.call(consoleRoutes.site.status, {}));
    expect(await read()).toBe('done');
    await admin.call(operators.setRoles, { id, roles: ['finance'], reason: REASON });
    expect(await read()).toBe('edge.forbidden');
    await admin.call(operators.setRoles, { id, roles: ['finance', 'support'], reason: REASON });
    expect(await read()).toBe('done');
    const [act] = await acts('identity.set-roles');
    expect(act).toMatchObject({
      object: id,
      facts: { to: ['finance', 'support'], reason: REASON },
    });
  });

  it('of one’s own making allow what was chosen, for all who have them', async () => {
    const risk = await house.operator('risk');
    const id = await idOf('oprisk');
    const permissions = ['site.read', 'records.audit'] as const;
    const role = { id: 'night-desk', permissions: [...permissions], reason: REASON };
    await admin.call(operators.saveRole, role);
    await admin.call(operators.setRoles, { id, roles: ['night-desk'], reason: REASON });
    const { operator } = await risk.call(desk.sessionInfo, {});
    expect(operator.permissions).toEqual([...permissions]);
    await admin.call(operators.saveRole, { ...role, permissions: ['site.read'] });
    expect((await risk.call(desk.sessionInfo, {})).operator.permissions).toEqual(['site.read']);
    expect(await refused(admin.call(operators.dropRole, { id: 'night-desk' }))).toBe(
      'identity.role-in-use',
    );
    await admin.call(operators.setRoles, { id, roles: ['risk'], reason: REASON });
    await admin.call(operators.dropRole, { id: 'night-desk' });
    const roles = await admin.call(operators.roles, {});
    expect(roles.map((each) => each.id)).toEqual([...OPERATOR_ROLES]);
    for (const each of OPERATOR_ROLES)
      expect(roles.find((row) => row.id === each)?.permissions).toEqual([
        ...ROLE_PERMISSIONS[each],
      ]);
  });

  it('of the house cannot be changed', async () => {
    const wish = { id: 'support', permissions: ['site.read' as const], reason: REASON };
    expect(await refused(admin.call(operators.saveRole, wish))).toBe('identity.role-built-in');
  });

  it('nobody raises oneself, nor gives what one does not have', async () => {
    const content = await house.operator('content');
    const [own, other] = [await idOf('opcontent'), await idOf('oprisk')];
    const clerk = { id: 'clerk', permissions: ['identity.operators' as const], reason: REASON };
    await admin.call(operators.saveRole, clerk);
    await admin.call(operators.setRoles, { id: own, roles: ['clerk'], reason: REASON });
    const give = (id: string, role: string) =>
      refused(content.call(operators.setRoles, { id, roles: [role], reason: REASON }));
    expect(await give(own, 'admin')).toBe('identity.own-account');
    expect(await give(other, 'admin')).toBe('identity.more-than-own');
    expect(await refused(content.call(operators.renewLink, { id: other }))).toBe(
      'identity.more-than-own',
    );
    const wider = { ...clerk, permissions: ['identity.operators', 'site.read'] as const };
    expect(
      await refused(
        content.call(operators.saveRole, { ...wider, permissions: [...wider.permissions] }),
      ),
    ).toBe('identity.own-account');
    await admin.call(operators.setRoles, { id: own, roles: ['content'], reason: REASON });
  });

  it('the last administrator stays one', async () => {
    const second = await house.operator('finance');
    const [first, other] = [await idOf('admin'), await idOf('opfinance')];
    await admin.call(operators.setRoles, { id: other, roles: ['admin'], reason: REASON });
    await second.call(operators.setRoles, { id: first, roles: ['admin', 'risk'], reason: REASON });
    await admin.call(operators.disable, { id: other, reason: REASON });
    expect(await refused(second.call(desk.sessionInfo, {}))).toBe('edge.session-ended');
    await admin.call(operators.enable, { id: other, reason: REASON });
    await house.database.pool.query(
      "update identity_operator set state = 'DISABLED' where username = 'opfinance'",
    );
    await house.database.pool.query(
      `insert into identity_role values ('nokshi', 'all', $1, now())
       on conflict (brand_id, role_id) do nothing`,
      [[...ROLE_PERMISSIONS.admin]],
    );
    const risk = await house.operator('risk');
    const riskId = await idOf('oprisk');
    await admin.call(operators.setRoles, { id: riskId, roles: ['all'], reason: REASON });
    const fall = { id: first, roles: ['support'], reason: REASON };
    expect(await refused(risk.call(operators.setRoles, fall))).toBe('identity.last-admin');
    expect(await refused(risk.call(operators.disable, { id: first, reason: REASON }))).toBe(
      'identity.last-admin',
    );
    await admin.call(operators.setRoles, { id: riskId, roles: ['risk'], reason: REASON });
    await admin.call(operators.enable, { id: other, reason: REASON });
    await admin.call(operators.setRoles, { id: other, roles: ['finance'], reason: REASON });
  });

  it('two administrators who take each other’s rights at once leave one', async () => {
    const second = await house.operator('finance');
    const [first, other] = [await idOf('admin'), await idOf('opfinance')];
    await admin.call(operators.setRoles, { id: other, roles: ['admin'], reason: REASON });
    const said = await Promise.all([
      refused(admin.call(operators.setRoles, { id: other, roles: [], reason: REASON })),
      refused(second.call(operators.setRoles, { id: first, roles: [], reason: REASON })),
    ]);
    expect(said.filter((word) => word === 'done')).toHaveLength(1);
    const { rows } = await house.database.pool.query(
      "select username from identity_operator where 'admin' = any(roles) and state = 'ACTIVE'",
    );
    expect(rows).toHaveLength(1);
    await house.database.pool.query(
      `update identity_operator set roles = case username when 'admin' then '{admin}'::text[]
       else '{finance}'::text[] end where username in ('admin', 'opfinance')`,
    );
  });
});

describe('four eyes', () => {
  let second: HttpClient;
  const rule = (act: 'identity.freeze' | 'proposals.set-rule', needed: boolean) =>
    admin.call(proposals.setRule, { act, needed, above: null, reason: REASON });
  beforeAll(async () => {
    second = httpClient(house.consoleOrigin);
    await house.database.pool.query(
      `insert into identity_operator select (jsonb_populate_record(o, jsonb_build_object(
         'operator_id', gen_random_uuid(), 'username', 'second', 'roles', array['admin']))).*
       from identity_operator o where o.username = 'admin'`,
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

  it('what the act refuses leaves the proposal undecided; it can be rejected', async () => {
    const member = await house.member();
    const { proposal } = await admin.call(desk.freeze, { id: member.memberId, reason: 'doubt' });
    const id = proposal ?? '';
    await house.database.pool.query(
      'update identity_member set frozen_at = now() where username = $1',
      [member.username],
    );
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
      "update kernel_job set run_at = now() where name = 'proposals.expire'",
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
      "update identity_operator set state = 'DISABLED' where username = 'second'",
    );
    const asked = refused(admin.call(proposals.setRule, alone));
    expect(await asked).toBe('proposals.nobody-else');
  });
});

describe('notes about a member', () => {
  it('are only ever added, say who wrote them, and the log has that, not the words', async () => {
    const member = await house.member();
    const support = await house.operator('support');
    const id = member.memberId;
    await support.call(desk.addMemberNote, { id, text: 'Called about a deposit.' });
    await support.call(desk.addMemberNote, { id, text: '<script>alert(1)</script>' });
    const { rows } = await admin.call(desk.memberNotes, { id, pageSize: 1 });
    expect(rows[0]).toMatchObject({ text: '<script>alert(1)</script>', by: 'opsupport' });
    const [act] = await acts('identity.note');
    expect(act).toMatchObject({ object: id, operator: 'opsupport' });
    expect(JSON.stringify(act?.facts)).not.toContain('script');
    expect(await admin.call(desk.memberStanding, { id })).toEqual([]);
  });
});
