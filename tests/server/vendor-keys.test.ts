import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consoleRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  signedHeaders,
  type VendorKeys,
  walletClient,
} from '../../reference-vendor/src/wallet-client.ts';
import { refused } from '../harness/client.ts';
import { wallClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { grantRounds, newVendor, richMember } from '../harness/vendor.ts';

const { vendors, vendorKeys, records, proposals } = consoleRoutes;
const HOUR_MS = 3_600_000;
const reason = 'once a year';

const clock = wallClock();
const now = () => clock.now().getTime();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock });
});
afterAll(() => house.close());

/** Hours pass here, so an operator logs in for each act. */
const desk = () => house.operator('finance');
const keysOf = async (vendor: string) => {
  const { rows } = await (await desk()).call(vendors.list, {});
  return rows.find((row) => row.vendor === vendor)?.keys ?? [];
};
const change = async (vendor: string, more: { publicKey?: string; hours?: number } = {}) =>
  (await desk()).call(vendorKeys.changeKey, { vendor, publicKey: null, reason, ...more });
const show = async (vendor: string, fingerprint = '') =>
  (await desk()).call(vendorKeys.showKey, { vendor, fingerprint, reason });
const end = async (vendor: string, fingerprint = '') =>
  (await desk()).call(vendorKeys.endKey, { vendor, fingerprint, reason });

/** What a call signed with these keys hears. */
const hears = async (keys: VendorKeys) => {
  const heard = await walletClient(house.playerOrigin, keys, { now }).call('/vendor/v1/session', {
    token: 'x',
  });
  return heard.code ?? heard.value?.['status'];
};
const TAKEN = 'INVALID_TOKEN';
const REFUSED = 'edge.signature-wrong';

/** Another secret, made at the desk and handed over. */
async function handedOver(vendor: string): Promise<VendorKeys> {
  await change(vendor);
  await expect.poll(async () => (await keysOf(vendor)).length).toBe(2);
  const [fresh] = await keysOf(vendor);
  const { secret } = await show(vendor, fresh?.fingerprint);
  return { vendor, scheme: 'HMAC-SHA256', key: Buffer.from(secret, 'hex') };
}

it('both secrets are taken for a day, then the new one alone', async () => {
  const { keys: before } = await newVendor(house, 'OVERLAP', { now });
  const after = await handedOver('OVERLAP');
  expect([await hears(before), await hears(after)]).toEqual([TAKEN, TAKEN]);
  const [, old] = await keysOf('OVERLAP');
  expect(Date.parse(old?.endsAt ?? '') - Date.parse(old?.addedAt ?? '')).toBeGreaterThan(
    23 * HOUR_MS,
  );
  clock.advance(24 * HOUR_MS);
  expect([await hears(before), await hears(after)]).toEqual([REFUSED, TAKEN]);
  expect(await keysOf('OVERLAP')).toHaveLength(1);
});

it('the old one ends at once when the desk says so, the new one never by this', async () => {
  const { keys: before } = await newVendor(house, 'ENDED', { now });
  const after = await handedOver('ENDED');
  const [fresh, old] = await keysOf('ENDED');
  expect(await refused(end('ENDED', fresh?.fingerprint))).toBe('vendors.key-unknown');
  await end('ENDED', old?.fingerprint);
  await expect.poll(() => hears(before)).toBe(REFUSED);
  expect(await hears(after)).toBe(TAKEN);
});

it('a secret that was made here is shown once, and stands nowhere as it is', async () => {
  await newVendor(house, 'SHOWN', { now });
  const { key } = await handedOver('SHOWN');
  await expect
    .poll(async () => (await keysOf('SHOWN'))[0])
    .toMatchObject({ toShow: false, endsAt: null });
  const [fresh] = await keysOf('SHOWN');
  expect(await refused(show('SHOWN', fresh?.fingerprint))).toBe('vendors.key-unknown');
  const risk = await house.operator('risk');
  const { rows } = await risk.call(records.audit, {});
  expect(rows.slice(0, 2).map(({ act }) => act)).toEqual([
    'vendors.show-key',
    'vendors.change-key',
  ]);
  expect(JSON.stringify(rows)).not.toContain(key.toString('hex'));
});

