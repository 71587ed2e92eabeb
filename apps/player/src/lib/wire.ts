import type { Method } from '@nokshi/contract/route.ts';

type Addressed = { readonly method: Method; readonly path: string; readonly wrapped?: boolean };

export type WireRequest = {
  readonly url: string;
  readonly method: Method;
  readonly body: Record<string, unknown> | null;
};

/**
 * Lays an input out as the contract says: path parameters in the path, a GET's rest in the query
 * (or as one `data` field of a wrapped call), every other rest as the JSON body.
 */
export function toWire(route: Addressed, input: Readonly<Record<string, unknown>>): WireRequest {
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) if (value !== undefined) rest[name] = value;
  const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (route.method !== 'GET') return { url: path, method: route.method, body: rest };
  const query = new URLSearchParams();
  if (route.wrapped) query.set('data', JSON.stringify(rest));
  else for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  const asked = query.toString();
  return { url: asked ? `${path}?${asked}` : path, method: 'GET', body: null };
}
