import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { newAddress, type RunningHouse, startHouse } from '../harness/house.ts';

const { apply } = playerRoutes.join;
const { list, work } = consoleRoutes.applications;

let house: RunningHouse;
let support: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  support = await house.operator('support');
});
afterAll(() => house.close());

const FORM = { name: 'Rina Akter', contact: 'rina@example.com', message: 'I lead a team of ten.' };
const applyAs = (form: object, ip = newAddress()) =>
  house.visitor().send(apply, { ...FORM, ...form }, { headers: { 'x-forwarded-for': ip } });
const newest = async () => (await support.call(list, {})).rows[0];
const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) => answer.code ?? 'ok';

describe('an application to join', () => {
  it('stands on the desk as it was written', async () => {
    expect(codeOf(await applyAs({}))).toBe('ok');
    expect(await newest()).toMatchObject({ ...FORM, state: 'new', notes: [], version: 1 });
  });

  it('sent again by the same contact changes the one that waits, and says nothing about it', async () => {
    const before = (await support.call(list, {})).rows.length;
    const again = await applyAs({ contact: 'RINA@example.com', message: 'A team of twelve.' });
    expect(again.answer).toMatchObject({ success: true, value: { received: true } });
    const { rows } = await support.call(list, {});
    expect(rows).toHaveLength(before);
    expect(rows[0]).toMatchObject({ message: 'A team of twelve.', version: 2 });
  });

  it.each([
    ['name', { name: ' ' }],
    ['contact', { contact: 'x' }],
    ['message', { message: 'too short' }],
    ['message', { message: 'm'.repeat(1_001) }],
  ])('is refused when the %s is too short or too long, naming the field', async (field, form) => {
    const { answer } = await applyAs(form);
    expect(answer).toMatchObject({ success: false, code: 'edge.invalid-input', field });
  });

  it('is taken ten times an hour from one address', async () => {
    const ip = newAddress();
    const said: string[] = [];
    for (let at = 0; at < 11; at += 1)
      said.push(codeOf(await applyAs({ contact: `017110000${10 + at}` }, ip)));
    expect(said).toEqual([...Array<string>(10).fill('ok'), 'edge.too-many-requests']);
  });

  it('is worked on with notes, and each step is in the audit log', async () => {
    await applyAs({ contact: 'work@example.com' });
    const row = await newest();
    if (!row) throw new Error('there is no application');
    const { number } = row;
    const asked = { number, state: 'working', note: 'Called, calls back.' } as const;
    const worked = await support.call(work, { ...asked, version: row.version });
    expect(worked).toMatchObject({
      state: 'working',
      version: 2,
      notes: [{ by: 'opsupport', words: 'Called, calls back.' }],
    });
    expect(codeOf(await support.send(work, { ...asked, version: 1 }))).toBe('site.version-changed');
    await support.call(work, { number, state: 'done', note: '', version: 2 });
    expect((await support.call(list, { state: 'done' })).rows.map((done) => done.number)).toEqual([
      number,
    ]);
    const admin = await house.operator('admin');
    const acts = await admin.call(consoleRoutes.records.audit, { act: 'site.work-application' });
    expect(acts.rows).toHaveLength(2);
  });

  it('that is none is unknown', async () => {
    const asked = { number: '999999', state: 'done', note: '', version: 1 } as const;
    expect(codeOf(await support.send(work, asked))).toBe('site.application-unknown');
  });

  it('is listed page by page without a gap', async () => {
    const all = (await support.call(list, { pageSize: 50 })).rows.map((row) => row.number);
    const first = await support.call(list, { pageSize: 2 });
    const then = await support.call(list, { pageSize: 50, cursor: first.next ?? '' });
    expect([...first.rows, ...then.rows].map((row) => row.number)).toEqual(all);
  });

  it('is deleted with its notes after a year', async () => {
    await applyAs({ contact: 'old@example.com' });
    const row = await newest();
    const number = row?.number ?? '';
    await support.call(work, { number, version: 1, state: 'done', note: 'Called' });
    const { pool } = house.database;
    await pool.query(
      `update site_application set created_at = now() - interval '366 days' where number = $1`,
      [number],
    );
    const before = (await support.call(list, { pageSize: 50 })).rows.length;
    const { db, jobs } = house.house;
    await db.tx((tx) =>
      jobs.enqueue(tx, { name: 'site.prune', key: 'a year', payload: {}, runAt: new Date(0) }),
    );
    await house.runJobs();
    await expect
      .poll(async () => (await support.call(list, { pageSize: 50 })).rows.length)
      .toBe(before - 1);
    const notes = await pool.query('select 1 from site_application_note where application = $1', [
      number,
    ]);
    expect(notes.rows).toEqual([]);
  });
});
