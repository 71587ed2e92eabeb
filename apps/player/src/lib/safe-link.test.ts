import { expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

it('lets https, mail and own pages through and nothing else', () => {
  for (const good of ['https://example.org/a', 'mailto:help@example.org', '/help']) {
    expect(safeLink(good)).toBe(good);
  }
  const bad = [
    'javascript:alert(1)',
    'http://example.org',
    'data:,x',
    '//evil.example',
    '/\\evil',
    '/\t/evil.example',
    '/.//evil.example',
  ];
  for (const address of bad) expect(safeLink(address)).toBeNull();
});
