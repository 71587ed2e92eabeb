import { refuse } from '../kernel/refusal.ts';
import type { AnyRoute } from './deps.ts';
import { unsafeTextIn } from './safe-text.ts';

export type Sent = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

type Fields = Record<string, unknown>;

/**
 * The input as the route's own zod schema parses it: the query of a GET (for `wrapped` routes the
 * JSON in `data`), else the body; path parameters win over both. Refuses edge.malformed,
 * edge.invalid-input (with the field).
 */
export function readInput(route: AnyRoute, sent: Sent): unknown {
  const fields = { ...fieldsOf(route, sent), ...(sent.params as Fields) };
  const unsafe = unsafeTextIn(fields);
  if (unsafe !== null) throw refuse('edge.invalid-input', fieldOf(unsafe));
  const parsed = route.input.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw refuse('edge.invalid-input', fieldOf(parsed.error.issues[0]?.path.join('.') ?? ''));
}

const fieldOf = (path: string) => (path === '' ? {} : { field: path.slice(0, 100) });

function fieldsOf(route: AnyRoute, sent: Sent): Fields {
  if (route.method !== 'GET') return objectOf(sent.body === undefined ? {} : sent.body);
  const query = objectOf(sent.query ?? {});
  for (const [field, value] of Object.entries(query))
    if (typeof value !== 'string') throw refuse('edge.invalid-input', fieldOf(field));
  if (!route.wrapped) return query;
  return typeof query.data === 'string' ? objectOf(jsonOf(query.data)) : {};
}

function objectOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse('edge.malformed');
  return value as Fields;
}

/** JSON with keys that could reach a prototype is refused, at any depth. */
export function jsonOf(text: string): unknown {
  try {
    return SUSPECT.test(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text);
  } catch (err) {
    // RangeError: nested deeper than the stack.
    if (err instanceof SyntaxError || err instanceof RangeError) throw refuse('edge.malformed');
    throw err;
  }
}

/** Such a key, or an escape that could spell one; only then is every key checked. */
const SUSPECT = /__proto__|constructor|\\u/;

function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__' || (key === 'constructor' && typeof value === 'object'))
    throw new SyntaxError('a key that JSON of ours never has');
  return value;
}
