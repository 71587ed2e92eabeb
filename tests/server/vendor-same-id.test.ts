import { afterAll, beforeAll, expect, it } from 'vitest';
import { playerRoutes } from '@nokshi/contract';
import { walletClient } from '../../reference-vendor/src/wallet-client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { newVendor, richMember, tokenFor } from '../harness/vendor.ts';

let here: RunningHouse;
let there: RunningHouse;
beforeAll(async () => {
  here = await startHouse();
  // A second server of the same house.
  there = await startHouse({ database: here.database });
});
afterAll(async () => {
  await there.house.stop();
  await here.close();
});

const ROUNDS = 25;

it.each([
  ['bets', 'SAMEBET', '/vendor/v1/bet', { amount: '1.00' }],
  ['bets that win', 'SAMEWIN', '/vendor/v1/bet-and-win', { amount: '1.00', win: '0.00' }],
] as const)(
  'one transaction id for two members at the same instant is taken once, on one server or two (%s)',
  async (_, vendor, path, money) => {
    const { keys, gameId } = await newVendor(here, vendor);
    await there.house.vendors.start();
    await there.house.catalogue.start();
    const members = [await richMember(here, ['100.00']), await richMember(here, ['100.00'])];
    const tokens = await Promise.all(members.map((member) => tokenFor(member, gameId)));
    const wallets = [here, there].map(({ playerOrigin }) => walletClient(playerOrigin, keys));
    const taken = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = { transactionId: `${vendor}-${round}`, roundId: `${vendor}-${round}` };
      const send = (nth: number, server: number) =>
        wallets[server]?.call(path, {
          token: tokens[nth],
          gameId,
          currency: 'BDT',
          ...ids,
          ...money,
        });
      const heard = await Promise.all([send(0, 0), send(1, round % 2)]);
      const statuses = heard.map((one) => one?.value?.['status']);
      expect(statuses.toSorted()).toEqual(['OK', 'TRANSACTION_MISMATCH']);
      const winner = statuses.indexOf('OK');
      taken[winner] = (taken[winner] ?? 0) + 1;
      // Both repeat what they said first.
      expect((await send(winner, 1))?.value).toMatchObject({ status: 'OK', repeated: true });
      expect((await send(1 - winner, 1))?.value).toMatchObject({ status: 'TRANSACTION_MISMATCH' });
    }
    const balances = await Promise.all(
      members.map(
        async (member) => (await member.call(playerRoutes.wallet.balance, {})).sumBalance,
      ),
    );
    expect(balances).toEqual(taken.map((count) => `${100 - count}.00`));
    expect(await here.prove()).toMatchObject({ differences: 0 });
  },
);
