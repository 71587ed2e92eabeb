import { expect, test } from 'vitest';
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER, verifySignature } from './signature.ts';

const secret = Buffer.alloc(32, 7);
const now = new Date('2026-03-01T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const call = { body: Buffer.from('{"a":1}'), headers: sign(secret, '{"a":1}', now) };

test('signature: valid for its body within the time window', () => {
  expect(verifySignature(secret, call, now)).toBe(true);
  expect(verifySignature(secret, call, later(300))).toBe(true);
  expect(verifySignature(secret, call, later(-300))).toBe(true);
});

test('signature: a message older than the window is refused as a replay', () => {
  expect(verifySignature(secret, call, later(301))).toBe(false);
});

test('signature: another body, secret or timestamp is refused', () => {
  const other = (headers: Record<string, string>) => ({ ...call, headers });
  expect(verifySignature(secret, { ...call, body: Buffer.from('{"a":2}') }, now)).toBe(false);
  expect(verifySignature(Buffer.alloc(32, 8), call, now)).toBe(false);
  const moved = other({ ...call.headers, [TIMESTAMP_HEADER]: String(now.getTime() / 1000 + 1) });
  expect(verifySignature(secret, moved, now)).toBe(false);
});

test.each(['', 'zz', 'ff', '0'.repeat(64), `${'0'.repeat(64)}0`])(
  'the signature %j is refused without a fault',
  (signature) => {
    const headers = { ...call.headers, [SIGNATURE_HEADER]: signature };
    expect(verifySignature(secret, { ...call, headers }, now)).toBe(false);
  },
);

test('signature: a call without the headers is refused, not a fault', () => {
  expect(verifySignature(secret, { ...call, headers: {} }, now)).toBe(false);
});
