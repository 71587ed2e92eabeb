import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { NoticeDoc } from '@nokshi/contract/content.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import type { HttpClient } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { makeAgent } from '../harness/team.ts';

/** What operators write and visitors read, over HTTP and on a real database. */
const { notices, help, posts, content, records } = consoleRoutes;
const { messaging, site } = playerRoutes;
const clock = fakeClock('2026-03-01T06:00:00.000Z');
const NOTICE: NoticeDoc = {
  type: 'PL',
  audience: 'all',
  languages: ['EN', 'BN'],
  pinned: false,
  title: { EN: 'Water in the cellar', BN: 'তলঘরে পানি' },
  html: { EN: '<p>We pump.</p>', BN: '<p>আমরা সেচছি।</p>' },
  from: null,
  until: null,
};

let house: RunningHouse;
let editor: HttpClient;
beforeAll(async () => {
  house = await startHouse({ clock });
  editor = await house.operator('content');
});
afterAll(() => house.close());

const titles = async (input: object = {}, who = house.visitor()) =>
  (await who.call(messaging.announcements, { lang: 'EN', ...input })).map(({ title }) => title);
const publish = (change: Partial<NoticeDoc> = {}) =>
  editor.call(notices.create, { state: 'published', doc: { ...NOTICE, ...change } });

