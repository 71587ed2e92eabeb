import type { StateCreator } from 'zustand';
import { create as createStore } from 'zustand/react';

const resets: (() => void)[] = [];

/** Replaces Zustand's `create`: its stores can be reset between tests. */
export function create<State>(initial: StateCreator<State>) {
  const store = createStore(initial);
  resets.push(() => store.setState(store.getInitialState(), true));
  return store;
}

export function resetStores(): void {
  for (const reset of resets) reset();
}
