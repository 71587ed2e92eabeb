import { expect, it } from 'vitest';
import { maskName } from './mask-name.ts';

it.each([
  ['rina', 'r***'],
  ['rahim', 'r***'],
  ['shapla7', 'sh***'],
  ['averylongname12', 'av***'],
  ['', '***'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
