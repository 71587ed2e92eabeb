import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { LiveMessage } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { hearLive } from '../harness/hear-live.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { feedback, identity, proposals } = consoleRoutes;
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
});
