import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { bared } from './bare-routes.ts';

const CONTRACT = join(import.meta.dirname, '../../contract/src');

const parsed = (code: string) => parseAst(code, { lang: 'ts' });
const bare = (code: string) => bared(code, parsed(code));

it('leaves of a route what a browser asks of it', () => {
  const given = `
    export const MOST = 5;
    export const routes = {
      one: route({
        method: 'GET',
        path: '/one/:id',
        summary: 'Says "one", twice.',
        allow: 'anyone',
        rate: { max: 1, perSeconds: 2 },
        input: z.object({ id: z.string().refine((id) => id !== ',') }),
        output: z.object({ path: z.string() }),
        refusals: ['a', 'b'],
      }),
      two: route({ summary: 'Two', method: 'POST', path: '/two', allow: 'member', encrypted: true }),
    };`;
  expect(bare(given).replaceAll(/\s+/g, ' ').trim()).toBe(
    "export const MOST = 5; export const routes = { one: route({ method: 'GET', " +
      "path: '/one/:id', allow: 'anyone', }), " +
      "two: route({ method: 'POST', path: '/two', allow: 'member', encrypted: true }), };",
  );
});

it('leaves every module of the contract readable, and no summary in any', () => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const code = bare(readFileSync(join(CONTRACT, file), 'utf8'));
    expect(() => parsed(code), file).not.toThrow();
    if (file.startsWith('player/')) expect(code, file).not.toMatch(/^ +summary: '/m);
  }
});
