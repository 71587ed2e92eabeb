import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { describe, expect, test } from 'vitest';
import { bonusTerms, cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import {
  bonusesOf,
  cashOf,
  deposit,
  lettersOf,
  promotionsGround,
  reason,
} from '../harness/promotions.ts';
import type { Teammate } from '../harness/team.ts';

const { applications, promotions } = playerRoutes;
const { promotionApplications: desk, proposals } = consoleRoutes;
const { now, running } = promotionsGround();

/** A PNG of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const asking = (amount = '50', pictures: 'none' | 'asked' | 'needed' = 'asked') =>
  cashTerms({
    name: 'On request',
    trigger: { kind: 'application', pictures },
    reward: { kind: 'cash', sum: { of: 'fixed', amount }, multiple: 100 },
  });
const statusOf = async (of: Teammate, promotionId: string) =>
  (await of.call(promotions.one, { promotionId })).status;

describe('an application', () => {
  test('has a comment of 140 characters and three pictures at most (E-111, V-060, C-028)', async () => {
    const promotionId = await running(asking('50', 'needed'));
    const member = await now().house.member();
    const apply = (comment: string, proofs: string[]) =>
      member.call(applications.apply, { promotionId, comment, proofs });
    expect(await refused(apply('a'.repeat(141), [PICTURE]))).toBe('edge.invalid-input');
    expect(await refused(apply('ক'.repeat(141), [PICTURE]))).toBe('edge.invalid-input');
    const four = [PICTURE, PICTURE, PICTURE, PICTURE];
    expect(await refused(apply('My team won', four))).toBe('edge.invalid-input');
    expect(await refused(apply('My team won', []))).toBe('promotions.pictures-needed');
    expect(await refused(apply('My team won', [btoa('no picture')]))).toBe('media.not-a-picture');
    const made = await apply('ক'.repeat(140), [PICTURE, PICTURE, PICTURE]);
    expect(made).toMatchObject({ state: 'OPEN', pictures: 3 });
    expect(await statusOf(member, promotionId)).toBe('applying');
    expect(await refused(apply('Once more', [PICTURE]))).toBe('promotions.applied');
  });

  test('is issued by an operator who sees it whole, and its member has the reward and a letter', async () => {
    const promotionId = await running(asking());
    const member = await now().house.member();
    const made = await member.call(applications.apply, {
      promotionId,
      comment: 'I was told that I may ask',
      proofs: [PICTURE],
    });
    const { applicationId } = made;
    const { rows } = await now().admin.call(desk.list, { queue: 'open' });
    expect(rows).toContainEqual(
      expect.objectContaining({ applicationId, username: member.username, name: 'On request' }),
    );
    const whole = await now().admin.call(desk.one, { applicationId });
    // WebP, drawn again.
    expect(whole.proofs.map((proof) => atob(proof).slice(8, 12))).toEqual(['WEBP']);
    expect(whole.member).toMatchObject({
      deposits: 0,
      grants: 0,
      mayReceive: true,
      riskCase: null,
    });
    await now().admin.call(desk.issue, { applicationId, reason });
    expect(await cashOf(member)).toBe('50.00');
    expect(await statusOf(member, promotionId)).toBe('issued');
    expect(await lettersOf(member)).toContain('You received ৳50.00');
    const again = now().admin.call(desk.issue, { applicationId, reason });
    expect(await refused(again)).toBe('promotions.application-state');
  });

  test('needs a second operator from an amount, and is given after the end to who applied in time', async () => {
    const endsAt = new Date(now().clock.now().getTime() + 60_000).toISOString();
    const promotionId = await running({ ...asking('2000'), endsAt });
    const member = await now().house.member();
    const wish = { promotionId, comment: 'For the derby' };
    const { applicationId } = await member.call(applications.apply, wish);
    const { proposal } = await now().admin.call(desk.issue, { applicationId, reason });
    expect(await cashOf(member)).toBe('0.00');
    now().clock.advance(120_000);
    await now().second.call(proposals.approve, { id: proposal ?? '' });
    expect(await cashOf(member)).toBe('2000.00');
  });

  test('that is rejected says why, may be made again, and can be taken back', async () => {
    const promotionId = await running(asking());
    const member = await now().house.member();
    const apply = () => member.call(applications.apply, { promotionId, comment: 'Please' });
    const { applicationId } = await apply();
    const answer = 'The picture does not show the ticket.';
    await now().admin.call(desk.reject, { applicationId, answer });
    expect(await statusOf(member, promotionId)).toBe('rejected');
    const { rows } = await member.call(applications.list, { promotionId });
    expect(rows).toMatchObject([{ state: 'REJECTED', answer }]);
    expect(await lettersOf(member)).toContain('Your application for “A gift” was rejected');
    now().clock.advance(1_000);
    const second = await apply();
    const other = await now().house.member();
    const taken = { applicationId: second.applicationId };
    expect(await refused(other.call(applications.withdraw, taken))).toBe(
      'promotions.application-unknown',
    );
    await member.call(applications.withdraw, taken);
    expect(await statusOf(member, promotionId)).toBe('join');
    const { rows: decided } = await now().admin.call(desk.list, { queue: 'decided' });
    expect(decided[0]).toMatchObject({ state: 'WITHDRAWN', username: member.username });
  });
});

describe('what a deposit would bring', () => {
  const brings = async (of: Teammate, amount: string) =>
    (await of.call(promotions.forDeposit, { amount })).rows.map(({ title, ...got }) => [
      title.EN,
      got.amount,
    ]);

  test('is what it brings once it is credited, by its number, its amount and who joined', async () => {
    const named = (name: string) => ({ name, title: { EN: name, BN: name } });
    await running(bonusTerms(named('First')));
    const trigger = { kind: 'deposit' as const, nth: [], least: '300', joins: true };
    const joins = await running(cashTerms({ ...named('Joined'), trigger }));
    // Of a deposit that is not there yet, as the rule sees it when it is.
    const audience = [{ kind: 'deposits-at-least', count: 2 } as const];
    const second = { ...trigger, joins: false };
    await running(cashTerms({ ...named('Second'), trigger: second, audience }));
    const member = await now().house.member();
    expect(await brings(member, '99.99')).toEqual([]);
    expect(await brings(member, '250')).toEqual([['First', '250.00']]);
    await member.call(promotions.join, { promotionId: joins });
    expect((await brings(member, '5000')).toSorted()).toEqual([
      ['First', '1000.00'],
      ['Joined', '50.00'],
    ]);
    await deposit(member, '500');
    expect((await bonusesOf(member)).bonus).toBe('500.00');
    expect(await cashOf(member)).toBe('550.00');
    expect(await brings(member, '5000')).toEqual([['Second', '50.00']]);
    expect(await cashOf(member)).toBe('550.00');
  });
});
