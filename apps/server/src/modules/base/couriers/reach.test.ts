import { describe, expect, it } from 'vitest';
import { isPublic, reachOf } from './reach.ts';

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'not an address',
  ])('%s is private', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (a) => {
    expect(isPublic(a)).toBe(true);
  });

  it('a private address is reached in demo mode only, by whatever name', async () => {
    await expect(reachOf('licensed')('localhost')).rejects.toThrow('not on the public internet');
    await expect(reachOf('licensed')('[::1]')).rejects.toThrow('not on the public internet');
    expect(await reachOf('demo')('127.0.0.1')).toEqual({ address: '127.0.0.1', family: 4 });
  });
});
