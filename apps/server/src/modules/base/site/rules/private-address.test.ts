import { expect, it } from 'vitest';
import { isPrivateAddress } from './private-address.ts';

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.9.8.7', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.20', true],
  ['192.169.1.20', false],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['169.254.1.1', true],
  ['fd12::1', true],
  ['fe80::1', true],
  ['2001:db8::1', false],
  ['203.0.113.7', false],
])('%s is private: %s', (ip, priv) => {
  expect(isPrivateAddress(ip)).toBe(priv);
});
