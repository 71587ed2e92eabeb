import type { Route } from '@nokshi/contract/route.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Which route a request is for, and its fields, read as the edge reads them. */
export function readRequest(
  routes: readonly Route[],
  url: string,
  { method = 'GET', body }: RequestInit,
): { readonly route: Route | undefined; readonly input: Fields } {
  const { pathname, searchParams } = new URL(url, location.href);
  for (const route of routes) {
    const params = route.method === method ? paramsOf(route.path, pathname) : null;
    if (!params) continue;
    const query = Object.fromEntries(searchParams);
    const sent = method === 'GET' ? (route.wrapped ? query.data : query) : body;
    const fields = typeof sent === 'string' ? (JSON.parse(sent) as Fields) : (sent as Fields);
    return { route, input: { ...fields, ...params } };
  }
  return { route: undefined, input: {} };
}

/** The path parameters, or null where the path is another. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const found = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(found);
    else if (part !== found) return null;
  }
  return params;
}
