import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';
import { solveWork } from '../harness/solve-work.ts';

/** Questions to the house and their answers, over HTTP and on a real database. */
const { send, ask, mine } = playerRoutes.feedback;
const { proofOfWork } = playerRoutes.identity;
const { list, work } = consoleRoutes.feedback;
const { inbox, messaging } = playerRoutes;
const QUESTION = { type: 'withdrawal' as const, content: 'When does it arrive?' };

let house: RunningHouse;
let support: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  support = await house.operator('support');
});
afterAll(() => house.close());

const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';
const newest = async () => {
  const [row] = (await support.call(list, {})).rows;
  if (!row) throw new Error('there is no feedback');
  return row;
};

describe('a question', () => {
  it('is of one of six kinds', async () => {
    const rina = await house.member();
    const kinds = ['deposit', 'withdrawal', 'game', 'service', 'application'] as const;
    for (const type of kinds)
      expect(codeOf(await rina.send(send, { ...QUESTION, type }))).toBe('ok');
    const karim = await house.member();
    expect(codeOf(await karim.send(send, { ...QUESTION, type: 'other' }))).toBe('ok');
    const strange = { ...QUESTION, type: 'complaint' as 'other' };
    expect((await karim.send(send, strange)).answer).toMatchObject({
      code: 'edge.invalid-input',
      field: 'type',
    });
  });

  it.each([
    ['0 characters', '', 'edge.invalid-input'],
    ['blanks alone', '   ', 'edge.invalid-input'],
    ['1 character', 'ক', 'ok'],
    ['140 characters', 'ক'.repeat(140), 'ok'],
    ['140 beyond the first plane', '😀'.repeat(140), 'ok'],
    ['141 characters', 'ক'.repeat(141), 'edge.invalid-input'],
  ])('of %s is taken or refused as people count', async (_, content, due) => {
    const rina = await house.member();
    expect(codeOf(await rina.send(send, { ...QUESTION, content }))).toBe(due);
  });

  it('waits with at most four others of the same member', async () => {
    const rina = await house.member();
    for (let at = 0; at < 5; at += 1) await rina.call(send, QUESTION);
    const said = await rina.send(send, QUESTION);
    expect(said.answer).toMatchObject({ code: 'messaging.feedback-waits', value: { most: 5 } });
    const { number, version } = await newest();
    await support.call(work, { number, version, state: 'closed', answer: '' });
    await rina.call(send, QUESTION);
  });

  it('of a visitor costs a proof of work, and is limited by address', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const visitor = house.visitor();
    const asked = { ...QUESTION, contact: 'rahim@mail.example' };
    const refused = await visitor.send(send, asked, { headers });
    expect(refused.answer).toMatchObject({ code: 'identity.challenge-needed' });
    const geetest = solveWork(await visitor.call(proofOfWork, {}, { headers }));
    await visitor.call(send, { ...asked, geetest }, { headers });
    expect(await newest()).toMatchObject({ member: null, contact: 'rahim@mail.example' });
    const again = await visitor.send(send, { ...asked, geetest }, { headers });
    expect(codeOf(again)).toBe('identity.challenge-wrong');
    const said: string[] = [];
    for (let at = 0; at < 8; at += 1)
      said.push(codeOf(await visitor.send(send, asked, { headers })));
    expect(said.at(-1)).toBe('edge.too-many-requests');
  });

  it('is seen by its member alone', async () => {
    const [rina, karim] = [await house.member(), await house.member()];
    await rina.call(send, QUESTION);
    expect((await rina.call(mine, {})).rows).toMatchObject([{ ...QUESTION, state: 'open' }]);
    expect((await karim.call(mine, {})).rows).toEqual([]);
    expect((await house.visitor().send(mine, {})).status).toBe(401);
  });
});

