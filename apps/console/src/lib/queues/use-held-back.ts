import { useEffect, useState } from 'react';
import { heldBack } from './held-back.ts';

/**
 * The rows of a list that follows what others do, without those that came at its beginning since it
 * was shown; `bringIn` shows them. Starts over with the component.
 */
export function useHeldBack<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const keys = rows.map(keyOf);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(keys));
  const held = heldBack(keys, shown);
  const now = JSON.stringify(keys.slice(held));
  useEffect(() => setShown(new Set(JSON.parse(now) as string[])), [now]);
  return { rows: rows.slice(held), held, bringIn: () => setShown(new Set(keys)) };
}
