import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { putBelow, setType, type Teammate } from '../harness/team.ts';
import { trialOf } from '../harness/trial.ts';

const { memberType, proposals, affiliates, applications, identity } = consoleRoutes;
const { agentLinks, identity: account, inbox, join } = playerRoutes;
const reason = 'Met in Khulna, papers checked';

let house: RunningHouse;
let first: HttpClient;
let second: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  first = await house.operator();
  second = await house.operator('finance');
});
afterAll(() => house.close());

const codeOf = async (member: Teammate) => {
  const { answer } = await member.send(agentLinks.links, {});
  return answer.success ? 'open' : answer.code;
};
const typeOf = async (member: Teammate) => (await member.call(account.memberInfo, {})).type;
const titles = async (member: Teammate) =>
  (await member.call(inbox.list, {})).rows.map(({ title }) => title.EN);
const approve = (id: string | null) => second.call(proposals.approve, { id: id ?? '' });
const asked = (id: string, type: 0 | 1 | 2 | 41 | 42, application?: string) =>
  first.call(memberType.setType, { id, type, reason, ...(application && { application }) });

describe('a member becomes an agent', () => {
  it('when two operators want it: in the session that is open, with a letter and in the log', async () => {
    const member = await house.member();
    expect(await codeOf(member)).toBe('identity.agents-only');
    const { proposal } = await asked(member.memberId, 1);
    const [waiting] = (await second.call(proposals.proposals, { state: 'PENDING' })).rows;
    expect(waiting).toMatchObject({
      id: proposal,
      act: 'identity.set-type',
      object: member.memberId,
      label: member.username,
      changes: [
        { field: 'account.type', from: '0', to: '1' },
        { field: 'right.agent', from: 'false', to: 'true' },
        { field: 'right.recruiter', from: 'false', to: 'true' },
      ],
    });
    expect(await refused(first.call(proposals.approve, { id: proposal ?? '' }))).toBe(
      'proposals.own-proposal',
    );
    expect(await codeOf(member)).toBe('identity.agents-only');
    await approve(proposal);
    await expect.poll(() => codeOf(member)).toBe('open');
    expect((await member.call(playerRoutes.identity.memberInfo, {})).type).toBe(1);
    expect(await titles(member)).toEqual(['You are an agent at Nokshi']);
    const log = await first.call(consoleRoutes.records.audit, { act: 'identity.set-type' });
    expect(log.rows[0]).toMatchObject({
      operator: 'opfinance',
      object: member.memberId,
      facts: { from: 0, to: 1, reason },
    });
    const { rows } = await member.call(playerRoutes.activity.list, {});
    expect(rows[0]?.kind).toBe('agent-made');
  });

  it.each([2, 41, 42] as const)('of type %i as well, and of another type later', async (type) => {
    const member = await house.member();
    await setType(house, member, type);
    expect(await typeOf(member)).toBe(type);
    await setType(house, member, 1);
    expect(await typeOf(member)).toBe(1);
    expect((await titles(member))[0]).toBe('Your agent account at Nokshi was changed');
  });

  it('and a member again: the centre and the codes close, the members below stay', async () => {
    const [agent, below] = [await house.member(), await house.member()];
    await setType(house, agent, 1);
    const code = `code-${agent.username}`.slice(0, 20);
    await first.call(affiliates.make, { code, agent: agent.username, reason });
    await putBelow(house, below, agent);
    await setType(house, agent, 0);
    expect(await codeOf(agent)).toBe('identity.agents-only');
    const { rows } = await first.call(affiliates.affiliates, { query: code });
    expect(rows).toMatchObject([{ code, active: false }]);
    expect(await refused(first.call(affiliates.turn, { code, active: true, reason }))).toBe(
      'identity.not-an-agent',
    );
    const line = await first.call(consoleRoutes.teamTransfers.line, { id: below.memberId });
    expect(line.upline).toMatchObject({ username: agent.username });
    expect((await below.call(playerRoutes.teamTransfers.terms, {})).upline).toBeNull();
  });
});

