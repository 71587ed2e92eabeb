import { afterAll, beforeAll, expect, it } from 'vitest';
import { walletClient } from '../../reference-vendor/src/wallet-client.ts';
import { wallClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { newVendor, richMember, tokenFor } from '../harness/vendor.ts';

const clock = wallClock();
const now = () => clock.now().getTime();
let here: RunningHouse;
let there: RunningHouse;
beforeAll(async () => {
  here = await startHouse({ clock });
  // A second server of the same house.
  there = await startHouse({ clock, database: here.database });
});
afterAll(async () => {
  await there.house.stop();
  await here.close();
});

let count = 0;
/** A vendor that can send the very same call to either server. */
async function seat(vendor: string) {
  const { keys, gameId } = await newVendor(here, vendor, { now });
  await there.house.vendors.start();
  await there.house.catalogue.start();
  const member = await richMember(here, ['100.00']);
  const token = await tokenFor(member, gameId);
  const [first, second] = [here, there].map(({ playerOrigin }) =>
    walletClient(playerOrigin, keys, { now }),
  );
  if (!first || !second) throw new Error('two servers');
  const nextCall = () => {
    count += 1;
    const ids = { transactionId: `bet-${count}`, roundId: `round-${count}` };
    const bent = { nonce: `a-nonce-of-the-vendor-${count}`, timestamp: String(now()) };
    return { body: { token, gameId, amount: '1.00', currency: 'BDT', ...ids }, bent };
  };
  return { first, second, token, nextCall };
}

it('a nonce that one server took is refused by the other, for a bet and for a balance', async () => {
  const { first, second, token, nextCall } = await seat('TWICE');
  const { body, bent } = nextCall();
  expect((await first.call('/vendor/v1/bet', body, bent)).value).toMatchObject({ status: 'OK' });
  expect((await second.call('/vendor/v1/bet', body, bent)).code).toBe('edge.signature-wrong');
  const look = nextCall().bent;
  expect((await second.call('/vendor/v1/balance', { token }, look)).value).toMatchObject({
    balance: '99.00',
  });
  expect((await first.call('/vendor/v1/balance', { token }, look)).code).toBe(
    'edge.signature-wrong',
  );
});

it('a call that reaches both servers at once is taken by one of them', async () => {
  const { first, second, token, nextCall } = await seat('ATONCE');
  for (let n = 0; n < 10; n += 1) {
    const { body, bent } = nextCall();
    const heard = await Promise.all(
      [first, second].map((server) => server.call('/vendor/v1/bet', body, bent)),
    );
    expect(heard.map(({ http }) => http).sort()).toEqual([200, 401]);
  }
  const { value } = await first.call('/vendor/v1/balance', { token });
  expect(value).toMatchObject({ balance: '90.00' });
});

it('the call itself, signed again, finds its first answer at the other server', async () => {
  const { first, second, nextCall } = await seat('AGAIN');
  const { body } = nextCall();
  await first.call('/vendor/v1/bet', body);
  const again = await second.call('/vendor/v1/bet', body);
  expect(again.value).toMatchObject({ status: 'OK', repeated: true, balance: '99.00' });
});

it('nonces whose time is over are forgotten, those of the window are kept', async () => {
  const { first, nextCall } = await seat('FORGETS');
  const { body, bent } = nextCall();
  await first.call('/vendor/v1/bet', body, bent);
  const rows = async () =>
    (await here.database.pool.query('select from vendors_nonce')).rowCount ?? 0;
  clock.advance(90_000);
  await here.runJobs();
  expect(await rows()).toBeGreaterThan(0);
  clock.advance(60_000);
  await here.runJobs();
  expect(await rows()).toBe(0);
});
