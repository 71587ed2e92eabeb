import type { SiteDeps } from './face.ts';
import { publishTurn } from './status-board.ts';
import { deleteOldApplications } from './store/applications.ts';

const PRUNE = 'site.prune';
const KEPT_DAYS = 365;

/** Shows the status when it begins and ends. Nightly: deletes applications older than a year. */
export function registerJobs(deps: SiteDeps): void {
  const { jobs, clock } = deps;
  jobs.register('site.status-turn', async (tx) => tx.afterCommit(() => publishTurn(deps)));
  jobs.register(PRUNE, (tx) =>
    deleteOldApplications(tx, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)),
  );
  jobs.schedule(PRUNE, '55 4 * * *');
}
