import { useSyncExternalStore } from 'react';

/** The router reports `pushState` and `replaceState`, for which the browser has no event. */
const EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function watch(listener: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, listener);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, listener);
  };
}

/** The anchor of the address, without its `#`. */
export const useHash = (): string => useSyncExternalStore(watch, () => location.hash.slice(1));
