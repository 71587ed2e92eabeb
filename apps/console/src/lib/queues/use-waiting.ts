import { useQueries } from '@tanstack/react-query';
import { useSession } from '../session.ts';
import { QUEUES, type Waiting } from './queues.ts';

/** Live messages bring most of it; this catches what was missed. */
const AGAIN_MS = 60_000;

/** What waits on each desk of the operator's; a desk that was not counted yet is not in it. */
export function useWaiting(): ReadonlyMap<string, Waiting> {
  const operator = useSession(({ state }) => (state.kind === 'in' ? state.operator : null));
  // An operator who has to do something else first gets no counts.
  const ready = operator && !operator.passwordChangeNeeded && !operator.factorSetupNeeded;
  const own = QUEUES.filter(
    ({ permission }) => ready && (permission === null || operator.permissions.includes(permission)),
  );
  return useQueries({
    queries: own.map(({ key, load }) => ({
      queryKey: key,
      queryFn: load,
      refetchInterval: AGAIN_MS,
    })),
    combine: (found) =>
      new Map(
        found.flatMap(({ data }, index): [string, Waiting][] => {
          const desk = own[index]?.desk;
          return desk && data ? [[desk, data]] : [];
        }),
      ),
  });
}

/** `7`, or `50+` where not all are counted; empty where nothing waits. */
export const countOf = (waiting: Waiting | undefined): string =>
  !waiting || (waiting.ids.length === 0 && !waiting.more)
    ? ''
    : `${waiting.ids.length}${waiting.more ? '+' : ''}`;

/** Of all desks together. */
export const countAll = (waiting: ReadonlyMap<string, Waiting>): string => {
  const all = [...waiting.values()];
  return countOf({
    ids: all.flatMap(({ ids }) => ids),
    more: all.some(({ more }) => more),
  });
};
