import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { callerAddress, isLoopback, networks, plainAddress } from './address.ts';

const asked = (peer: string | undefined, forwarded?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: peer },
  }) as unknown as IncomingMessage;

const trusted = networks(['10.0.0.0/8', '2001:db8::/32', '127.0.0.1']);

it.each<[string, string | undefined, string, string]>([
  ['198.51.100.1', '9.9.9.9', '198.51.100.1', 'a stranger’s own words'],
  ['10.0.0.1', '9.9.9.9', '9.9.9.9', 'one proxy'],
  ['10.0.0.1', '1.1.1.1, 9.9.9.9, 10.0.0.2', '9.9.9.9', 'two proxies, and a lie to the left'],
  ['10.0.0.1', undefined, '10.0.0.1', 'a proxy that says nothing'],
  ['10.0.0.1', 'unknown', '10.0.0.1', 'a proxy that says nonsense'],
  ['10.0.0.1', "9.9.9.9, <script>, '; drop", '10.0.0.1', 'no address at the right'],
  ['::ffff:10.0.0.1', '::ffff:9.9.9.9', '9.9.9.9', 'a dual-stack socket'],
  ['2001:db8::1', '2400:cb00::7', '2400:cb00::7', 'version 6'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3', 'a caller inside the trusted network'],
  ['10.0.0.1', '9.9.9.9, unknown, 10.0.0.2', '10.0.0.2', 'nonsense behind a second proxy'],
])('%s forwarding %s is %s: %s', (peer, forwarded, expected) => {
  expect(callerAddress(asked(peer, forwarded), trusted)).toBe(expected);
});

it('address: a closed connection has none', () => {
  expect(callerAddress(asked(undefined, '9.9.9.9'), trusted)).toBe('');
});

it('address: networks are read strictly', () => {
  expect(() => networks(['10.0.0.0/33'])).toThrow();
  expect(() => networks(['everywhere'])).toThrow('no network');
  expect(networks([])('127.0.0.1')).toBe(false);
  expect(isLoopback('127.8.8.8') && isLoopback('::1') && !isLoopback('128.0.0.1')).toBe(true);
  expect(plainAddress('::FFFF:1.2.3.4')).toBe('1.2.3.4');
});
