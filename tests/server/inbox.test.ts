import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import type { HttpClient } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { newAddress, PASSWORD, type RunningHouse, startHouse } from '../harness/house.ts';
import { trialOf } from '../harness/trial.ts';

/** Letters to members: by operators, and by the house itself. */
const { letters, identity: members, records, proposals } = consoleRoutes;
const { inbox, messaging, identity, security } = playerRoutes;
const clock = fakeClock('2026-03-01T06:00:00.000Z');
const DAY_MS = 86_400_000;
const LETTER = {
  title: { EN: 'Your documents', BN: 'আপনার কাগজপত্র' },
  text: { EN: 'They are in order.', BN: 'সেগুলো ঠিক আছে।' },
  isPromotion: false,
  reason: 'Asked by telephone',
};

let house: RunningHouse;
let support: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock });
  support = await house.operator('support');
});
afterAll(() => house.close());

const titles = async (member: HttpClient) =>
  (await member.call(inbox.list, { pageSize: 50 })).rows.map(({ title }) => title.EN);
const unread = async (member: HttpClient) =>
  (await member.call(messaging.unreadCount, {})).unreadMessage;
const write = (to: readonly { username: string }[], change: Partial<typeof LETTER> = {}) => {
  const usernames = to.map(({ username }) => username);
  return support.call(letters.send, {
    ...LETTER,
    ...change,
    audience: { to: 'members', usernames },
  });
};

describe('a letter that promotes something', () => {
  it('is kept from a member who takes a break, and from no other (S-065)', async () => {
    const [away, here] = [await house.member(), await house.member()];
    const title = { EN: 'Come and play', BN: 'খেলতে আসুন' };
    await away.call(playerRoutes.limits.excludeSelf, { months: 6 });
    const before = await unread(away);
    await write([away, here], { title, isPromotion: true });
    await write([away], { title: { EN: 'Your papers', BN: 'আপনার কাগজ' } });
    expect(await titles(away)).toEqual(['Your papers']);
    expect(await unread(away)).toBe(before + 1);
    expect(await titles(here)).toContain('Come and play');
  });
});

describe('a letter to one member', () => {
  it('is in that inbox alone, in both languages, and counted until it was opened', async () => {
    const [rina, karim] = [await house.member(), await house.member()];
    const before = await unread(rina);
    await write([rina]);
    const { rows, next } = await rina.call(inbox.list, {});
    expect(next).toBeNull();
    expect(rows).toEqual([
      {
        id: expect.stringMatching(/^ltr_/),
        from: 'operator',
        sender: null,
        title: LETTER.title,
        text: LETTER.text,
        time: clock.now().toISOString(),
        read: false,
      },
    ]);
    expect(await unread(rina)).toBe(before + 1);
    expect(await titles(karim)).toEqual([]);
    const ids = rows.map(({ id }) => id);
    expect(await rina.call(messaging.unreadCount, {})).toMatchObject({
      letters: 1,
      notices: before,
    });
    expect((await rina.call(inbox.read, { ids })).unreadMessage).toBe(before);
    expect((await rina.call(inbox.list, {})).rows[0]?.read).toBe(true);
    const [row] = (await support.call(letters.list, {})).rows;
    expect(row).toMatchObject({ reach: 1, readBy: 1, sentBy: 'opsupport' });
  });

  it('reaches the member’s open page at once, and nobody else’s', async () => {
    const [rina, karim] = [await house.member(), await house.member()];
    const cookieOf = (member: HttpClient) => `nokshi_player=${member.cookies().nokshi_player}`;
    const [hers, his] = [
      await hearLive(house.playerOrigin, cookieOf(rina)),
      await hearLive(house.playerOrigin, cookieOf(karim)),
    ];
    await write([rina]);
    const told = () => hers.heard.some(({ type }) => type === 'inbox');
    await expect.poll(told).toBe(true);
    expect(his.heard.some(({ type }) => type === 'inbox')).toBe(false);
    for (const page of [hers, his]) page.close();
  });

  it('is put away and brought back; nobody does that to the letters of others', async () => {
    const [rina, karim] = [await house.member(), await house.member()];
    await write([rina]);
    const before = await unread(rina);
    const ids = (await rina.call(inbox.list, {})).rows.map(({ id }) => id);
    await karim.call(inbox.delete, { ids });
    expect(await titles(rina)).toEqual(['Your documents']);
    expect((await rina.call(inbox.delete, { ids })).unreadMessage).toBe(before - 1);
    expect(await titles(rina)).toEqual([]);
    expect((await rina.call(inbox.restore, { ids })).unreadMessage).toBe(before);
    expect(await titles(rina)).toEqual(['Your documents']);
    const nothing = ['ltr_00000000000000000000000000000000'];
    expect((await rina.call(inbox.read, { ids: nothing })).unreadMessage).toBe(before);
  });

  it('is read on page by page', async () => {
    const rina = await house.member();
    for (const number of [1, 2, 3]) await write([rina], { title: { EN: `${number}`, BN: 'ক' } });
    const first = await rina.call(inbox.list, { pageSize: 2 });
    expect(first.rows.map(({ title }) => title.EN)).toEqual(['3', '2']);
    const second = await rina.call(inbox.list, { pageSize: 2, cursor: first.next ?? '' });
    expect(second.rows.map(({ title }) => title.EN)).toEqual(['1']);
    expect(second.next).toBeNull();
    const said = await rina.send(inbox.list, { cursor: 'elsewhere' });
    expect(said.answer).toMatchObject({ code: 'edge.invalid-input', field: 'cursor' });
  });

  it('is refused where a username is nobody’s, and counted before it is sent', async () => {
    const rina = await house.member();
    const usernames = [rina.username.toUpperCase(), 'nobody-here', rina.username];
    const audience = { to: 'members' as const, usernames };
    const counted = await support.call(letters.audience, { audience });
    expect(counted).toEqual({ reach: 1, unknown: ['nobody-here'] });
    const said = await support.send(letters.send, { ...LETTER, audience });
    expect(said.answer).toMatchObject({ code: 'messaging.member-unknown', field: 'audience' });
    expect(await titles(rina)).toEqual([]);
  });

  it('is no business of a trial, and its author needs the permission', async () => {
    const risk = await house.operator('risk');
    const audience = { to: 'all' as const };
    expect((await risk.send(letters.send, { ...LETTER, audience })).status).toBe(403);
    const trial = await trialOf(house);
    expect((await trial.send(inbox.list, {})).status).toBe(403);
  });
});

