import type { Jobs } from '../../../kernel/work.ts';
import { proveAudit } from './prove-audit.ts';
import type { RecordsRoom } from './room.ts';

export type { RecordsRoom } from './room.ts';

export type RecordsDeps = RecordsRoom & { readonly jobs: Jobs };

/** Records: lists and reports about what other rooms own. Only the edge calls it. */
export function createRecords({ jobs, ...deps }: RecordsDeps): RecordsRoom {
  jobs.register('records.prove-audit', proveAudit);
  jobs.schedule('records.prove-audit', '40 4 * * *');
  return { ...deps };
}
