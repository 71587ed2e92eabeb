import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { perHour, TRY_LIMITS } from './try-limits.ts';

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});

it('no account can be guessed at more than twenty times an hour (T13)', () => {
  expect(perHour(TRY_LIMITS.account)).toBeLessThanOrEqual(20);
  expect(perHour(TRY_LIMITS.operator)).toBeLessThanOrEqual(20);
});
