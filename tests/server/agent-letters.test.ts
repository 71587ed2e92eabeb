import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { LETTER_SIGNS, MOST_LETTERS_OF_AGENT } from '@nokshi/contract/player/agent-letters.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../harness/clock.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { logInAgain } from '../harness/slips.ts';
import { logInOperators, makeAgent, registerBelow, type Teammate } from '../harness/team.ts';

const { agentLetters, feedback, inbox, limits } = playerRoutes;
const DAY_MS = 86_400_000;

let clock: FakeClock;
let house: RunningHouse;
let agent: Teammate;
let member: Teammate;
beforeAll(async () => {
  clock = fakeClock('2026-03-10T06:00:00.000Z');
  house = await startHouse({ clock });
  agent = await house.member('agentrahim');
  await makeAgent(house, agent);
});
afterAll(() => house.close());
beforeEach(async () => {
  // A day on which nothing was written yet.
  clock.advance(DAY_MS + 1);
  await logInOperators(house);
  await logInAgain(agent);
  member = await registerBelow(house, agent);
});

type Letter = { readonly subject?: string; readonly text?: string; readonly to?: Teammate };
const write = ({ subject = 'Welcome', text = 'Good luck!', to = member }: Letter = {}) =>
  agent.call(agentLetters.write, { to: to.memberId, subject, text }, { key: randomUUID() });
const codeOf = (letter: Letter) => refused(write(letter));
const inboxOf = async (of: Teammate) => (await of.call(inbox.list, {})).rows;
const newest = async () => (await inboxOf(member))[0];

describe('a letter of an agent', () => {
  it('arrives in the inbox of a member directly below, with a part of the agent’s name', async () => {
    await write({ subject: ' Team \u200b meeting ', text: 'Friday at 20:00.\n\nSee you there' });
    expect(await newest()).toMatchObject({
      from: 'agent',
      sender: { name: 'ag***', isMuted: false, isReported: false },
      title: { EN: 'Team meeting', BN: 'Team meeting' },
      text: { EN: 'Friday at 20:00.\n\nSee you there' },
      read: false,
    });
  });

  it('goes to nobody else: not further down, not beside, not up', async () => {
    const below = await house.member();
    await makeAgent(house, member);
    const under = await registerBelow(house, member);
    for (const to of [below, under, agent]) expect(await codeOf({ to })).toBe('agents.not-in-line');
    expect(await inboxOf(below)).toEqual([]);
    const up = { to: agent.memberId, subject: 'Hello', text: 'Hello' };
    await logInAgain(member);
    const sent = member.call(agentLetters.write, up, { key: randomUUID() });
    expect(await refused(sent)).toBe('agents.not-in-line');
  });

  it('has no link, address or number to call, and is as long as people count', async () => {
    expect(await codeOf({ subject: 'best-odds.com' })).toBe('agents.letter-contact');
    for (const text of [
      'Call 01712345678',
      'write to @rahim',
      'see https://a.example',
      '017\n1234\n567',
    ])
      expect(await codeOf({ text })).toBe('agents.letter-contact');
    expect(await codeOf({ text: 'ক'.repeat(LETTER_SIGNS.text + 1) })).toBe('edge.invalid-input');
    expect(await codeOf({ text: '\u200b' })).toBe('edge.invalid-input');
    expect((await inboxOf(member)).filter(({ from }) => from === 'agent')).toEqual([]);
    await write({ text: 'ক'.repeat(LETTER_SIGNS.text) });
  });

  it('is one of so many in a day, to one member and to all', async () => {
    for (let n = 0; n < MOST_LETTERS_OF_AGENT.member; n += 1) await write();
    expect(await codeOf({})).toBe('agents.letters-used');
    await write({ to: await registerBelow(house, agent) });
    clock.advance(DAY_MS + 1);
    await logInAgain(agent);
    await write();
  });

  it('is out of sight while the member is on a break, and the agent does not learn of it', async () => {
    await member.call(limits.takeTimeOut, { hours: 24 });
    await write();
    const shown = (await inboxOf(member)).map(({ from }) => from);
    expect(shown).not.toContain('agent');
  });

  it('is written once under a key', async () => {
    const wish = { to: member.memberId, subject: 'Once', text: 'Once' };
    for (let n = 0; n < 2; n += 1)
      await agent.call(agentLetters.write, wish, { key: 'the-same-letter' });
    expect((await inboxOf(member)).filter(({ from }) => from === 'agent')).toHaveLength(1);
  });
});

describe('a member who wants no letters of the agent', () => {
  it('takes none any more until they want them again', async () => {
    await write();
    const id = (await newest())?.id ?? '';
    await member.call(inbox.muteSender, { id, muted: true });
    expect((await newest())?.sender?.isMuted).toBe(true);
    expect(await codeOf({})).toBe('agents.letter-muted');
    await member.call(inbox.muteSender, { id, muted: false });
    await write();
    expect((await inboxOf(member)).filter(({ from }) => from === 'agent')).toHaveLength(2);
  });

  it('reports one, which customer service reads once with all it says', async () => {
    await write({ subject: 'Hurry', text: 'Stake more today' });
    const id = (await newest())?.id ?? '';
    for (let n = 0; n < 2; n += 1) await member.call(inbox.report, { id });
    expect((await newest())?.sender?.isReported).toBe(true);
    const support = await house.operator('support');
    const { rows } = await support.call(consoleRoutes.feedback.list, { state: 'open' });
    const reports = rows.filter((row) => row.member?.username === member.username);
    expect(reports).toHaveLength(1);
    for (const part of ['ag***', agent.memberId, 'Hurry', 'Stake more today'])
      expect(reports[0]?.content).toContain(part);
    expect(reports[0]?.content).not.toContain(agent.username);
    expect((await member.call(feedback.mine, {})).rows).toHaveLength(1);
  });

  it('can do so with letters of agents to them alone', async () => {
    await write();
    const id = (await newest())?.id ?? '';
    const other = await registerBelow(house, agent);
    expect(await refused(other.call(inbox.report, { id }))).toBe('messaging.letter-unknown');
    expect(await refused(other.call(inbox.muteSender, { id, muted: true }))).toBe(
      'messaging.letter-unknown',
    );
  });
});
