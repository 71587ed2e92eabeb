import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { logInOperators } from '../harness/team.ts';

const { campaigns } = consoleRoutes;
const { envelopes, promotions, wheel } = playerRoutes;

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse({ demoEnvelope: true, tables: true });
  await logInOperators(house);
  admin = await house.operator();
});
afterAll(() => house.close());

test('a demo house begins with a wheel and a red envelope, which a new member can open', async () => {
  const member = await house.member();
  const { envelope } = await member.call(envelopes.waiting, {});
  expect(envelope).toMatchObject({ pool: '2000.00', shares: 200, left: 200 });
  const promotionId = envelope?.promotionId ?? '';
  const { place, amount } = await member.call(envelopes.open, { promotionId });
  expect(place).toBe(1);
  expect(Number(amount)).toBeGreaterThan(0);
  const { rows } = await member.call(promotions.list, {});
  const spun = rows.find(({ trigger }) => trigger.kind === 'wheel');
  const asked = { promotionId: spun?.promotionId ?? '' };
  expect((await member.call(wheel.spin, asked)).left).toBe(0);
  expect(await refused(member.call(wheel.spin, asked))).toBe('promotions.day-used');
});

test('each campaign of a demo house is one that its operator could have published', async () => {
  const { rows } = await admin.call(campaigns.list, {});
  expect(new Set(rows.map(({ terms }) => terms.trigger.kind)).size).toBeGreaterThan(10);
  for (const { campaignId, newest, terms } of rows) {
    const wish = { campaignId, newest, terms, reason: 'as it is' };
    const saved = await admin.call(campaigns.save, wish);
    const published = await admin.call(campaigns.publish, { ...saved, reason: 'as it is' });
    expect([terms.name, published.proposal !== null]).toEqual([
      terms.name,
      Number(terms.limits.budget) > 25_000,
    ]);
  }
});
