import { playerRoutes } from '@nokshi/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestRoom, type TestRoom } from '../operators/test-people.ts';

const { identity } = playerRoutes;
const body = { username: 'rahim', password: 'karnaphuli-7' };

let test: TestRoom;
beforeAll(async () => {
  test = await openTestRoom();
});
afterAll(() => test.close());

async function encrypt(text: string, header: object = {}) {
  const key = await test.browser().call(identity.credentialKey, {});
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      nonce: key.nonce,
      ...header,
    })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

describe('encrypted credentials (Y-001)', () => {
  it('servers that start together share one key', async () => {
    const gate = await test.database.pool.connect();
    await gate.query('begin; lock table access_credential_key in share mode');
    const servers = [test.access, test.anotherServer().access, test.anotherServer().access];
    const asked = Promise.all(servers.map(({ credentials }) => credentials.current()));
    // Each has found no key, has made one, and waits to store it.
    const waiting = () =>
      gate.query(`select from pg_locks
      where relation = 'access_credential_key'::regclass and not granted`);
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 20_000 }).toBe(3);
    await gate.query('commit');
    gate.release();
    expect(new Set((await asked).map(({ kid }) => kid)).size).toBe(1);
  });

  it('are opened', async () => {
    const jwe = await encrypt(JSON.stringify(body));
    expect(jwe).not.toContain(body.password);
    expect(await test.access.credentials.open(jwe)).toEqual(body);
  });

  it('are opened by every server, and after a restart', async () => {
    const jwe = await encrypt(JSON.stringify(body));
    expect(await test.anotherServer().access.credentials.open(jwe)).toEqual(body);
  });

  it('are opened once, whichever servers receive them', async () => {
    const jwe = await encrypt(JSON.stringify(body));
    const servers = [test.access, test.anotherServer().access, test.anotherServer().access];
    const opened = await Promise.all(servers.map(({ credentials }) => credentials.open(jwe)));
    expect(opened.filter((each) => each !== null)).toEqual([body]);
    expect(await test.access.credentials.open(jwe)).toBeNull();
  });

  it('are opened for two minutes after their nonce was issued', async () => {
    const [early, late] = [
      await encrypt(JSON.stringify(body)),
      await encrypt(JSON.stringify(body)),
    ];
    test.clock.advance(120_000);
    expect(await test.access.credentials.open(early)).toEqual(body);
    test.clock.advance(1);
    expect(await test.access.credentials.open(late)).toBeNull();
  });

  it('need a nonce of ours, each its own', async () => {
    const { nonce } = await test.access.credentials.current();
    const made = Buffer.from(nonce, 'base64url');
    made[0] = (made[0] ?? 0) ^ 1;
    for (const wrong of [made.toString('base64url'), '', 'x', 7, undefined, 'A'.repeat(54)]) {
      const jwe = await encrypt(JSON.stringify(body), { nonce: wrong });
      expect(await test.access.credentials.open(jwe)).toBeNull();
    }
    expect(await test.access.credentials.open(await encrypt('not json', { nonce }))).toBeNull();
    const [one, two] = [
      await encrypt(JSON.stringify(body), { nonce }),
      await encrypt(JSON.stringify(body), { nonce }),
    ];
    expect(await test.access.credentials.open(one)).toEqual(body);
    expect(await test.access.credentials.open(two)).toBeNull();
  });

  it('do not open when changed, sealed to another key or not JSON', async () => {
    const right = await encrypt(JSON.stringify(body));
    const parts = right.split('.');
    parts[3] = `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`;
    const wrong = [
      parts.join('.'),
      await encrypt(JSON.stringify(body), { kid: 'another' }),
      await encrypt('not json'),
      await encrypt(JSON.stringify(body), { enc: 'A128GCM' }),
      'a.b.c.d.e',
      '',
      `${right}${'A'.repeat(20_000)}`,
    ];
    for (const jwe of wrong) expect(await test.access.credentials.open(jwe)).toBeNull();
  });

  it('are not required in demo mode', () => {
    expect(test.access.credentials.required()).toBe(false);
  });

  it('the private key is sealed in the table', async () => {
    await test.access.credentials.current();
    const { rows } = await test.database.pool.query<{ sealed: Buffer }>(
      'select private_sealed as sealed from access_credential_key',
    );
    expect(rows).toHaveLength(1);
    // Longer than any match that random bytes of this size would contain.
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('"crv":"P-256"');
  });
});