describe('a notice', () => {
  it('is on the list as the specification’s notice, in the language that is asked for', async () => {
    const { id } = await publish();
    await expect.poll(() => titles()).toContain('Water in the cellar');
    const list = await house.visitor().call(messaging.announcements, { lang: 'BN' });
    expect(list.find((notice) => notice.id === id)).toEqual({
      id,
      type: 'PL',
      title: 'তলঘরে পানি',
      content: '<p>আমরা সেচছি।</p>',
      time: '2026-03-01T06:00:00.000Z',
      pinned: false,
    });
  });

  it('is of five types, each asked for by itself and told by B alone (E-029 to E-031)', async () => {
    for (const type of ['B', 'PL', 'PU', 'PR', 'H'] as const) {
      const title = { EN: `Of type ${type}`, BN: `ধরন ${type}` };
      const { id } = await publish({ type, title });
      const asked = { types: type, platform: 'W' as const, execution: 'B' as const };
      await expect.poll(() => titles(asked)).toContain(title.EN);
      for (const other of ['B', 'PL', 'PU', 'PR', 'H'].filter((each) => each !== type))
        expect(await titles({ types: other })).not.toContain(title.EN);
      const [row] = (await editor.call(notices.list, {})).filter((each) => each.id === id);
      if (!row) throw new Error('the notice was published');
      await editor.call(notices.save, { ...row, state: 'removed' });
    }
    const query = `?data=${encodeURIComponent('{"execution":"P"}')}`;
    const said = await house.visitor().raw(messaging.announcements.path + query);
    expect(said.status).toBe(400);
  });

  it('is asked for by its types, and pinned ones come first', async () => {
    await publish({ type: 'PU', title: { EN: 'Popup', BN: 'পপআপ' } });
    await publish({ pinned: true, title: { EN: 'Pinned', BN: 'ওপরে' } });
    await expect.poll(() => titles({ types: 'PU' })).toEqual(['Popup']);
    await expect
      .poll(async () => (await titles({ types: 'PL,PU' })).slice(0, 2))
      .toContain('Pinned');
    const wrong = await house.visitor().send(messaging.announcements, { types: 'PL,XX' });
    expect(wrong.status).toBe(400);
  });

  it('tells every open page at once that there is something new', async () => {
    const page = await hearLive(house.playerOrigin);
    await publish();
    const told = () => page.heard.some((said) => said.type === 'content' && said.kind === 'notice');
    await expect.poll(told).toBe(true);
    page.close();
  });

  it('loses everything that could run before it is stored', async () => {
    const html = '<p onclick="x()">Hello<img src=x onerror=alert(1)><script>alert(1)</script></p>';
    const { doc } = await publish({ html: { EN: html, BN: html } });
    expect(doc.html).toEqual({ EN: '<p>Hello</p>', BN: '<p>Hello</p>' });
    const preview = await editor.call(content.preview, { html: { EN: html, BN: '' } });
    expect(preview.html).toEqual({ EN: '<p>Hello</p>', BN: '' });
    const { rows } = await house.database.pool.query(
      `select 1 from messaging_content where doc::text ~ 'script|onerror|onclick'`,
    );
    expect(rows).toEqual([]);
  });

  it('is shown within its schedule alone, and its end comes after its beginning', async () => {
    const title = { EN: 'In five minutes', BN: 'পাঁচ মিনিট পরে' };
    const schedule = { from: '2026-03-01T06:05:00.000Z', until: '2026-03-01T06:10:00.000Z' };
    await publish({ title, ...schedule });
    expect(await titles()).not.toContain('In five minutes');
    clock.advance(300_000);
    await expect.poll(() => titles()).toContain('In five minutes');
    clock.advance(300_000);
    expect(await titles()).not.toContain('In five minutes');
    const backwards = { from: schedule.until, until: schedule.from };
    const doc = { ...NOTICE, ...backwards };
    const said = await editor.send(notices.create, { state: 'draft', doc });
    expect(said.answer).toMatchObject({ code: 'content.schedule-order', field: 'until' });
  });

  it('for members or agents is for them alone', async () => {
    await publish({ audience: 'members', title: { EN: 'To members', BN: 'সদস্যদের' } });
    await publish({ audience: 'agents', title: { EN: 'To agents', BN: 'এজেন্টদের' } });
    const member = await house.member();
    const mine = async () =>
      (await member.call(messaging.memberAnnouncements, { lang: 'EN' })).map(({ title }) => title);
    await expect.poll(mine).toContain('To members');
    expect(await mine()).not.toContain('To agents');
    expect(await titles()).not.toContain('To members');
    expect((await house.visitor().send(messaging.memberAnnouncements, {})).status).toBe(401);
    const agent = await house.member();
    await makeAgent(house, agent);
    const read = await agent.call(messaging.memberAnnouncements, { lang: 'EN' });
    const toAgents = read.filter(({ forAgents }) => forAgents);
    expect(toAgents.map(({ title }) => title)).toEqual(['To agents']);
  });

  it('of a promotion is kept from a member who is self-excluded (S-065)', async () => {
    await publish({ type: 'PR', title: { EN: 'Twice the fun', BN: 'দ্বিগুণ মজা' } });
    const member = await house.member();
    const mine = async () =>
      (await member.call(messaging.memberAnnouncements, { lang: 'EN' })).map(({ title }) => title);
    await expect.poll(mine).toContain('Twice the fun');
    await member.call(playerRoutes.limits.excludeSelf, { months: 6 });
    const left = await mine();
    expect(left).not.toContain('Twice the fun');
    expect(left).toContain('Water in the cellar');
  });

  it('in one language is not shown in the other, and needs words in that one only', async () => {
    const words = { title: { EN: '', BN: 'শুধু বাংলায়' }, html: { EN: '', BN: '<p>লেখা</p>' } };
    await publish({ ...words, languages: ['BN'] });
    await expect.poll(() => titles({ lang: 'BN' })).toContain('শুধু বাংলায়');
    expect(await titles()).not.toContain('');
    const doc = { ...NOTICE, ...words };
    const said = await editor.send(notices.create, { state: 'published', doc });
    expect(said.answer).toMatchObject({ code: 'content.words-needed', field: 'title.EN' });
    await editor.call(notices.create, { state: 'draft', doc });
  });

  it('is unread by a member until it was opened', async () => {
    const member = await house.member();
    const list = await member.call(messaging.memberAnnouncements, {});
    expect(list.every(({ read }) => !read)).toBe(true);
    const before = await member.call(messaging.unreadCount, {});
    expect(before.unreadMessage).toBe(list.length);
    const ids = [list[0]?.id ?? '', 'no-such-notice'];
    const after = await member.call(messaging.markRead, { ids });
    expect(after).toEqual({ unreadMessage: list.length - 1, letters: 0, notices: list.length - 1 });
    expect((await member.call(messaging.markRead, { ids })).unreadMessage).toBe(list.length - 1);
    const [first] = await member.call(messaging.memberAnnouncements, {});
    expect(first?.read).toBe(true);
    expect((await house.visitor().send(messaging.unreadCount, {})).status).toBe(401);
  });
});

