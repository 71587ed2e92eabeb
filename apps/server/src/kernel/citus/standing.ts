import { type Asked, hasCitus, hasShards } from './store/standing.ts';

export {
  type Node,
  readLanes as lanesOf,
  readNodes as nodesOf,
} from './store/standing.ts';

/** `prepared`: the extension is there, and nothing is distributed yet. */
export type Standing = 'plain' | 'prepared' | 'distributed';

/** How a database stands to Citus; any role may ask, on any node. */
export async function standingOf(client: Asked): Promise<Standing> {
  if (!(await hasCitus(client))) return 'plain';
  return (await hasShards(client)) ? 'distributed' : 'prepared';
}
