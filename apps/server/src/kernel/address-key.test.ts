import { expect, it } from 'vitest';
import { addressKey, addressPrefix } from './address-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:0DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('%s counts as %s, among the neighbours %s', (ip, key, prefix) => {
  expect(addressKey(ip)).toBe(key);
  expect(addressPrefix(ip)).toBe(prefix);
});
