import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CASES, runCases, summary } from '../../reference-vendor/src/conformance/run.ts';
import { walletClient } from '../../reference-vendor/src/wallet-client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { grantRounds, newVendor, richMember, tokenFor } from '../harness/vendor.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

test('the published list names at least eighty cases, each once', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(80);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
});

test('every case of the published list holds against our own wallet', async () => {
  const { keys, wallet, gameId } = await newVendor(house, 'SUNDIAL', {
    points: { freeRoundsUrl: 'http://127.0.0.1:9/free-rounds' },
  });
  const [player, other, blocked, limited, ended] = await Promise.all(
    Array.from({ length: 5 }, () => richMember(house)),
  );
  if (!player || !other || !blocked || !limited || !ended) throw new Error('five members');
  const blockedToken = await tokenFor(blocked, gameId);
  await blocked.call(playerRoutes.limits.takeTimeOut, { hours: 24 });
  await limited.call(playerRoutes.limits.setLimit, { kind: 'stake', period: 'D', amount: '5.00' });
  const endedToken = await tokenFor(ended, gameId);
  await ended.call(playerRoutes.identity.logout, {});
  const { username } = player;
  const endedGrantId = await grantRounds(house, { username, gameId, rounds: 1 });
  const admin = await house.operator();
  await admin.call(consoleRoutes.freeRounds.takeBack, { reference: endedGrantId, reason: 'over' });
  const verdicts = await runCases({
    wallet,
    gameId,
    currency: 'BDT',
    token: await tokenFor(player, gameId),
    otherToken: await tokenFor(other, gameId),
    blockedToken,
    limitedToken: await tokenFor(limited, gameId),
    endedToken,
    grantId: await grantRounds(house, { username, gameId, rounds: 20 }),
    endedGrantId,
    stranger: walletClient(house.playerOrigin, { ...keys, key: randomBytes(32) }),
  });
  const wrong = verdicts.filter((one) => one.wrong !== null);
  expect(wrong.map((one) => `${one.group}: ${one.name}: ${one.wrong}`)).toEqual([]);
  expect(summary(verdicts)).toBe(`conformance: ${CASES.length} of ${CASES.length}`);
  process.stdout.write(`${summary(verdicts)}\n`);
  expect((await house.prove()).differences).toBe(0);
}, 240_000);
