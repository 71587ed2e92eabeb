import type { Jobs } from '../../../kernel/work.ts';
import { prepareAll } from './chains.ts';
import type { FairnessRoom } from './room.ts';

const PREPARE = 'fairness.prepare-chains';

/** Each minute the next chain is made of every purpose whose chain is nearly used up. */
export function registerJobs(room: FairnessRoom, jobs: Jobs): void {
  jobs.register(PREPARE, (tx) => prepareAll(room, tx));
  jobs.schedule(PREPARE, '20 * * * * *');
}
