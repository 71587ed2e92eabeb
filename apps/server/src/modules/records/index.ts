import type { RecordsRoom } from './room.ts';

export type { RecordsRoom } from './room.ts';

/** Records: lists over what other rooms own. Nobody calls it but the edge. */
export const createRecords = (deps: RecordsRoom): RecordsRoom => ({ ...deps });
