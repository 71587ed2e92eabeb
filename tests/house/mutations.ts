import type { Route } from '@nokshi/contract';
import { z } from 'zod';

/** A request that may be anything but right; the same for the same seed. */
export type Mutation = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

type Pick = <T>(from: readonly T[]) => T;
type Json = Record<string, unknown>;

/** mulberry32: enough to be different each time and the same each run. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Values that have broken other programs. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53 + 2,
  1e308,
  '',
  ' ',
  '0',
  '-0.01',
  '1e3',
  '0x10',
  '99999999999999999999',
  '9223372036854775808',
  '00000000-0000-0000-0000-000000000000',
  'mbr_00000000000000000000000000000000',
  'mbr_ffffffffffffffffffffffffffffffff',
  "' or 1=1 --",
  '"; drop table kernel_job; --',
  '$1',
  '%',
  '_%_%',
  '\\',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  'a\u0000b',
  '\ud800',
  '\u202Eright to left',
  'জমা 💥 e\u0301',
  'İıſK',
  '<script>alert(1)</script>',
  '{{7*7}}',
  `\${7*7}`,
  '%s%n%x',
  '\r\nset-cookie: a=b',
  '2026-02-30',
  '9999-12-31',
  '-271821-04-20',
  '0000-00-00T00:00:00.000Z',
  'eyJhIjoxfQ',
  'eyJhbGciOiJFQ0RILUVTIiwiZW5jIjoiQTI1NkdDTSJ9..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA',
  'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.',
  'MTox',
  'x'.repeat(300),
  'x'.repeat(5_000),
  '9'.repeat(400),
  [],
  [[]],
  ['a', 'b'],
  {},
  { toString: 1 },
  { a: { a: { a: { a: {} } } } },
  { $ne: null },
];

/** A value of the schema's kind, usually a right one. */
function sample(schema: Json, pick: Pick): unknown {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return pick(schema.enum);
  const either = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (either) return sample(pick(either), pick);
  if (schema.properties) {
    const fields = Object.entries(schema.properties as Record<string, Json>);
    return Object.fromEntries(fields.map(([name, field]) => [name, sample(field, pick)]));
  }
  if (schema.type === 'array') return [sample((schema.items ?? {}) as Json, pick)];
  if (schema.type === 'integer' || schema.type === 'number') return pick([0, 1, 2, 25]);
  if (schema.type === 'boolean') return pick([true, false]);
  if (schema.format === 'date') return pick(['2026-01-01', '2026-03-01']);
  return pick(['10.00', '1', 'rina', '123456', 'instant', 'kantha-lines', 'abc-DEF_9']);
}

/** `count` requests to one route: right ones, wrong ones and such as no client would send. */
export function mutationsOf(
  route: Route,
  { seed, count, ids }: { seed: number; count: number; ids: readonly string[] },
): Mutation[] {
  const next = dice(seed);
  const pick: Pick = (from) => from[Math.floor(next() * from.length)] as never;
  const schema = z.toJSONSchema(route.input, { io: 'input', unrepresentable: 'any' }) as Json;
  return Array.from({ length: count }, (_, i) => {
    const fields = sample(schema, pick);
    const right = typeof fields === 'object' && fields !== null ? (fields as Json) : {};
    // The first one of each route is as right as we can make it.
    return request(route, { fields: i === 0 ? right : spoilt(right, pick), ids, pick, i });
  });
}

function spoilt(fields: Json, pick: Pick): Json {
  const names = Object.keys(fields);
  const name = names.length > 0 ? pick(names) : 'extra';
  return pick<() => Json>([
    () => ({ ...fields, [name]: pick(HOSTILE) }),
    () => ({ ...fields, [name]: pick(HOSTILE) }),
    () => Object.fromEntries(names.map((each) => [each, pick(HOSTILE)])),
    () => Object.fromEntries(names.filter((each) => each !== name).map((e) => [e, fields[e]])),
    () => ({ ...fields, jwe: pick(HOSTILE) }),
    () => ({ ...fields, constructor: 'x', isAdmin: true, memberId: 'mbr_1', balance: '999.00' }),
    () => ({ ...fields, [pick(['__proto__', 'a.b', '', 'ключ', '0'])]: pick(HOSTILE) }),
  ])();
}

type Making = { fields: Json; ids: readonly string[]; pick: Pick; i: number };

function request(route: Route, { fields, ids, pick, i }: Making): Mutation {
  const rest = { ...fields };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const odd = textOf(rest[name]);
    delete rest[name];
    return safeSegment(pick([...ids, ...ids, odd, textOf(pick(HOSTILE))]));
  });
  const headers = {
    'idempotency-key': `hostile-${i}-${Math.floor(i / 3)}`,
    ...(route.opens ? { 'x-requested-with': 'hostile' } : {}),
    ...oddHeaders(pick),
  };
  if (route.method !== 'GET') {
    const body = spoiltText(JSON.stringify(rest), pick);
    return {
      method: route.method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body,
    };
  }
  const query = route.wrapped
    ? new URLSearchParams({ data: spoiltText(JSON.stringify(rest), pick) })
    : new URLSearchParams(
        Object.entries(rest).map(([name, value]): [string, string] => [name, textOf(value)]),
      );
  const twice = pick([false, false, false, true]) ? `&${query}` : '';
  return { method: 'GET', path: `${path}?${query}${twice}`, headers, body: null };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const safeSegment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')) || 'x';

/** Now and then the JSON itself is cut, doubled or has a sign too many. */
function spoiltText(json: string, pick: Pick): string {
  const at = Math.floor(json.length / pick([2, 3, 5]));
  return pick([
    json,
    json,
    json,
    json,
    json.slice(0, at),
    json + json,
    `${json.slice(0, at)}\u0001${json.slice(at)}`,
    `[${json}]`,
    '',
  ]);
}

function oddHeaders(pick: Pick): Record<string, string> {
  return pick<Record<string, string>>([
    {},
    {},
    {},
    { 'accept-language': 'bn;q=zz,*,,;;;' },
    { 'accept-encoding': 'br;q=NaN, gzip;q=-1' },
    { 'idempotency-key': "' or 1=1" },
    { 'x-forwarded-host': 'evil.example', 'x-original-url': '/console/members' },
    { 'user-agent': 'x'.repeat(4_000) },
    { 'content-type': 'application/json; charset=utf-16' },
    { range: 'bytes=0-18446744073709551615' },
    { 'x-http-method-override': 'DELETE' },
  ]);
}
