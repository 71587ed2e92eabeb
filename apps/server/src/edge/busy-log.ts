import type { Log } from '../kernel/log.ts';

type Facts = Readonly<Record<string, unknown>>;

const QUIET_MS = 1_000;

/**
 * Logs calls refused as busy: the first at once with its reason, then at most once a second how
 * many more. In an overload logging must not add work to each call.
 */
export function createBusyLog(log: Log): (facts: Facts) => void {
  let more = 0;
  let quiet = false;
  const rest = () => {
    quiet = more > 0;
    if (!quiet) return;
    log.warn('more calls were refused as busy', { calls: more });
    more = 0;
    setTimeout(rest, QUIET_MS).unref();
  };
  return (facts) => {
    if (quiet) {
      more += 1;
      return;
    }
    quiet = true;
    log.warn('a call was refused as busy', facts);
    setTimeout(rest, QUIET_MS).unref();
  };
}