it('the desk shows when each was used last', async () => {
  const { keys: before } = await newVendor(house, 'USES', { now });
  expect((await keysOf('USES')).map(({ usedAt }) => usedAt)).toEqual([null]);
  await hears(before);
  const after = await handedOver('USES');
  expect((await keysOf('USES')).map(({ usedAt }) => usedAt !== null)).toEqual([false, true]);
  await hears(after);
  await expect
    .poll(async () => (await keysOf('USES')).map(({ usedAt }) => usedAt !== null))
    .toEqual([true, true]);
});

it('a public key takes the place of another in the same way, and a short one is refused', async () => {
  const pair = (modulusLength: number) =>
    generateKeyPairSync('rsa', {
      modulusLength,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  const vendor = 'PUBLIC';
  const { keys: shared } = await newVendor(house, vendor, { now });
  const [first, second] = [pair(2_048), pair(2_048)];
  const signer = (privateKey: string): VendorKeys => ({
    vendor,
    scheme: 'RSA-SHA256',
    key: Buffer.from(privateKey),
  });
  expect(await refused(change(vendor, { publicKey: pair(1_024).publicKey }))).toBe(
    'vendors.key-wrong',
  );
  await change(vendor, { publicKey: first.publicKey, hours: 1 });
  await expect.poll(() => hears(signer(first.privateKey))).toBe(TAKEN);
  expect(await hears(shared)).toBe(TAKEN);
  expect(await refused(change(vendor, { publicKey: second.publicKey }))).toBe(
    'vendors.key-changing',
  );
  clock.advance(HOUR_MS);
  await change(vendor, { publicKey: second.publicKey });
  await expect.poll(() => hears(signer(second.privateKey))).toBe(TAKEN);
  expect([await hears(signer(first.privateKey)), await hears(shared)]).toEqual([TAKEN, REFUSED]);
});

it('a vendor that registers with another key has both for a day; with a previous one nothing changes', async () => {
  const { keys: before } = await newVendor(house, 'TWICE', { now });
  const { keys: after } = await newVendor(house, 'TWICE', { now });
  expect([await hears(before), await hears(after)]).toEqual([TAKEN, TAKEN]);
  const [fresh, old] = await keysOf('TWICE');
  await end('TWICE', old?.fingerprint);
  await expect.poll(() => hears(before)).toBe(REFUSED);
  expect((await keysOf('TWICE')).map(({ fingerprint }) => fingerprint)).toEqual([
    fresh?.fingerprint,
  ]);
});

it('what we ask the vendor is signed with the secret that it used last itself', async () => {
  const asked: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    asked.push({ headers: request.headers, body });
    response.end(JSON.stringify({ status: 'DONE' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const freeRoundsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/free`;
  const points = { freeRoundsUrl };
  const { keys: before, gameId } = await newVendor(house, 'ASKED', { now, points });
  const { username } = await richMember(house, ['10.00']);
  const signedBy = async (keys: VendorKeys) => {
    await grantRounds(house, { username, gameId, rounds: 1 });
    clock.advance(5_000);
    await house.runJobs();
    const { headers, body } = asked.at(-1) ?? { headers: {}, body: '' };
    const timestamp = String(headers['x-nokshi-timestamp']);
    const nonce = String(headers['x-nokshi-nonce']);
    const right = signedHeaders(keys, { path: '/free/grant', body, timestamp, nonce });
    return right['x-nokshi-signature'] === headers['x-nokshi-signature'];
  };
  await hears(before);
  const after = await handedOver('ASKED');
  expect(await signedBy(before)).toBe(true);
  clock.advance(1_000);
  await hears(after);
  await expect
    .poll(async () => (await keysOf('ASKED')).every(({ usedAt }) => usedAt !== null))
    .toBe(true);
  expect(await signedBy(after)).toBe(true);
  server.close();
});

it('a change waits for a second person where the rule asks for one', async () => {
  const { keys: before } = await newVendor(house, 'TWO', { now });
  await house.database.pool.query(
    `insert into operators_operator select (jsonb_populate_record(o, jsonb_build_object(
       'operator_id', gen_random_uuid(), 'username', 'second', 'roles', array['finance']))).*
     from operators_operator o where o.username = 'opfinance'`,
  );
  await house.database.pool.query(
    `update operators_operator set roles = array['finance', 'admin'] where username = 'opfinance'`,
  );
  const rule = { act: 'vendors.change-key', needed: true, above: null, reason } as const;
  await (await desk()).call(proposals.setRule, rule);
  const { proposal } = await change('TWO');
  expect(proposal).toMatch(/^prp_/);
  expect(await keysOf('TWO')).toHaveLength(1);
  expect(await hears(before)).toBe(TAKEN);
});
