import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSignedLink } from './signed-link.ts';

const ADDRESS = 'https://chat.example/nokshi';
const NOW = new Date('2026-03-01T06:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

let ours: CryptoKey;
let foreign: CryptoKey;
let key: { kty: string; crv: string; x: string };
beforeAll(async () => {
  const pair = await generateKeyPair('EdDSA');
  ours = pair.privateKey;
  foreign = (await generateKeyPair('EdDSA')).privateKey;
  const { kty = '', crv = '', x = '' } = await exportJWK(pair.publicKey);
  key = { kty, crv, x };
});

const signed = (
  address: unknown = ADDRESS,
  { by = ours, typ = 'chat-link' }: { by?: CryptoKey; typ?: string } = {},
) =>
  new SignJWT({ address })
    .setProtectedHeader({ alg: 'EdDSA', typ })
    .setExpirationTime(at(120))
    .sign(by);
const read = (token: string, { now = NOW, hosts = ['chat.example'] } = {}) =>
  readSignedLink(token, { key, hosts, now });

describe('the link of a chat elsewhere', () => {
  it('is opened when the server signed it, in its time, for a host on the list', async () => {
    expect(await read(await signed())).toEqual({ address: ADDRESS });
    expect(await read(await signed(), { now: at(119) })).toEqual({ address: ADDRESS });
  });

  it('has ended after its time', async () => {
    expect(await read(await signed(), { now: at(120) })).toEqual({ why: 'ended' });
  });

  it('is not opened when it was changed, or signed by somebody else', async () => {
    const [header, , signature] = (await signed()).split('.');
    const other = (await signed('https://evil.example')).split('.')[1];
    for (const token of [
      [header, other, signature].join('.'),
      await signed(ADDRESS, { by: foreign }),
      'a.b.c',
      '',
    ])
      expect(await read(token), token).toEqual({ why: 'wrong' });
  });

  it('is not opened when it is not signed at all, or by a word that all know', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = part({ address: ADDRESS, exp: at(120).getTime() / 1_000 });
    const bare = `${part({ alg: 'none', typ: 'chat-link' })}.${body}.`;
    expect(await read(bare)).toEqual({ why: 'wrong' });
    const byPublicKey = await new SignJWT({ address: ADDRESS })
      .setProtectedHeader({ alg: 'HS256', typ: 'chat-link' })
      .setExpirationTime(at(120))
      .sign(Buffer.from(key.x, 'base64url'));
    expect(await read(byPublicKey)).toEqual({ why: 'wrong' });
  });

  it('is not opened when it was signed for another purpose, or without an end', async () => {
    expect(await read(await signed(ADDRESS, { typ: 'JWT' }))).toEqual({ why: 'wrong' });
    const endless = await new SignJWT({ address: ADDRESS })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'chat-link' })
      .sign(ours);
    expect(await read(endless)).toEqual({ why: 'wrong' });
  });

  it.each([
    ['another host', 'https://evil.example/nokshi'],
    ['a host below it', 'https://chat.example.evil.example/'],
    ['another port', 'https://chat.example:8443/nokshi'],
    ['no encryption', 'http://chat.example/nokshi'],
    ['somebody’s name', 'https://chat.example@evil.example/'],
    ['a name before the host', 'https://me:secret@chat.example/'],
    ['a script', 'javascript:alert(1)'],
    ['no address', 'chat.example'],
    ['no text', 7],
  ])('is not opened with %s, even signed', async (_, address) => {
    expect(await read(await signed(address))).toEqual({ why: 'wrong' });
  });

  it('is not opened where the list is empty', async () => {
    expect(await read(await signed(), { hosts: [] })).toEqual({ why: 'wrong' });
  });
});