describe('a support question', () => {
  const words = (count: number, word = 'শব্দ') =>
    Array.from({ length: count }, () => word).join(' ');

  it.each([
    [4, 'messaging.question-length'],
    [5, 'ok'],
    [200, 'ok'],
    [201, 'messaging.question-length'],
  ])('of %i words is taken or refused: %s (V-059)', async (count, due) => {
    const rina = await house.member();
    for (const word of ['শব্দ', 'word'])
      expect(codeOf(await rina.send(ask, { content: words(count, word) }))).toBe(due);
  });

  it('is refused in the reader’s language, with both numbers', async () => {
    const rina = await house.member();
    const said = async (language: string) =>
      (await rina.send(ask, { content: 'Too short' }, { headers: { 'accept-language': language } }))
        .answer;
    expect(await said('en')).toMatchObject({
      field: 'content',
      value: { least: 5, most: 200 },
      message: 'Your question is too short or too long. Please write between 5 and 200 words.',
    });
    expect(await said('bn')).toMatchObject({
      message: 'আপনার প্রশ্ন বেশি ছোট বা বেশি বড়। অনুগ্রহ করে 5 থেকে 200টি শব্দের মধ্যে লিখুন।',
    });
  });

  it('is a kind of its own at the desk, which feedback is never sent as', async () => {
    const rina = await house.member();
    const { number } = await rina.call(ask, { content: words(150, 'উত্তোলন') });
    await rina.call(send, QUESTION);
    const { rows } = await support.call(list, { type: 'question' });
    expect(rows[0]?.number).toBe(number);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['question']));
    const disguised = { ...QUESTION, type: 'question' as 'other' };
    expect((await rina.send(send, disguised)).answer).toMatchObject({ field: 'type' });
  });

  it('stands among the member’s own, and its answer in the inbox', async () => {
    const rina = await house.member();
    const content = `${words(20)}\n\n${words(20, 'word')}`;
    await rina.call(ask, { content });
    const { number, version } = await newest();
    await support.call(work, { number, version, state: 'answered', answer: 'By noon.' });
    const [own] = (await rina.call(mine, {})).rows;
    expect(own).toMatchObject({ type: 'question', content, answers: [{ words: 'By noon.' }] });
    const [letter] = (await rina.call(inbox.list, {})).rows;
    expect(letter?.title.EN).toBe('An answer to your question to customer service');
  });

  it('waits together with feedback, five of a member at a time', async () => {
    const rina = await house.member();
    for (let at = 0; at < 4; at += 1) await rina.call(send, QUESTION);
    await rina.call(ask, { content: words(5) });
    expect(codeOf(await rina.send(ask, { content: words(5) }))).toBe('messaging.feedback-waits');
  });

  it('of a visitor costs a proof of work', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const visitor = house.visitor();
    const asked = { content: words(5), contact: 'rahim@mail.example' };
    const refused = await visitor.send(ask, asked, { headers });
    expect(codeOf(refused)).toBe('identity.challenge-needed');
    const geetest = solveWork(await visitor.call(proofOfWork, {}, { headers }));
    await visitor.call(ask, { ...asked, geetest }, { headers });
    expect(await newest()).toMatchObject({ type: 'question', contact: 'rahim@mail.example' });
  });
});

describe('an answer', () => {
  it('stands with the question and in the inbox, where it is counted', async () => {
    const rina = await house.member();
    await rina.call(send, QUESTION);
    const { unreadMessage } = await rina.call(messaging.unreadCount, {});
    const { number, version, member } = await newest();
    expect(member).toEqual({ id: rina.memberId, username: rina.username });
    const asked = { number, version, state: 'answered' as const, answer: 'By noon.' };
    const done = await support.call(work, asked);
    expect(done).toMatchObject({ state: 'answered', answers: [{ by: 'opsupport' }] });
    const [own] = (await rina.call(mine, {})).rows;
    expect(own).toMatchObject({ state: 'answered', answers: [{ words: 'By noon.' }] });
    expect(JSON.stringify(own)).not.toContain('opsupport');
    const [letter] = (await rina.call(inbox.list, {})).rows;
    expect(letter?.text.EN).toBe('You wrote: When does it arrive?\n\nBy noon.');
    expect((await rina.call(messaging.unreadCount, {})).unreadMessage).toBe(unreadMessage + 1);
  });

  it('is refused when it is empty, late, or to nothing', async () => {
    const rina = await house.member();
    await rina.call(send, QUESTION);
    const { number, version } = await newest();
    const asked = { number, version, state: 'answered' as const, answer: '' };
    expect(codeOf(await support.send(work, asked))).toBe('messaging.answer-needed');
    await support.call(work, { ...asked, answer: 'Soon.' });
    const late = await support.send(work, { ...asked, answer: 'Soon.' });
    expect(codeOf(late)).toBe('messaging.version-changed');
    const none = await support.send(work, { ...asked, number: '999999', answer: 'Soon.' });
    expect(codeOf(none)).toBe('messaging.feedback-unknown');
  });

  it('is for the desk’s role, which the audit log names', async () => {
    const rina = await house.member();
    await rina.call(send, QUESTION);
    const { number, version } = await newest();
    const asked = { number, version, state: 'closed' as const, answer: '' };
    const editor = await house.operator('content');
    expect((await editor.send(work, asked)).answer).toMatchObject({ code: 'edge.forbidden' });
    await support.call(work, asked);
    const { rows } = await (await house.operator()).call(consoleRoutes.records.audit, {
      pageSize: 1,
    });
    expect(rows[0]).toMatchObject({
      operator: 'opsupport',
      act: 'messaging.work-feedback',
      object: `feedback ${number}`,
      facts: { from: 'open', to: 'closed', answered: false },
    });
    expect((await support.call(list, { state: 'closed' })).rows[0]?.number).toBe(number);
  });
});
