import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { ChatSetting } from '@nokshi/contract/console/chat.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';

const { chat } = playerRoutes;
const desk = consoleRoutes.chat;

let house: RunningHouse;
let admin: HttpClient;
let support: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
  support = await house.operator('support');
});
afterAll(() => house.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip }, key: randomUUID() });
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

async function asker(ip = newAddress()) {
  const client = house.visitor();
  await client.call(chat.show, {}, from(ip));
  return {
    client,
    say: async (words: string) => codeOf(await client.send(chat.write, { words }, from(ip))),
    look: () => client.call(chat.show, {}, from(ip)),
    attach: (bytes: Buffer | string, name = 'slip.png') =>
      client.send(
        chat.attach,
        { name, base64: Buffer.from(bytes).toString('base64') },
        { headers: { 'x-forwarded-for': ip } },
      ),
  };
}
const inDatabase = (text: string, values: unknown[] = []) =>
  house.database.pool.query(text, values);

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'the sender’s own name' } })
    .png()
    .toBuffer();
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n';

describe('a file', () => {
  it('that is a picture is encoded again: nothing of the sent bytes is kept', async () => {
    const other = await asker();
    const sent = await picture();
    expect(codeOf(await other.attach(sent, '../my slip.png'))).toBe('ok');
    const { file } = (await other.look()).messages.rows.at(-1) ?? {};
    expect(file).toMatchObject({ kind: 'image', name: 'my slip.webp' });
    const opened = await other.client.call(chat.file, { fileId: file?.fileId ?? '' });
    const bytes = Buffer.from(opened.base64, 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect(bytes.includes('sender')).toBe(false);
  });

  it('that is a PDF is kept as it is, for the asker and the desk alone', async () => {
    const [other, stranger] = [await asker(), await asker()];
    await other.attach(PDF, 'statement.PDF');
    const fileId = (await other.look()).messages.rows.at(-1)?.file?.fileId ?? '';
    const opened = await support.call(desk.file, { fileId });
    expect(Buffer.from(opened.base64, 'base64').toString()).toBe(PDF);
    expect(opened).toMatchObject({ kind: 'pdf', name: 'statement.pdf' });
    expect(codeOf(await stranger.client.send(chat.file, { fileId }))).toBe('chat.file-unknown');
    const member = await house.member();
    expect(codeOf(await member.send(chat.file, { fileId }))).toBe('chat.file-unknown');
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>', 'chat.file-unreadable'],
    ['a drawing with a script', '<svg onload="alert(1)"/>', 'chat.file-unreadable'],
    ['a program', 'MZ\u0090\u0000', 'chat.file-unreadable'],
    ['half a PDF', PDF.slice(0, 30), 'chat.file-unreadable'],
    [
      'a PDF with a script',
      PDF.replace('/Catalog', '/Catalog /OpenAction 2 0 R'),
      'chat.file-active',
    ],
    ['a heavy file', 'x'.repeat(2 * 1024 * 1024 + 1), 'chat.file-too-large'],
  ])('that is %s is refused by its content, whatever its name', async (_, bytes, code) => {
    const other = await asker();
    expect(codeOf(await other.attach(bytes, 'innocent.png'))).toBe(code);
    expect((await other.look()).messages.rows).toEqual([]);
  });

  it('that unfolds to a wall of pixels is refused before it is drawn', async () => {
    const { data } = await sharp({
      create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    const other = await asker();
    expect(codeOf(await other.attach(data))).toBe('media.too-many-pixels');
  });

  it('is taken five times at once from one asker', async () => {
    const other = await asker();
    const said: string[] = [];
    for (let at = 0; at < 6; at += 1) said.push(codeOf(await other.attach(PDF)));
    expect(said).toEqual([...Array<string>(5).fill('ok'), 'chat.too-many']);
  });

  it('of the desk is checked by the same rules', async () => {
    const other = await asker();
    await other.say('Send me the form');
    const { rows } = await support.call(desk.list, { view: 'waiting', pageSize: 50 });
    const { chatId = '' } = rows.find(({ lastWords }) => lastWords === 'Send me the form') ?? {};
    const attach = (text: string) =>
      support.send(desk.attach, {
        chatId,
        name: 'form.pdf',
        base64: Buffer.from(text).toString('base64'),
      });
    expect(codeOf(await attach(PDF))).toBe('chat.not-yours');
    await support.call(desk.take, { chatId, from: null });
    expect(codeOf(await attach('no PDF'))).toBe('chat.file-unreadable');
    expect(codeOf(await attach(PDF))).toBe('ok');
    expect((await other.look()).unread).toBe(1);
  });
});

describe('what is written', () => {
  it('is bounded for an asker, with the time to wait', async () => {
    const other = await asker();
    const said: string[] = [];
    for (let at = 0; at < 16; at += 1) said.push(await other.say(`Again ${at}`));
    expect(said.filter((code) => code === 'ok').length).toBeLessThanOrEqual(15);
    expect(said.at(-1)).toBe('chat.too-many');
  });

  const one = newAddress();
  const spelled = ['2001:db8:7:1::', '2001:0DB8:7:1:0:0:0:'];
  it.each([
    ['an address', () => one],
    ['an IPv6 /64, however it is spelled', (n: number) => `${spelled[n % 2]}${n}`],
  ])('is bounded for %s, also where the cookie is thrown away each time', async (_, ip) => {
    const said: string[] = [];
    for (let at = 0; at < 22; at += 1) said.push(await (await asker(ip(at))).say('Me again'));
    expect(said.filter((code) => code === 'ok').length).toBeLessThanOrEqual(21);
    expect(said).toContain('chat.too-many');
  });

  it('waits for a reader after fifty messages', async () => {
    const other = await asker();
    await other.say('First');
    await inDatabase(`update chat_conversation set unread_desk = 50 where last_words = 'First'`);
    expect(await other.say('One too many')).toBe('chat.wait-for-answer');
  });

  it.each([
    ['nothing', '   '],
    ['too much', 'x'.repeat(2_001)],
  ])('may not be %s', async (_, words) => {
    expect(await (await asker()).say(words)).toBe('edge.invalid-input');
  });

  it('stays the text it was, whatever it looks like', async () => {
    const planted = '<img src=x onerror="alert(1)"> {{7*7}} \' -- \\';
    const other = await asker();
    await other.say(planted);
    expect((await other.look()).messages.rows.at(-1)?.words).toBe(planted);
  });
});

const change = async (wish: Partial<ChatSetting>) => {
  const { setting, version } = await admin.call(desk.setting, {});
  return admin.call(desk.set, { setting: { ...setting, ...wish }, version });
};
const NEVER = Array(7).fill(null);
const ALWAYS = Array(7).fill({ from: '00:00', until: '24:00' });

describe('the setting', () => {
  it('outside the hours keeps what is written and says so, once, with the operator’s words', async () => {
    const closedWords = { EN: 'We sleep.', BN: 'আমরা ঘুমাই।' };
    await change({ hours: NEVER, closedWords, headerColour: '#803050', licence: 'house-7' });
    const other = await asker();
    const shown = { desk: 'closed', closedWords, headerColour: '#803050', licence: 'house-7' };
    expect(await other.look()).toMatchObject(shown);
    await other.say('Anybody?');
    await other.say('Hello?');
    const kinds = (await other.look()).messages.rows.map(({ kind }) => kind);
    expect(kinds).toEqual(['words', 'away', 'words']);
    await change({ hours: ALWAYS });
    const { rows } = await support.call(desk.list, { view: 'waiting', pageSize: 50 });
    expect(rows.map(({ lastWords }) => lastWords)).toContain('Hello?');
  });

  it('within the hours tells whether somebody is there', async () => {
    const other = await asker();
    await support.call(desk.presence, { here: false });
    expect((await other.look()).desk).toBe('away');
    await support.call(desk.presence, { here: true });
    expect((await other.look()).desk).toBe('open');
    await inDatabase(`update chat_presence set seen_at = seen_at - interval '2 minutes'`);
    expect((await other.look()).desk).toBe('away');
  });

  it('is changed by who may, against the version that was read, and audited', async () => {
    const { setting, version } = await support.call(desk.setting, {});
    expect(codeOf(await support.send(desk.set, { setting, version }))).toBe('edge.forbidden');
    const stale = await admin.send(desk.set, { setting, version: version - 1 });
    expect(codeOf(stale)).toBe('chat.version-changed');
    const hours = [{ from: '17:00', until: '09:00' }, ...ALWAYS.slice(1)];
    const backwards = await admin.send(desk.set, { setting: { ...setting, hours }, version });
    expect(codeOf(backwards)).toBe('edge.invalid-input');
    const { rows } = await admin.call(consoleRoutes.records.audit, { act: 'chat.set' });
    expect(rows[0]?.operator).toBe('admin');
  });

  it('says how long words are kept: the job of the night takes the rest away', async () => {
    const [old, recent] = [await asker(), await asker()];
    await old.say('Long ago');
    await old.attach(PDF);
    await recent.say('Today');
    await inDatabase(
      `with c as (update chat_conversation set last_at = last_at - interval '200 days'
         where last_number = 3 and last_words = 'slip.pdf' returning chat_id),
       f as (update chat_file set at = at - interval '200 days' where chat_id in (select * from c))
       update chat_message set at = at - interval '200 days' where chat_id in (select * from c)`,
    );
    await inDatabase(
      `insert into kernel_job (name, key, payload, queued_at, run_at)
       values ('chat.prune', 'now', '{}', now(), now() - interval '1 second')`,
    );
    await house.runJobs();
    expect(await old.look()).toMatchObject({ state: null, messages: { rows: [] } });
    expect((await recent.look()).state).toBe('waiting');
    const { rows } = await inDatabase(
      `select count(*)::int as files from chat_file where at < now() - interval '180 days'`,
    );
    expect(rows).toEqual([{ files: 0 }]);
  });

  it('of the merchant may switch the chat off', async () => {
    const { settings } = consoleRoutes;
    const turn = async (on: '0' | '1') => {
      const { setting, version } = await admin.call(settings.flags, {});
      const wish = { setting: { ...setting, LIVECHAT3: on }, version, reason: 'A test of it' };
      await admin.call(settings.setFlags, wish);
    };
    const services = async () =>
      (await house.visitor().call(playerRoutes.site.serviceList, {})).map(({ type }) => type);
    const other = await asker();
    await other.say('Before it was off');
    expect(await services()).toContain(3);
    await turn('0');
    await expect
      .poll(async () => codeOf(await other.client.send(chat.show, {})), { timeout: 10_000 })
      .toBe('chat.off');
    expect(await other.say('Still there?')).toBe('chat.off');
    expect(await services()).not.toContain(3);
    // What was said stays the asker's to read and to save.
    const { rows } = await other.client.call(chat.older, {});
    expect(rows.map(({ words }) => words)).toContain('Before it was off');
    await turn('1');
    await expect.poll(() => other.say('Still there?'), { timeout: 10_000 }).toBe('ok');
  });
});

// Last: no visitor of this house may send a file for hours afterwards.
describe('files of visitors', () => {
  it('are counted apart: they use up what neighbours and all visitors may send, not members', async () => {
    const attach = (client: HttpClient, ip: string) =>
      client.send(
        chat.attach,
        { name: 'x.png', base64: 'AAAA' },
        { headers: { 'x-forwarded-for': ip } },
      );
    const send = async (ip: string) => codeOf(await attach(house.visitor(), ip));
    // Sixty of one neighbourhood, from twelve addresses.
    const neighbours = async (prefix: string) => {
      const ips = Array.from({ length: 60 }, (_, nth) => `${prefix}.${nth % 12}`);
      const codes: string[] = [];
      for (const ip of ips) codes.push(await send(ip));
      return new Set(codes);
    };
    expect(await neighbours('198.18.1')).toEqual(new Set(['chat.file-unreadable']));
    expect(await send('198.18.1.99')).toBe('chat.too-many');
    for (const prefix of ['198.18.2', '198.18.3', '198.18.4']) await neighbours(prefix);
    expect(await send('198.18.5.1')).toBe('chat.too-many');
    const member = await house.member();
    expect(codeOf(await attach(member, '198.18.6.1'))).toBe('chat.file-unreadable');
  });
});
