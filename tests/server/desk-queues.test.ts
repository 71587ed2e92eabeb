import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { LiveMessage } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import type { HttpClient } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { choosePin, give, PIN } from '../harness/winnings.ts';

const { campaigns, feedback, identity, points, proposals } = consoleRoutes;
const reason = 'as planned';
const QUESTION = { type: 'withdrawal', content: 'When does it arrive?' } as const;

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const listen = (operator: HttpClient) => {
  const cookies = Object.entries(operator.cookies()).map(([name, value]) => `${name}=${value}`);
  return hearLive(house.consoleOrigin, cookies.join('; '));
};
const desksOf = (heard: readonly LiveMessage[]) =>
  heard.flatMap((message) => (message.type === 'desk' ? [message.desk] : []));

describe('a desk hears at once that something came to its queue or left it', () => {
  it('a question, and that it was worked on; who may not read questions hears nothing', async () => {
    const support = await house.operator('support');
    const [ear, other] = [await listen(support), await listen(await house.operator('finance'))];
    const member = await house.member();
    await member.call(playerRoutes.feedback.send, QUESTION);
    await expect.poll(() => desksOf(ear.heard)).toEqual(['feedback']);
    const [row] = (await support.call(feedback.list, { state: 'open' })).rows;
    const { number = '', version = 0 } = row ?? {};
    await support.call(feedback.work, { number, version, state: 'closed', answer: '' });
    await expect.poll(() => desksOf(ear.heard)).toEqual(['feedback', 'feedback']);
    expect(desksOf(other.heard)).toEqual([]);
    ear.close();
    other.close();
  });

  it('a proposal, and that it was decided: those who may decide it', async () => {
    const [admin, risk] = [await house.operator('admin'), await house.operator('risk')];
    await admin.call(proposals.setRule, {
      act: 'identity.freeze',
      needed: true,
      above: null,
      reason: 'two of us',
    });
    const [ear, other] = [await listen(risk), await listen(await house.operator('support'))];
    const { memberId: id } = await house.member();
    await admin.call(identity.freeze, { id, reason: 'chargebacks' });
    await expect.poll(() => desksOf(ear.heard)).toEqual(['proposals']);
    const [waits] = (await risk.call(proposals.proposals, { state: 'PENDING' })).rows;
    await risk.call(proposals.approve, { id: waits?.id ?? '' });
    await expect.poll(() => desksOf(ear.heard)).toEqual(['proposals', 'proposals']);
    expect(desksOf(other.heard)).toEqual([]);
    ear.close();
    other.close();
  });

  it('campaigns: what another operator saved, published and paused, and what members got of it', async () => {
    const [admin, content] = [await house.operator('admin'), await house.operator('content')];
    const [ear, page] = [await listen(content), await hearLive(house.playerOrigin)];
    const saved = await admin.call(campaigns.save, {
      campaignId: null,
      newest: 0,
      terms: cashTerms(),
      reason,
    });
    await admin.call(campaigns.publish, { ...saved, reason });
    const { campaignId } = saved;
    await expect.poll(() => desksOf(ear.heard)).toEqual(['campaigns', 'campaigns']);
    const member = await house.member();
    await member.call(playerRoutes.promotions.claim, { promotionId: campaignId });
    await expect.poll(() => desksOf(ear.heard).length).toBe(3);
    await admin.call(campaigns.turn, { campaignId, to: 'PAUSED', reason });
    await expect.poll(() => desksOf(ear.heard).length).toBe(4);
    expect(desksOf(page.heard)).toEqual([]);
    ear.close();
    page.close();
  });

  it('an order of the mall, and that it was decided', async () => {
    const admin = await house.operator('admin');
    const [ear, page] = [await listen(admin), await hearLive(house.playerOrigin)];
    const pointsOf = (heard: readonly LiveMessage[]) =>
      heard.filter(({ type }) => type === 'points').length;
    const member = await house.member();
    await choosePin(member);
    await give(house, member.memberId, 5_500n, 'PTS');
    const order = { goodId: 'umbrella', quantity: 1, points: 5_500, paymentPassword: PIN };
    const delivery = { address: 'House 7, Road 4, Dhanmondi, Dhaka', mobile: '01711000000' };
    const { referenceNumber: id } = await member.call(
      playerRoutes.points.redeem,
      { ...order, ...delivery },
      { key: randomUUID() },
    );
    await expect.poll(() => pointsOf(ear.heard)).toBeGreaterThan(0);
    const before = pointsOf(ear.heard);
    await admin.call(points.approve, { id, reason });
    await expect.poll(() => pointsOf(ear.heard)).toBeGreaterThan(before);
    expect(pointsOf(page.heard)).toBe(0);
    ear.close();
    page.close();
  });
});