describe('what an operator wrote', () => {
  it('is changed once for each version, taken back, and undone', async () => {
    const { id, version } = await publish();
    const doc = { ...NOTICE, title: { EN: 'Dry again', BN: 'আবার শুকনো' } };
    const saved = await editor.call(notices.save, { id, version, state: 'draft', doc });
    expect(saved).toMatchObject({
      state: 'draft',
      doc: { title: doc.title },
      previous: { state: 'published', doc: { title: NOTICE.title } },
    });
    const late = await editor.send(notices.save, { id, version, state: 'published', doc });
    expect(late.answer).toMatchObject({ code: 'content.version-changed' });
    const undone = await editor.call(notices.undo, { id, version: saved.version });
    expect(undone).toMatchObject({ state: 'published', doc: { title: NOTICE.title } });
    const redone = await editor.call(notices.undo, { id, version: undone.version });
    expect(redone).toMatchObject({ state: 'draft', doc: { title: doc.title } });
  });

  it('that is new has nothing to undo; what is not there is unknown', async () => {
    const { id, version } = await publish();
    const said = await editor.send(notices.undo, { id, version });
    expect(said.answer).toMatchObject({ code: 'content.nothing-to-undo' });
    const none = await editor.send(notices.undo, { id: 'nothing', version: 1 });
    expect(none.answer).toMatchObject({ code: 'content.unknown' });
    const save = { id: 'nothing', version: 1, state: 'draft', doc: NOTICE } as const;
    expect((await editor.send(notices.save, save)).status).toBe(404);
  });

  it('is in the audit log with who did it', async () => {
    const { id } = await publish();
    const admin = await house.operator();
    const { rows, chain } = await admin.call(records.audit, { pageSize: 1 });
    expect(rows[0]).toMatchObject({
      operator: 'opcontent',
      act: 'messaging.write-notice',
      object: id,
      facts: { state: 'published', version: 1 },
    });
    expect(chain.intact).toBe(true);
  });

  it('stays when the demo data are written again at the next start', async () => {
    const [topic] = (await editor.call(help.list, {})).filter(({ id }) => id === 'deposit');
    if (!topic) throw new Error('the demo house has a topic about deposits');
    await editor.call(help.save, { ...topic, state: 'removed' });
    await house.house.db.tx((tx) => house.house.site.seed(tx));
    await house.house.site.start();
    const shown = await house.visitor().call(site.helpCenter, {});
    expect(shown.map(({ tag }) => tag)).not.toContain('deposit');
  });
});

describe('the help centre', () => {
  it('is read without a token: each entry has a tag and a title in the language', async () => {
    const said = await house.visitor().call(site.helpCenter, { lang: 'BN', device: 'WEB' });
    expect(said.length).toBeGreaterThan(5);
    for (const { tag, title } of said) {
      expect(tag).toMatch(/^[a-z][a-z0-9-]+$/);
      expect(title).toMatch(/[\u0980-\u09ff]/);
    }
    expect(said.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['fairness', 'contact']));
  });
});

describe('blog and news', () => {
  it('are lists of posts, each read by itself', async () => {
    const news = await house.visitor().call(site.posts, { type: 'news', lang: 'EN' });
    expect(news.map(({ id }) => id)).toEqual(['three-slots']);
    const blog = await house.visitor().call(site.posts, { type: 'blog', lang: 'EN' });
    const [first] = blog;
    const post = await house.visitor().call(site.post, { id: first?.id ?? '', lang: 'EN' });
    expect(post.content).toContain('<p>');
    const none = await house.visitor().send(site.post, { id: 'nothing' });
    expect(none.answer).toMatchObject({ code: 'site.post-unknown' });
  });

  it('are not shown while they are drafts', async () => {
    const [post] = (await editor.call(posts.list, {})).filter(({ id }) => id === 'three-slots');
    if (!post) throw new Error('the demo house has that post');
    await editor.call(posts.save, { ...post, state: 'draft' });
    await expect.poll(() => house.visitor().call(site.posts, { type: 'news' })).toEqual([]);
  });
});