describe('a letter to many', () => {
  it('is for everybody of its kind who is a member by then, and can be withdrawn', async () => {
    const rina = await house.member();
    clock.advance(1_000);
    const audience = { to: 'types' as const, types: [0 as const, 1 as const] };
    const { reach } = await support.call(letters.audience, { audience });
    const title = { EN: 'To all members', BN: 'সব সদস্যকে' };
    await support.call(letters.send, { ...LETTER, title, audience });
    const agents = { to: 'types' as const, types: [42 as const] };
    const nobody = await support.send(letters.send, { ...LETTER, audience: agents });
    expect(nobody.answer).toMatchObject({ code: 'messaging.nobody', field: 'audience' });
    clock.advance(1_000);
    const late = await house.member();
    expect(await titles(rina)).toEqual(['To all members']);
    expect(await titles(late)).toEqual([]);
    const [row] = (await support.call(letters.list, {})).rows;
    expect(row).toMatchObject({ title, audience, reach, readBy: 0, withdrawnAt: null });
    const id = row?.id ?? '';
    const gone = await support.call(letters.withdraw, { id, reason: 'A wrong date' });
    expect(gone).toMatchObject({ withdrawnBy: 'opsupport' });
    expect(await titles(rina)).toEqual([]);
    const again = await support.send(letters.withdraw, { id, reason: 'A wrong date' });
    expect(again.answer).toMatchObject({ code: 'messaging.letter-withdrawn' });
    const none = { id: 'ltr_00000000000000000000000000000000', reason: 'A wrong date' };
    const unknown = await support.send(letters.withdraw, none);
    expect(unknown.answer).toMatchObject({ code: 'messaging.letter-unknown' });
  });

  it('waits for a second person where four eyes are asked for', async () => {
    const admin = await house.operator();
    const rina = await house.member();
    await admin.call(proposals.setRule, {
      act: 'messaging.send-letter',
      needed: true,
      above: null,
      reason: 'Everybody reads it',
    });
    clock.advance(1_000);
    const asked = { ...LETTER, audience: { to: 'all' as const } };
    const { proposal } = await support.call(letters.send, asked);
    expect(proposal).toMatch(/^prp_/);
    expect(await titles(rina)).toEqual([]);
    await admin.call(proposals.approve, { id: proposal ?? '' });
    expect(await titles(rina)).toEqual(['Your documents']);
    await write([rina]);
    expect(await titles(rina)).toHaveLength(2);
  });
});

describe('all of it', () => {
  it('counts as opened at once, notices too', async () => {
    const rina = await house.member();
    await write([rina]);
    expect(await unread(rina)).toBeGreaterThan(1);
    expect((await rina.call(inbox.readAll, {})).unreadMessage).toBe(0);
    expect(await unread(rina)).toBe(0);
  });

  it('is in the audit log with who wrote it, to whom and why', async () => {
    const rina = await house.member();
    await write([rina]);
    const { rows, chain } = await (await house.operator()).call(records.audit, { pageSize: 1 });
    expect(rows[0]).toMatchObject({
      operator: 'opsupport',
      act: 'messaging.send-letter',
      facts: { title: 'Your documents', reach: 1, reason: LETTER.reason },
    });
    expect(chain.intact).toBe(true);
  });
});

describe('the house itself', () => {
  it('tells of a password, a freeze and a new device', async () => {
    const desk = await house.operator();
    clock.advance(1_000);
    const rina = await house.member();
    expect(await titles(rina)).toEqual([]);
    const newPassword = `${PASSWORD} and back`;
    await rina.call(security.changePassword, {
      oldPassword: PASSWORD,
      newPassword,
      confirmNewPassword: newPassword,
    });
    const { memberId: id, username } = rina;
    await desk.call(members.freeze, { id, reason: 'A call from the bank' });
    await desk.call(members.unfreeze, { id, reason: 'It was a mistake' });
    const elsewhere = house.visitor();
    const headers = { 'x-forwarded-for': newAddress(), 'user-agent': 'A telephone' };
    await elsewhere.call(identity.login, { username, password: newPassword }, { headers });
    const { rows } = await elsewhere.call(inbox.list, {});
    expect(rows.map(({ from, title }) => `${from}: ${title.EN}`)).toEqual([
      'system: A log-in to your account at Nokshi on a new device',
      'system: Your account at Nokshi is open again',
      'system: Your account at Nokshi is frozen',
      'system: Your password for Nokshi was changed',
    ]);
    expect(rows[0]?.text.BN).toContain('A telephone');
  });
});

describe('time', () => {
  it('takes letters away after a year', async () => {
    const rina = await house.member();
    await write([rina]);
    clock.advance(366 * DAY_MS);
    await house.house.db.tx((tx) =>
      house.house.jobs.enqueue(tx, {
        name: 'messaging.prune',
        key: 'in a year',
        payload: {},
        runAt: clock.now(),
      }),
    );
    await house.runJobs();
    const { rows } = await house.database.pool.query('select 1 from messaging_letter');
    expect(rows).toEqual([]);
  });
});
