import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { readSignedLink } from '@nokshi/web/signed-link.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { settings } = consoleRoutes;
const { site, identity } = playerRoutes;
const ADDRESS = 'https://chat.example/nokshi?lang=en';

let house: RunningHouse;
let admin: HttpClient;
let visitor: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
  visitor = house.visitor();
});
afterAll(() => house.close());

const chatOf = (services: readonly { type: number; path: string }[]) =>
  services.filter(({ type }) => type === 3).map(({ path }) => path);
const listed = async () => chatOf(await visitor.call(site.serviceList, {}));
const info = async () => (await visitor.call(site.status, {})).info;

async function setChat(address: string, hosts: string[] = ['chat.example']) {
  const { setting, version } = await admin.call(settings.elsewhere, {});
  const wish = { ...setting, chat: { address, hosts } };
  return admin.call(settings.setElsewhere, { setting: wish, version, reason: 'Agreed today.' });
}

describe('a chat elsewhere', () => {
  it('is none at first: the chat is ours, and no host is on the list', async () => {
    expect(await listed()).toEqual(['/?m=chat']);
    expect((await info()).chatHosts).toEqual([]);
  });

  it('takes the place of ours, as a token that the server signed for two minutes', async () => {
    await setChat(ADDRESS, ['chat.example', 'desk.example']);
    await vi.waitFor(async () => expect(await listed()).not.toEqual(['/?m=chat']), {
      timeout: 10_000,
      interval: 10,
    });
    const [token = '', ...others] = await listed();
    expect(others).toEqual([]);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', typ: 'chat-link' });
    const { address, iat = 0, exp = 0 } = decodeJwt(token);
    expect(address).toBe(ADDRESS);
    expect(exp - iat).toBe(120);
    expect(Math.abs(iat - Date.now() / 1_000)).toBeLessThan(40);
    const { chatHosts, customerService } = await info();
    expect(chatHosts).toEqual(['chat.example', 'desk.example']);
    expect(chatOf(customerService)).toHaveLength(1);
    const { linkKey } = await visitor.call(identity.credentialKey, {});
    expect(linkKey).toEqual({
      kty: 'OKP',
      crv: 'Ed25519',
      x: expect.stringMatching(/^[\w-]{43}$/),
    });
    const trust = { key: linkKey, hosts: chatHosts, now: new Date() };
    expect(await readSignedLink(token, trust)).toEqual({ address: ADDRESS });
  });

  it('goes when the operator takes it away, and ours is back', async () => {
    await setChat('');
    await vi.waitFor(async () => expect(await listed()).toEqual(['/?m=chat']), {
      timeout: 10_000,
      interval: 10,
    });
    expect((await info()).chatHosts).toEqual([]);
  });

  it.each([
    ['whose host is not on the list', 'https://evil.example/', 'site.chat-host'],
    ['of a host below one on the list', 'https://x.chat.example/', 'site.chat-host'],
    ['with a port', 'https://chat.example:8443/', 'site.chat-host'],
    ['with somebody’s name', 'https://me@chat.example/', 'site.chat-host'],
    ['that is none', 'https://', 'edge.invalid-input'],
    ['without encryption', 'http://chat.example/', 'edge.invalid-input'],
    ['that is a script', 'javascript:alert(1)', 'edge.invalid-input'],
    ['that is a path', '/?m=chat', 'edge.invalid-input'],
  ])('is not taken with an address %s', async (_, address, code) => {
    expect(await refused(setChat(address))).toBe(code);
  });
});
