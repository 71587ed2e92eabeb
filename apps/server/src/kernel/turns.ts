import { FOR_THE_HOUSE, type ForWhom } from './for-whom.ts';
import { refuse } from './refusal.ts';

export type Turns = {
  /** How many run in parallel; the rest waits. */
  readonly atOnce: number;
  /** How many of one caller run in parallel. */
  readonly atOnceOfOne?: number;
  /** More than this waiting is refused; so are more of one caller, one prefix, all visitors. */
  readonly waiting: number;
  readonly ofOne?: number;
  readonly ofPrefix?: number;
  readonly ofVisitors?: number;
};

/** Nobody waits any more for what was to be done: the caller was answered, or has left. */
export class CallerGone extends Error {
  override name = 'CallerGone';
  constructor() {
    super('the caller was answered or has left');
  }
}

type Place = Pick<ForWhom, 'prefix' | 'visitor'> & { start(): void };

/**
 * The one way in which something dear is done: pictures, passwords, files, long reads. At most
 * `atOnce` run. Those who wait are served caller by caller, each caller's own in order of arrival,
 * so that nobody waits behind all that another one has asked for. What waits leaves the line with
 * its caller. Refuses edge.busy when too many wait; throws CallerGone.
 */
export function createTurns(turns: Turns) {
  const { atOnce, waiting, atOnceOfOne = atOnce } = turns;
  const { ofOne = waiting, ofPrefix = waiting, ofVisitors = waiting } = turns;
  /** By caller; whose turn is next comes first. */
  const lines = new Map<string, Place[]>();
  const running = new Map<string, number>();
  let inAll = 0;

  const mayRun = (key: string) => inAll < atOnce && (running.get(key) ?? 0) < atOnceOfOne;
  const count = (key: string, more: 1 | -1) => {
    inAll += more;
    const own = (running.get(key) ?? 0) + more;
    if (own > 0) running.set(key, own);
    else running.delete(key);
  };
  const setLine = (key: string, line: Place[]) => {
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
  };
  const startNext = () => {
    for (const [key, line] of lines) {
      if (inAll >= atOnce) return;
      if (!mayRun(key)) continue;
      const [first, ...rest] = line;
      setLine(key, rest);
      count(key, 1);
      first?.start();
    }
  };
  const isFull = ({ key, prefix, visitor }: ForWhom): boolean => {
    const all = [...lines.values()].flat();
    if (all.length >= waiting || (lines.get(key)?.length ?? 0) >= ofOne) return true;
    if (visitor && all.filter((one) => one.visitor).length >= ofVisitors) return true;
    return prefix !== null && all.filter((one) => one.prefix === prefix).length >= ofPrefix;
  };
  const wait = (who: ForWhom): Promise<void> => {
    if (isFull(who)) throw refuse('edge.busy');
    const { key, prefix, visitor, gone } = who;
    return new Promise((go, fail) => {
      const leave = () => {
        const line = lines.get(key) ?? [];
        const rest = line.filter((one) => one !== place);
        if (rest.length > 0) lines.set(key, rest);
        else lines.delete(key);
        fail(new CallerGone());
      };
      const start = () => {
        gone?.removeEventListener('abort', leave);
        go();
      };
      const place = { prefix, visitor, start };
      gone?.addEventListener('abort', leave, { once: true });
      lines.set(key, [...(lines.get(key) ?? []), place]);
    });
  };

  return async <T>(work: () => Promise<T>, who: ForWhom = FOR_THE_HOUSE): Promise<T> => {
    if (who.gone?.aborted) throw new CallerGone();
    if (mayRun(who.key)) count(who.key, 1);
    else await wait(who);
    try {
      return await work();
    } finally {
      count(who.key, -1);
      startNext();
    }
  };
}
