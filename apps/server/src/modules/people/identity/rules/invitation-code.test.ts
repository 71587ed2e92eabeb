import { expect, it } from 'vitest';
import { seededRandom } from '../../../../../../../tests/harness/random.ts';
import { newInvitationCode } from './invitation-code.ts';

it('an invitation code is short, and of signs that are not mistaken for others', () => {
  const random = seededRandom('invitation codes');
  const codes = Array.from({ length: 2_000 }, () => newInvitationCode(random));
  for (const code of codes) expect(code).toMatch(/^[34679cdfghjkmnpqrtvwx]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

it('every sign is as likely as another', () => {
  // Bytes that would favour the first signs are dropped.
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  let at = 0;
  const bytes = (length: number) => {
    const part = Buffer.from(Array.from({ length }, (_, n) => all[(at + n) % 256] ?? 0));
    at += length;
    return part;
  };
  const drawn = Array.from({ length: 63 }, () => newInvitationCode({ bytes })).join('');
  const counts = new Map<string, number>();
  for (const sign of drawn) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(new Set(counts.values())).toEqual(new Set([24]));
});
