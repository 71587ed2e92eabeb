import { consoleRoutes, OPERATOR_ROLES, ROLE_PERMISSIONS } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../harness/authenticator.ts';
import { type HttpClient, httpClient, refused } from '../harness/client.ts';
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

const list = async () => admin.call(operators.operators, {});
const idOf = async (username: string) =>
  (await list()).find((row) => row.username === username)?.id ?? '';
const acts = async (act: string) => (await admin.call(consoleRoutes.records.audit, { act })).rows;

describe('an invitation', () => {
  let secret = '';
  it('makes an operator without any right, and a link that is shown once', async () => {
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
    // From then on the browser is known: strangers who guess at the name do not close it.
    const logIn = (client: HttpClient, password: string) =>
      refused(client.call(desk.login, { username: 'rina.das', password }));
    for (let n = 0; n < 6; n += 1) await logIn(httpClient(house.consoleOrigin), 'a wrong one 99');
    const stranger = httpClient(house.consoleOrigin);
    expect(await logIn(stranger, PASSWORD)).toBe('identity.too-many-attempts');
    expect(await logIn(rina, PASSWORD)).toBe('identity.second-factor-needed');
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
      "update operators_operator set state = 'DISABLED' where username = 'opfinance'",
    );
    await house.database.pool.query(
      `insert into operators_role values ('nokshi', 'all', $1, now())
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
      "select username from operators_operator where 'admin' = any(roles) and state = 'ACTIVE'",
    );
    expect(rows).toHaveLength(1);
    await house.database.pool.query(
      `update operators_operator set roles = case username when 'admin' then '{admin}'::text[]
       else '{finance}'::text[] end where username in ('admin', 'opfinance')`,
    );
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
