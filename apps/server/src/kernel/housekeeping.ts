import type { Clock } from './clock.ts';
import { forgetAnswers } from './store/housekeeping.ts';
import { forgetDone } from './store/jobs.ts';
import type { Jobs } from './work.ts';

/** Days that the kernel remembers keys: the retry window of the ledger. */
export const KEEP_KEYS_DAYS = 90;

/** Every ten minutes: deletes what is past its days, at most 10,000 rows of a kind. */
export function scheduleHousekeeping(deps: { jobs: Jobs; clock: Clock }): void {
  deps.jobs.register('kernel.housekeeping', async (tx) => {
    const before = new Date(deps.clock.now().getTime() - KEEP_KEYS_DAYS * 86_400_000);
    await forgetDone(tx, before);
    await forgetAnswers(tx, before);
  });
  deps.jobs.schedule('kernel.housekeeping', '*/10 * * * *');
}
