import type { AnyRoute, RealmName } from './deps.ts';

type Make<T> = (routes: readonly AnyRoute[], realm: RealmName) => T;

/** Computes a value once for each list of calls: two houses of one process share it. */
export function oncePerList<T extends object | string>(make: Make<T>): Make<T> {
  const made = {
    player: new WeakMap<readonly AnyRoute[], T>(),
    console: new WeakMap<readonly AnyRoute[], T>(),
  };
  return (routes, realm) => {
    const text = made[realm].get(routes) ?? make(routes, realm);
    made[realm].set(routes, text);
    return text;
  };
}
