import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleRoutes, playerRoutes, type Route } from '@nokshi/contract';
import { build } from 'esbuild';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { bared } from './bare-routes.ts';

const CONTRACT = join(import.meta.dirname, '../../contract/src');

const bare = (code: string) => bared(code, parseAst(code, { lang: 'ts' }));

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
      two: route({ summary: 'Two', ...shared, path: '/two', encrypted: true }),
    };`;
  expect(bare(given).replaceAll(/\s+/g, ' ').trim()).toBe(
    "export const MOST = 5; export const routes = { one: route({ method: 'GET', " +
      "path: '/one/:id', allow: 'anyone', }), " +
      "two: route({ ...shared, path: '/two', encrypted: true }), };",
  );
});

type Realm = Readonly<Record<string, Readonly<Record<string, Partial<Route>>>>>;

const asked = (realm: Realm) =>
  Object.entries(realm).flatMap(([room, routes]) =>
    Object.entries(routes).map(([name, { method, path, allow, encrypted, wrapped }]) => ({
      name: `${room}.${name}`,
      asked: { method, path, allow, encrypted, wrapped },
    })),
  );

it('leaves every route of the contract as it is asked for', async () => {
  const built = await build({
    entryPoints: [join(CONTRACT, 'index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'bare',
        setup: ({ onLoad }) =>
          onLoad({ filter: /contract\/src\/.*\.ts$/ }, ({ path }) => ({
            contents: bare(readFileSync(path, 'utf8')),
            loader: 'ts',
          })),
      },
    ],
  });
  const text = Buffer.from(built.outputFiles[0]?.contents ?? []).toString('base64');
  const left = (await import(`data:text/javascript;base64,${text}`)) as {
    playerRoutes: Realm;
    consoleRoutes: Realm;
  };
  expect(asked(left.playerRoutes)).toEqual(asked(playerRoutes));
  expect(asked(left.consoleRoutes)).toEqual(asked(consoleRoutes));
  expect(left.playerRoutes.identity?.login?.input).toBeUndefined();
});