describe('another type is refused', () => {
  it('where it is the same, of a trial account, of an unknown member', async () => {
    const member = await house.member();
    expect(await refused(asked(member.memberId, 0))).toBe('identity.type-same');
    expect(await refused(asked('mbr_unknown', 1))).toBe('identity.member-unknown');
    const { memberId: trial } = await trialOf(house);
    expect(await refused(asked(trial, 1))).toBe('identity.account-fixed');
  });

  it('of a member who is frozen, also when that happens while it waits', async () => {
    const member = await house.member();
    const { proposal } = await asked(member.memberId, 1);
    await first.call(identity.freeze, { id: member.memberId, reason });
    expect(await refused(approve(proposal))).toBe('identity.type-restricted');
    await first.call(proposals.withdraw, { id: proposal ?? '' });
    expect(await refused(asked(member.memberId, 1))).toBe('identity.type-restricted');
  });

  it('to an operator without the permission', async () => {
    const support = await house.operator('support');
    const { memberId: id } = await house.member();
    const sent = await support.send(memberType.setType, { id, type: 1, reason });
    expect(sent.status).toBe(403);
  });
});

describe('an application', () => {
  const FORM = { name: 'Rina Akter', message: 'I would like to lead a team of ten.' };
  const newest = async () => (await first.call(applications.list, {})).rows[0];

  it('knows the account it was sent from, and is accepted by the type it gets', async () => {
    const member = await house.member();
    await member.call(join.apply, { ...FORM, contact: 'rina@example.com' });
    const sent = await newest();
    expect(sent).toMatchObject({
      state: 'new',
      account: { id: member.memberId, username: member.username },
    });
    const number = sent?.number ?? '';
    await approve((await asked(member.memberId, 2, number)).proposal);
    expect(await newest()).toMatchObject({ number, state: 'accepted' });
    expect(await typeOf(member)).toBe(2);
    const version = (await newest())?.version ?? 0;
    const work = { number, note: '', version };
    expect(await refused(first.call(applications.work, { ...work, state: 'working' }))).toBe(
      'site.application-accepted',
    );
    const noted = { ...work, state: 'accepted', note: 'Sent the handbook.' } as const;
    expect(await first.call(applications.work, noted)).toMatchObject({ state: 'accepted' });
    const other = await house.member();
    expect(await refused(asked(other.memberId, 1, number))).toBe('site.application-accepted');
  });

  it('of a visitor is accepted for the account the operator names, and by nothing else', async () => {
    await house.visitor().call(join.apply, { ...FORM, contact: 'shirin@example.com' });
    const { number = '', version = 0, ...sent } = (await newest()) ?? {};
    expect(sent).toMatchObject({ account: null });
    const work = { number, version, note: '', state: 'accepted' } as const;
    expect(await refused(first.call(applications.work, work))).toBe('site.application-accepted');
    const member = await house.member();
    await approve((await asked(member.memberId, 41, number)).proposal);
    expect(await newest()).toMatchObject({
      state: 'accepted',
      account: { username: member.username },
    });
  });

  it('of somebody else with the same contact is an application of its own', async () => {
    const contact = 'shared@example.com';
    await house.visitor().call(join.apply, { ...FORM, contact });
    const other = await house.member();
    await other.call(join.apply, { ...FORM, contact });
    const found = (await first.call(applications.list, {})).rows.filter(
      (row) => row.contact === contact,
    );
    expect(found.map(({ account }) => account?.username ?? null)).toEqual([other.username, null]);
  });
});

describe('club and labels', () => {
  it('are given by an operator, seen by the member, and taken away again (E-064)', async () => {
    const member = await house.member();
    const { memberId: id } = member;
    const labels = ['Loyal', 'Early bird', 'Loyal'];
    await first.call(memberType.setLabels, { id, club: 'Padma', labels, reason });
    expect(await member.call(playerRoutes.identity.memberInfo, {})).toMatchObject({
      clubLabel: { labelName: 'Padma' },
      memberLabel: [{ labelName: 'Loyal' }, { labelName: 'Early bird' }],
    });
    expect(await first.call(identity.member, { id })).toMatchObject({
      club: 'Padma',
      labels: ['Loyal', 'Early bird'],
    });
    await first.call(memberType.setLabels, { id, club: '', labels: [], reason });
    expect(await member.call(playerRoutes.identity.memberInfo, {})).toMatchObject({
      clubLabel: { labelName: '' },
      memberLabel: [],
    });
    const log = await first.call(consoleRoutes.records.audit, { act: 'identity.set-labels' });
    expect(log.rows[0]?.facts).toMatchObject({ from: { club: 'Padma' }, to: { club: '' }, reason });
  });
});
