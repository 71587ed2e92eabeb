import type pg from 'pg';
import { hasMoved, lacksSchema, type LaneWay } from '../../../kernel/citus/lane-ways.ts';
import { isLostConnection } from './lost-connection.ts';
import type { WalletRoom } from './room.ts';

/** A connection to where a lane is. */
export type Call = {
  readonly room: WalletRoom;
  readonly client: pg.PoolClient;
  readonly lane: number;
  /** Whose functions are called there (LaneWay). */
  readonly schema: string | null;
};

type At = { readonly room: WalletRoom; readonly lane: number };
type Work = (call: Call) => Promise<void>;

/** So often a batch looks for its lane; then it goes through the database of the house. */
const MOST_LOOKS = 3;

/**
 * Work on a connection to where the lane is; where it has moved, there again, so the work leaves out
 * what it has answered.
 * @returns the error by which the connection was lost meanwhile, so that what was committed is
 * unknown, or by which its worker was not reached
 */
export async function onLane({ room, lane }: At, work: Work): Promise<Error | undefined> {
  const { lanes } = room.db;
  for (let looks = 1; ; looks += 1) {
    const way = looks <= MOST_LOOKS ? lanes.of(lane) : lanes.through;
    try {
      return await onConnection({ room, lane }, way, work);
    } catch (err) {
      if (way === lanes.through || !isElsewhere(err, way.schema)) throw err;
      room.log.info('a batch looks for its lane again', { lane, reason: (err as Error).message });
      if (hasMoved(err)) await lanes.readAgain();
      else lanes.withoutSchema(lane);
    }
  }
}

async function onConnection(at: At, way: LaneWay, work: Work): Promise<Error | undefined> {
  let client: pg.PoolClient;
  try {
    client = await way.pool.connect();
  } catch (err) {
    // A worker alone is down: its batches wait for it a moment, and those of others go on.
    if (way.schema === null || !isLostConnection(err)) throw err;
    return err as Error;
  }
  let broken: Error | undefined;
  const onError = (err: Error) => {
    broken = err;
  };
  client.on('error', onError);
  try {
    await work({ ...at, client, schema: way.schema });
  } catch (err) {
    if (!isLostConnection(err)) throw err;
    broken = err as Error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
  return broken;
}

/** Where it was sent nothing was changed: the lane, or its own schema, is there no more. */
export const isElsewhere = (err: unknown, schema: string | null): boolean =>
  hasMoved(err) || lacksSchema(err, schema);
