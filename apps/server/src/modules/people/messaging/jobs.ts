import type { MessagingRoom } from './room.ts';
import { deleteOldFeedback } from './store/feedback.ts';
import { deleteOldLetters } from './store/letters.ts';

const PRUNE = 'messaging.prune';
const KEPT_DAYS = 365;

/** Nightly: deletes letters and questions older than a year, with their marks. */
export function registerJobs({ jobs, clock }: MessagingRoom): void {
  jobs.register(PRUNE, async (tx) => {
    const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
    await deleteOldLetters(tx, before);
    await deleteOldFeedback(tx, before);
  });
  jobs.schedule(PRUNE, '50 4 * * *');
}
