import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('names browser and system', () => {
  expect(
    deviceName(
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    ),
  ).toBe('Chrome, Android');
  expect(
    deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130 Safari/537 Edg/130'),
  ).toBe('Edge, Windows');
  expect(
    deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17 Safari/604'),
  ).toBe('Safari, iOS');
});

it('leaves what it does not know as it came', () => {
  expect(deviceName('curl/8.5')).toBe('curl/8.5');
});
