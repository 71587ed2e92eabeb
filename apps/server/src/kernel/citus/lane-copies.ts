import { placeOf } from './demands.ts';
import type { Say } from './distribute-new.ts';
import { lanesOf, type Node, nodesOf } from './standing.ts';
import { askFresh, COPIED, dropCopy, makeCopy, onNode } from './store/lane-copies.ts';
import type { Asked, LanePlace } from './store/standing.ts';

type Holder = { readonly node: Node; readonly placed: readonly LanePlace[] };

/**
 * Lanes of one worker with a schema. A connection keeps the plans of each lane that it has served,
 * 2 MB a lane; lanes beyond these go by the distributed functions.
 */
const MOST = 32;

/** Workers and their lanes; a coordinator that has lanes plans for itself. */
async function holdersOf(owner: Asked): Promise<Holder[]> {
  const lanes = await lanesOf(owner);
  return (await nodesOf(owner))
    .filter(({ isCoordinator }) => !isCoordinator)
    .map((node) => ({
      node,
      placed: lanes.filter(({ nodeId }) => nodeId === node.id).slice(0, MOST),
    }));
}

type Looked = Holder & {
  readonly old: readonly LanePlace[];
  /** Why the node could not be asked. */
  readonly silent: string | null;
};

async function look(owner: Asked): Promise<Looked[]> {
  const found: Looked[] = [];
  for (const holder of await holdersOf(owner)) {
    if (holder.placed.length === 0) continue;
    const { success, result } = await onNode(owner, holder.node, askFresh(holder.placed));
    const fresh = new Set(success && result !== '' ? result.split(',').map(Number) : []);
    const old = success ? holder.placed.filter(({ lane }) => !fresh.has(lane)) : [];
    found.push({ ...holder, old, silent: success ? null : result });
  }
  return found;
}

/**
 * Gives each lane its own schema on the worker that has it, where it is missing or older than the
 * functions and tables; batches go by the distributed functions until then, slower. Answers how many.
 */
export async function renewCopies(owner: Asked, say: Say): Promise<number> {
  let made = 0;
  for (const { node, old, silent } of await look(owner)) {
    if (silent !== null) say(`schemas of lanes on ${placeOf(node)} were not looked at: ${silent}`);
    for (const place of old) {
      const { success, result } = await onNode(owner, node, makeCopy(place));
      if (!success) {
        say(`no schema for lane ${place.lane} on ${placeOf(node)}: ${result}`);
        break;
      }
      made += 1;
    }
  }
  if (made > 0) say(`lanes with a schema of their own made: ${made}`);
  return made;
}

/**
 * Before tables change: views would hold their columns. Reads no table of the house, which may be
 * of an older release here.
 */
export async function dropCopies(owner: Asked): Promise<void> {
  for (const node of await nodesOf(owner)) {
    if (node.isCoordinator) continue;
    const lanes = await tell(owner, node, COPIED);
    for (const lane of lanes.split(',')) if (lane) await dropCopyOn(owner, node, Number(lane));
  }
}

export async function dropCopyOn(owner: Asked, node: Node, lane: number): Promise<void> {
  await tell(owner, node, dropCopy(lane));
}

/** Throws where the node cannot do it. */
async function tell(owner: Asked, node: Node, command: string): Promise<string> {
  const { success, result } = await onNode(owner, node, command);
  if (!success) throw new Error(`schemas of lanes on ${placeOf(node)}: ${result}`);
  return result;
}

/** Lanes without a schema as new as the functions, one line a worker. */
export async function oldCopies(owner: Asked): Promise<string[]> {
  return (await look(owner))
    .filter(({ old }) => old.length > 0)
    .map(({ node, old }) => {
      const lanes = old.map(({ lane }) => lane).join(' ');
      return `no schema of now for lanes ${lanes} on ${placeOf(node)}: run npm run citus -- functions`;
    });
}
