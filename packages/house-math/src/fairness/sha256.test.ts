import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacRandom } from './hmac-node.ts';
import { plainRandom, sha256 } from './sha256.ts';

const openssl = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('the plain SHA-256 is that of OpenSSL, for texts of every length and script', () => {
  for (let length = 0; length <= 200; length++)
    expect(sha256('a'.repeat(length))).toBe(openssl('a'.repeat(length)));
  const texts = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(fc.property(texts, (text) => sha256(text) === openssl(text)));
  expect(sha256('খেলা')).toBe(openssl('খেলা'));
});

test('the plain stream of a draw is the stream of OpenSSL', () => {
  const seeds = fc.record({
    serverSeed: fc.string().map(openssl),
    clientSeed: fc.string({ minLength: 1, maxLength: 64 }),
    nonce: fc.nat(),
  });
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (each, n) => {
      const [plain, other] = [plainRandom(each), hmacRandom(each)];
      for (let i = 0; i < 20; i++) expect(plain.below(n)).toBe(other.below(n));
    }),
  );
});

test('seeds that are not of their form are refused', () => {
  expect(() => plainRandom({ serverSeed: 'x', clientSeed: 'y', nonce: 0 })).toThrow('64');
});
