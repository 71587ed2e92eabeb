import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { TermsDoc } from '@nokshi/contract/content.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from './test-site.ts';

const { terms } = consoleRoutes;
const DAY = 86_400_000;

let test: TestSite;
beforeAll(async () => {
  test = await openTestSite();
});
afterAll(() => test.close());

const edition = (name: string, more: Partial<TermsDoc> = {}): TermsDoc => ({
  page: 'terms',
  edition: name,
  title: { EN: 'Terms', BN: 'শর্ত' },
  html: { EN: `<p>Text of ${name}</p>`, BN: `<p>${name} এর লেখা</p>` },
  from: null,
  ...more,
});
const publish = async (doc: TermsDoc) => {
  const row = await test.call(terms.create, { state: 'published', doc });
  await test.site.content.board.refresh();
  return row;
};
const read = (page: TermsDoc['page'], named?: string) =>
  test.call(playerRoutes.site.terms, { page, lang: 'EN', ...(named && { edition: named }) });

it('the demo house has terms and a privacy notice in both languages', async () => {
  for (const page of ['terms', 'privacy'] as const) {
    const english = await read(page);
    const bengali = await test.call(playerRoutes.site.terms, { page, lang: 'BN' });
    expect(english).toMatchObject({ page, edition: '2026-01' });
    expect(bengali.content).toMatch(/[\u0980-\u09ff]/);
    expect(bengali.content).not.toBe(english.content);
  }
});

it('the newest edition is what new members agree to, and earlier ones stay readable', async () => {
  expect(test.site.agreement()).toEqual({ terms: '2026-01', privacy: '2026-01' });
  test.clock.advance(DAY);
  await publish(edition('2026-02'));
  expect(test.site.agreement()).toEqual({ terms: '2026-02', privacy: '2026-01' });
  expect(await read('terms')).toMatchObject({
    edition: '2026-02',
    content: '<p>Text of 2026-02</p>',
    editions: [{ edition: '2026-02' }, { edition: '2026-01' }],
  });
  expect(await read('terms', '2026-01')).toMatchObject({ edition: '2026-01' });
  await expect(read('terms', '1999-01')).rejects.toMatchObject({ code: 'site.terms-unknown' });
});

it('a draft that is published later is in force from then on', async () => {
  const { id, version } = await test.call(terms.create, {
    state: 'draft',
    doc: edition('2026-03'),
  });
  test.clock.advance(DAY);
  await publish(edition('2026-04'));
  test.clock.advance(DAY);
  await test.call(terms.save, { id, version, state: 'published', doc: edition('2026-03') });
  await test.site.content.board.refresh();
  expect(test.site.agreement().terms).toBe('2026-03');
});

it('an edition in force is neither changed, removed nor undone, and its name is taken', async () => {
  const doc = edition('2026-05');
  const draft = await test.call(terms.create, { state: 'draft', doc });
  const { id, version } = await test.call(terms.save, { ...draft, state: 'published' });
  await test.site.content.board.refresh();
  const changed = { ...doc, html: { EN: '<p>Other</p>', BN: '<p>অন্য</p>' } };
  for (const attempt of [
    () => test.call(terms.save, { id, version, state: 'published', doc: changed }),
    () => test.call(terms.save, { id, version, state: 'removed', doc }),
    () => test.call(terms.undo, { id, version }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'content.edition-fixed' });
  await expect(publish(doc)).rejects.toMatchObject({ code: 'content.edition-taken' });
  await publish({ ...doc, page: 'privacy' });
});

it('a planned edition may be changed until it begins', async () => {
  const from = new Date(test.clock.now().getTime() + DAY).toISOString();
  const doc = edition('2026-06', { from });
  const { id, version } = await publish(doc);
  expect(test.site.agreement().terms).not.toBe('2026-06');
  const html = { EN: '<p>Better</p>', BN: '<p>আরও ভালো</p>' };
  await test.call(terms.save, { id, version, state: 'published', doc: { ...doc, html } });
  await test.site.content.board.refresh();
  test.clock.advance(DAY);
  expect(await read('terms')).toMatchObject({
    edition: '2026-06',
    content: '<p>Better</p>',
    since: from,
  });
});
