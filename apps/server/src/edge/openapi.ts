import { EDGE_REFUSALS, REFUSALS, type RefusalCode } from '@nokshi/contract';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { z } from 'zod';
import { nameOfRoute } from './act.ts';
import type { AnyRoute, RealmName } from './deps.ts';
import { oncePerList } from './once-per-list.ts';
import { groupOf } from './path-table.ts';

type Json = Record<string, unknown>;

/** The contract of one realm as an OpenAPI 3.1 document; nothing in it is written by hand. */
export function openApi(routes: readonly AnyRoute[], realm: RealmName, origin: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: `Nokshi, ${realm === 'player' ? 'player site' : 'operator console'}`,
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: origin }],
    paths: pathsOf(routes, realm),
    components: { securitySchemes: securitySchemes(origin), responses: SHARED_RESPONSES },
  };
}

const pathsOf = oncePerList((routes, realm) => {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, realm) };
  }
  return paths;
});

const DESCRIPTION = [
  'Every answer is an envelope: `{ success: true, value, requestId }`, status 200, or',
  '`{ success: false, code, message, field?, value?, requestId }`, status 4xx or 5xx.',
  'Amounts are decimal strings. Money-moving calls take `Idempotency-Key`: the same key with the',
  'same body gives the first answer, with another body 422.',
].join(' ');

function operation(route: AnyRoute, realm: RealmName): Json {
  const { sent, inPath } = schemasOf(route);
  const codes = [...new Set([...EDGE_REFUSALS, ...route.refusals])];
  return {
    operationId: nameOfRoute(route).replace(/\W+/g, '_').toLowerCase(),
    summary: route.summary,
    tags: [groupOf(route)],
    ...securityOf(route, realm),
    parameters: [...inPath, ...parametersOf(route, sent)],
    ...(route.method === 'GET' ? {} : { requestBody: bodyOf(route, sent) }),
    responses: { 200: success(route), ...refusalResponses(route.refusals) },
    'x-allow': route.allow,
    'x-refusals': codes,
    ...(route.rate ? { 'x-rate': route.rate } : {}),
  };
}

type ObjectSchema = { properties?: Record<string, Json>; required?: string[] };

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** The input without the path's parameters, and those. */
function schemasOf(route: AnyRoute): { sent: Json & ObjectSchema; inPath: Json[] } {
  const whole: Json & ObjectSchema = jsonSchema(route.input, 'input');
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const properties = { ...whole.properties };
  const inPath = names.map((name) => {
    const schema = properties[name] ?? { type: 'string' };
    delete properties[name];
    return { name, in: 'path', required: true, schema };
  });
  const required = (whole.required ?? []).filter((name) => !names.includes(name));
  const { required: _, ...rest } = whole;
  const sent = { ...rest, properties, ...(required.length > 0 ? { required } : {}) };
  return { sent, inPath };
}

function parametersOf(route: AnyRoute, sent: Json & ObjectSchema): Json[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  };
  const keyed = route.keyed ? [key] : [];
  if (route.method !== 'GET') return keyed;
  if (route.wrapped)
    return [{ name: 'data', in: 'query', content: { 'application/json': { schema: sent } } }];
  return Object.entries(sent.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: sent.required?.includes(name) ?? false,
    schema,
  }));
}

function bodyOf(route: AnyRoute, sent: Json): Json {
  const jwe = { type: 'object', properties: { jwe: { type: 'string' } }, required: ['jwe'] };
  const schema = route.encrypted ? { anyOf: [jwe, sent] } : sent;
  return { content: { 'application/json': { schema } } };
}

const success = (route: AnyRoute): Json => ({
  description: 'What was asked for.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'value', 'requestId'],
        properties: {
          success: { const: true },
          value: jsonSchema(route.output, 'output'),
          requestId: { type: 'string' },
        },
      },
    },
  },
});

const refusalSchema = (codes: readonly RefusalCode[]): Json => ({
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { const: false },
    code: { enum: codes },
    message: { type: 'string' },
    field: { type: 'string' },
    value: { type: 'object' },
    requestId: { type: 'string' },
  },
});

/** The refusals of some codes, by status, each explained in English. */
function byStatus(codes: readonly RefusalCode[]): Record<string, Json> {
  const grouped = new Map<number, RefusalCode[]>();
  for (const code of codes)
    grouped.set(REFUSALS[code], [...(grouped.get(REFUSALS[code]) ?? []), code]);
  return Object.fromEntries(
    [...grouped].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\`: ${refusalWords(code, 'EN')}`).join('\n\n'),
        content: { 'application/json': { schema: refusalSchema(group) } },
      },
    ]),
  );
}

/** Refusals of every route, once in the document. */
const SHARED_RESPONSES = byStatus(EDGE_REFUSALS);

/** A status that the route adds codes to is written out, the others are references. */
function refusalResponses(own: readonly RefusalCode[]): Record<string, Json> {
  const shared = Object.keys(SHARED_RESPONSES).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  const statuses = new Set(own.map((code) => REFUSALS[code]));
  const edge = EDGE_REFUSALS.filter((code) => statuses.has(REFUSALS[code]));
  return { ...Object.fromEntries(shared), ...byStatus([...edge, ...own]) };
}

function securityOf({ allow }: AnyRoute, realm: RealmName): Json {
  if (allow === 'anyone') return { security: [] };
  if (allow === 'launch') return { security: [{ launch: [] }] };
  if (allow === 'signed') return { security: [{ signature: [] }] };
  return { security: [{ [realm]: [] }] };
}

const securitySchemes = (origin: string): Json => {
  const prefix = origin.startsWith('https://') ? '__Host-' : '';
  const cookie = (name: string) => ({ type: 'apiKey', in: 'cookie', name: prefix + name });
  return {
    player: cookie('nokshi_player'),
    console: cookie('nokshi_console'),
    launch: { type: 'http', scheme: 'bearer', description: 'The token of a game frame.' },
    signature: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Signature',
      description: 'A signature over the raw body, as agreed with the channel.',
    },
  };
};
