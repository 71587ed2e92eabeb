import type { AnyRoute, RealmName } from './deps.ts';

type Make<T> = (routes: readonly AnyRoute[], realm: RealmName) => T;

/** What is made of a list of calls, once for each list: two houses of one process share theirs. */
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
