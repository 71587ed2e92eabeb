import type { Clock } from './clock.ts';
import type { OutboxRelay } from './outbox.ts';
import { forgetAnswers } from './store/housekeeping.ts';
import { forgetDone } from './store/jobs.ts';
import { forgetUnheard } from './store/outbox.ts';
import type { Jobs } from './work.ts';

/** Days the kernel remembers; the first equals the retry window of the ledger. */
export const KEEP_DAYS = { keys: 90, unheardEvents: 7 } as const;

/** Every ten minutes: forgets what is past its days, at most 10,000 rows of a kind. */
export function scheduleHousekeeping(deps: {
  jobs: Jobs;
  outbox: Pick<OutboxRelay, 'topics'>;
  clock: Clock;
}): void {
  deps.jobs.register('kernel.housekeeping', async (tx) => {
    const daysAgo = (days: number) => new Date(deps.clock.now().getTime() - days * 86_400_000);
    await forgetDone(tx, daysAgo(KEEP_DAYS.keys));
    await forgetAnswers(tx, daysAgo(KEEP_DAYS.keys));
    await forgetUnheard(tx, {
      topics: deps.outbox.topics(),
      before: daysAgo(KEEP_DAYS.unheardEvents),
    });
  });
  deps.jobs.schedule('kernel.housekeeping', '*/10 * * * *');
}
