import type { AnyRoute } from './deps.ts';

export type PathTable = {
  /** The routes at a path, whatever the method; empty when the contract has none. */
  at(path: string): readonly AnyRoute[];
};

/** Used only where the router found nothing: 404 or 405 with `Allow` (checklist Y-015). */
export function createPathTable(routes: readonly AnyRoute[]): PathTable {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return {
    at: (path) => patterns.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route),
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
      .join('/')}$`,
  );

const API_PATH = /^\/(wps|lgw|vendor|console)\//;

/** Paths of calls answer JSON, also where there is no such call. */
export const isApiPath = (path: string): boolean => API_PATH.test(path);

/** The word that calls are grouped under: `/wps/cashier/deposits` and `/wps/v2/wallets/balance`. */
export const groupOf = ({ path }: Pick<AnyRoute, 'path'>): string => {
  const [first = 'calls', second] = path.split('/').slice(2);
  return /^v\d+$/.test(first) && second ? second : first;
};

/** The path of a request's address, without query and fragment. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';
