import type { DrawResult } from '@nokshi/contract/player/lottery.ts';
import { useEffect, useState } from 'react';

/** Before the first draw of a lottery. */
const NONE = '';

/**
 * The draws that may be shown, and the one that is being revealed. A draw that comes while somebody
 * watches is held back until it was revealed; what was drawn before, or behind a hidden page, is
 * simply there.
 */
export function useReveal(last: readonly DrawResult[]) {
  const [seen, setSeen] = useState(last[0]?.issue ?? NONE);
  const newest = last[0];
  const isNew = newest !== undefined && newest.issue !== seen;
  const isWatched = isNew && newest.numbers !== null && !document.hidden;
  useEffect(() => {
    if (isNew && !isWatched) setSeen(newest.issue);
  }, [newest?.issue, isNew, isWatched]);
  return {
    shown: isWatched ? last.slice(1) : last,
    revealing: isWatched ? newest : null,
    revealed: () => setSeen(newest?.issue ?? NONE),
  };
}
