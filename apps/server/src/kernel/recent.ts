/** A bounded memory of what was used lately: never more than `most`, at least the half used last. */
export type Recent<K, V> = {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
};

/**
 * Two generations: what is used moves into the young one; when that has half of `most`, the old one
 * is forgotten whole. A hit costs one look-up and moves nothing: a Map that is deleted from and set to
 * at every request grows new tables all the time, and V8 keeps each old one's entries for the next.
 */
export function createRecent<K, V>(most: number): Recent<K, V> {
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  const half = Math.max(1, most >> 1);
  const set = (key: K, value: V) => {
    if (young.size >= half && !young.has(key)) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  return {
    get(key) {
      const value = young.get(key);
      if (value !== undefined) return value;
      const aged = old.get(key);
      if (aged !== undefined) set(key, aged);
      return aged;
    },
    set,
    delete(key) {
      young.delete(key);
      old.delete(key);
    },
  };
}
