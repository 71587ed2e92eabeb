import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import wings from '../../apps/server/src/modules/wings.json';
import { drawWings } from '../../scripts/lib/draw-wings.mjs';

test('the drawing of the wings is that of the map: node scripts/draw-wings.mjs', () => {
  const drawn = readFileSync(join(import.meta.dirname, '../../docs/images/wings.svg'), 'utf8');
  expect(drawn).toBe(drawWings(wings));
});
