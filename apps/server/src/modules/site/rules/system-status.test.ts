import { describe, expect, it } from 'vitest';
import { lacksMessage, type StatusSetting, statusFor } from './system-status.ts';

const setting = (given: Partial<StatusSetting>): StatusSetting => ({
  status: 'normal',
  message: { EN: 'Back at noon', BN: 'দুপুরে ফিরছি' },
  blockedCountries: [],
  version: 1,
  ...given,
});

describe('the system status of one visitor', () => {
  it.each([
    ['normal', [], 'BD', 0],
    ['normal', ['BD'], 'BD', 0],
    ['maintenance', [], 'BD', 1],
    ['maintenance', ['BD'], 'BD', 1],
    ['region-block', [], 'BD', 2],
    ['region-block', [], null, 2],
    ['region-block', ['IN', 'PK'], 'PK', 2],
    ['region-block', ['IN', 'PK'], 'BD', 0],
    ['region-block', ['IN', 'PK'], null, 0],
  ] as const)('%s %j for %s is %d', (...[status, blockedCountries, country, code]) => {
    const visitor = { ip: '203.0.113.7', country };
    expect(statusFor(setting({ status, blockedCountries }), visitor).systemStatus).toBe(code);
  });

  it('shows the address on the region page only', () => {
    const visitor = { ip: '203.0.113.7', country: 'BD' };
    expect(statusFor(setting({ status: 'region-block' }), visitor).ip).toBe('203.0.113.7');
    expect(statusFor(setting({ status: 'maintenance' }), visitor)).not.toHaveProperty('ip');
  });

  it('maintenance lacks a message until both languages have one', () => {
    const empty = { EN: '', BN: '' };
    expect(lacksMessage(setting({ status: 'maintenance', message: empty }))).toBe('EN');
    expect(lacksMessage(setting({ status: 'maintenance', message: { EN: 'x', BN: '' } }))).toBe(
      'BN',
    );
    expect(lacksMessage(setting({ status: 'maintenance' }))).toBeNull();
    expect(lacksMessage(setting({ status: 'region-block', message: empty }))).toBeNull();
  });
});
