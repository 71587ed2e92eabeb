/** A bounded memory of what was used lately: never more than `most`, at least the half used last. */
export type Recent<K, V> = {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
};

/**
 * Two generations: what is used moves into the young one; when that has half of `most`, the old one
 * is forgotten whole. So a hit costs one look-up, and nothing is moved within a list.
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
  };
}
