import { consoleRoutes } from '@nokshi/contract';
import { MOST_SAVED_VIEWS } from '@nokshi/contract/console/views.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { views } = consoleRoutes;
let house: RunningHouse;
let finance: HttpClient;
let support: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  [finance, support] = [await house.operator('finance'), await house.operator('support')];
});
afterAll(() => house.close());

const wish = (name: string, change: object = {}) => ({
  desk: 'deposits',
  name,
  search: 'state=REVIEW',
  start: false,
  ...change,
});
const namesOf = async (operator: HttpClient) =>
  (await operator.call(views.list, {})).views.map(({ desk, name }) => `${desk}/${name}`);

describe('saved views of an operator', () => {
  it('are listed by desk and name, renamed, forgotten, and saved again', async () => {
    const review = await finance.call(views.save, wish('To review'));
    await finance.call(
      views.save,
      wish('Waiting', { desk: 'withdrawals', search: 'queue=waiting' }),
    );
    await finance.call(views.save, wish('Failed', { search: 'state=FAILED' }));
    expect(await namesOf(finance)).toEqual([
      'deposits/Failed',
      'deposits/To review',
      'withdrawals/Waiting',
    ]);
    const renamed = await finance.call(views.change, { ...review, name: 'ক্ষুদ্র জমা' });
    expect(renamed).toEqual({ ...review, name: 'ক্ষুদ্র জমা' });
    await finance.call(views.drop, { id: review.id });
    expect(await namesOf(finance)).not.toContain('deposits/ক্ষুদ্র জমা');
    const { id: _, ...gone } = renamed;
    await finance.call(views.save, gone);
    expect(await namesOf(finance)).toContain('deposits/ক্ষুদ্র জমা');
  });

  it('are nobody else’s: another operator neither sees nor changes nor forgets them', async () => {
    const mine = await finance.call(views.save, wish('Mine'));
    expect(await namesOf(support)).toEqual([]);
    for (const act of [views.change, views.drop])
      expect(await refused(support.call(act, mine))).toBe('identity.view-unknown');
    expect(await namesOf(finance)).toContain('deposits/Mine');
    await support.call(views.save, wish('Mine'));
  });

  it('have one start view a desk: the newest takes the place of the one before', async () => {
    const one = await finance.call(views.save, wish('One', { desk: 'members', start: true }));
    await finance.call(views.save, wish('Two', { desk: 'members', start: true }));
    const startsOf = async () =>
      (await finance.call(views.list, {})).views
        .filter(({ desk, start }) => desk === 'members' && start)
        .map(({ name }) => name);
    expect(await startsOf()).toEqual(['Two']);
    await finance.call(views.change, { ...one, start: true });
    expect(await startsOf()).toEqual(['One']);
  });

  it('have a name of their own on their desk, whatever its letters', async () => {
    const first = await finance.call(views.save, wish('Big ones'));
    const taken = 'identity.view-name-taken';
    expect(await refused(finance.call(views.save, wish('BIG ONES')))).toBe(taken);
    await finance.call(views.save, wish('Big ones', { desk: 'claims' }));
    const other = await finance.call(views.save, wish('Small ones'));
    expect(await refused(finance.call(views.change, { ...other, name: 'big ones' }))).toBe(taken);
    await finance.call(views.change, { ...first, name: 'BIG ones' });
  });

  it('keep the filters of an address and no address: a desk is a word', async () => {
    const wrong = [
      ...['https://elsewhere', '/deposits', '..', ''].map((desk) => ({ desk })),
      ...['', 'a b', '"><img src=x>'].map((search) => ({ search })),
    ];
    for (const change of wrong)
      expect(await refused(finance.call(views.save, wish('No', change)))).toBe(
        'edge.invalid-input',
      );
  });

  it(`are ${MOST_SAVED_VIEWS} at most, also when they are saved at once`, async () => {
    const risk = await house.operator('risk');
    const all = await Promise.allSettled(
      Array.from({ length: MOST_SAVED_VIEWS + 3 }, (_, n) =>
        risk.call(views.save, wish(`View ${n}`)),
      ),
    );
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    expect(await refused(risk.call(views.save, wish('More')))).toBe('identity.views-full');
  });
});
