import { describe, expect, it } from 'vitest';
import {
  lacksMessage,
  scheduleFits,
  settingAt,
  type StatusSetting,
  statusFor,
} from './system-status.ts';

const setting = (given: Partial<StatusSetting>): StatusSetting => ({
  status: 'normal',
  message: { EN: 'Back at noon', BN: 'দুপুরে ফিরছি' },
  blockedCountries: [],
  version: 1,
  from: null,
  until: null,
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

  it('has a message in both languages or in none', () => {
    const lacks = (EN: string, BN: string) =>
      lacksMessage(setting({ status: 'maintenance', message: { EN, BN } }));
    expect([lacks('x', 'y'), lacks('', '')]).toEqual([null, null]);
    expect([lacks('x', ''), lacks('', 'y')]).toEqual(['BN', 'EN']);
  });
});

describe('a maintenance that is scheduled', () => {
  const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
  const from = at('06:00').toISOString();
  const until = at('08:00').toISOString();
  const night = setting({ status: 'maintenance', from, until });

  it.each([
    ['05:59', 'normal'],
    ['06:00', 'maintenance'],
    ['07:59', 'maintenance'],
    ['08:00', 'normal'],
  ])('at %s it is %s', (time, status) => {
    expect(settingAt(night, at(time)).status).toBe(status);
  });

  it('says when it ends', () => {
    const visitor = { ip: '203.0.113.7', country: 'BD' };
    expect(statusFor(night, visitor).until).toBe(until);
    expect(statusFor(setting({ status: 'maintenance' }), visitor)).not.toHaveProperty('until');
  });

  it('ends after it began, and not in the past', () => {
    expect(scheduleFits(night, at('05:00'))).toBe(true);
    expect(scheduleFits(night, at('08:00'))).toBe(false);
    expect(scheduleFits({ ...night, from: until, until: from }, at('05:00'))).toBe(false);
    expect(scheduleFits(setting({}), at('05:00'))).toBe(true);
  });
});

it('a country that is always blocked sees the region page, an unknown one does not', () => {
  const seen = (country: string | null) =>
    statusFor(setting({}), { ip: '203.0.113.7', country }, ['PK']).systemStatus;
  expect([seen('PK'), seen('BD'), seen(null)]).toEqual([2, 0, 0]);
});
