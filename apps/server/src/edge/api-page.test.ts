import { consoleRoutes, EDGE_REFUSALS, playerRoutes } from '@nokshi/contract';
import { describe, expect, it } from 'vitest';
import { startToyEdge } from '../../../../tests/harness/toy-edge.ts';
import type { AnyRoute } from './deps.ts';
import { openApi } from './openapi.ts';

const all = (rooms: Record<string, Record<string, AnyRoute>>) =>
  Object.values(rooms).flatMap((room) => Object.values(room));
const player = all(playerRoutes);

type Operation = {
  operationId: string;
  summary: string;
  security: object[];
  parameters: { in: string; name: string }[];
  'x-refusals': string[];
  responses: Record<
    string,
    { content: { 'application/json': { schema: { required: string[] } } } }
  >;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, { name?: string }>>;
};

describe('the OpenAPI document', () => {
  const document = openApi(player, 'player', 'http://localhost:3000') as unknown as Document;
  const operationAt = (path: string, method: string) => document.paths[path]?.[method];

  it('has every call of the contract once, with its summary, input, answer and refusals', () => {
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(player.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(player.length);
    for (const route of player) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      const operation = operationAt(path, route.method.toLowerCase());
      expect(operation?.summary).toBe(route.summary);
      expect(operation?.['x-refusals']).toEqual(
        expect.arrayContaining([...EDGE_REFUSALS, ...route.refusals]),
      );
      expect(operation?.responses['200']?.content['application/json'].schema.required).toContain(
        'value',
      );
    }
  });

  it('names who may call by security schemes', () => {
    const securityAt = (path: string, method: string) => operationAt(path, method)?.security;
    expect(securityAt('/wps/session/login', 'post')).toEqual([]);
    expect(securityAt('/wps/member/info', 'get')).toEqual([{ player: [] }]);
    expect(securityAt('/wps/slots/spins', 'post')).toEqual([{ launch: [] }]);
    expect(document.components.securitySchemes?.player?.name).toBe('nokshi_player');
  });

  it('puts path parameters, queries, wrapped data and keys where they are sent', () => {
    const named = (path: string, method: string) =>
      operationAt(path, method)?.parameters.map(({ in: place, name }) => `${place} ${name}`);
    expect(named('/wps/cashier/deposits/{id}', 'get')).toEqual(['path id']);
    expect(named('/wps/cashier/deposits', 'get')).toEqual(['query cursor', 'query pageSize']);
    expect(named('/wps/cashier/deposits', 'post')).toEqual(['header Idempotency-Key']);
    expect(named('/wps/relay/GCSGAME_gameList', 'get')).toEqual(['query data']);
  });

  it('has no dangling reference', () => {
    const references = JSON.stringify(document).match(/#\/components\/[^"]+/g) ?? [];
    for (const reference of new Set(references)) {
      const [, , kind = '', name = ''] = reference.split('/');
      expect(document.components[kind]?.[name], reference).toBeDefined();
    }
  });
});

describe('the API page', () => {
  it('shows every call without a script', async () => {
    const toy = await startToyEdge({ console: [] });
    const empty = await toy.call('/api');
    expect(empty.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await toy.call('/api.css')).text).toContain('--madder');
    expect((await toy.call('/openapi.json')).json.openapi).toBe('3.1.0');
    expect((await toy.call('/openapi.json', { realm: 'console' })).text).toContain(
      'operator console',
    );
    await toy.close();
  });

  it.each([
    ['player', player],
    ['console', all(consoleRoutes)],
  ] as const)('has all calls of the %s realm', async (realm, routes) => {
    const { apiPage } = await import('./api-page.ts');
    const html = apiPage(routes, realm);
    for (const { path } of routes) expect(html).toContain(`<code>${path}</code>`);
    expect(html).not.toMatch(/<script|style=|undefined|\[object/);
  });
});
