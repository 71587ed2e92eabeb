import type { DatabaseUrls } from '../prepare-database.ts';
import { StartRefusal } from '../start-refusal.ts';
import { demandDistributed, demandRole, placeOf } from './demands.ts';
import type { Say } from './distribute-new.ts';
import { dropCopyOn, renewCopies } from './lane-copies.ts';
import { lanesOf, type Node, nodesOf } from './standing.ts';
import { moveShards, nodesWithoutLogical, touchLane } from './store/move.ts';
import type { Asked } from './store/standing.ts';
import { onConnection, underLock } from './under-lock.ts';

/** As long as a batch usually is apart from the next one. */
const TOUCHED_EVERY_MS = 20;

type Given = { readonly lane: number; readonly node: string; readonly say: Say };

/**
 * Moves a lane to another node while it is played on, and tells for how long it took no bet.
 * @throws StartRefusal when there is no such lane or node, or a node is not set up for it
 */
export async function moveLane(urls: DatabaseUrls, { lane, node, say }: Given): Promise<void> {
  await onConnection(urls.ownerUrl ?? urls.url, async (owner) => {
    await demandDistributed(owner);
    await demandRole(owner);
  });
  await underLock(urls, async (owner) => {
    const places = await lanesOf(owner);
    const place = places.find((known) => known.lane === lane);
    if (!place)
      throw new StartRefusal(`There is no lane ${lane}: they are 0 to ${places.length - 1}.`);
    const nodes = await nodesOf(owner);
    const to = target(nodes, node);
    const from = nodes.find(({ id }) => id === place.nodeId);
    if (!from || from.id === to.id) {
      say(`Lane ${lane} is on ${placeOf(to)} already.`);
      return;
    }
    const [unable] = await nodesWithoutLogical(owner);
    if (unable)
      throw new StartRefusal(
        `${unable} cannot hand a lane on while it is played on: set wal_level = logical there and start it again.`,
      );
    say(`Lane ${lane} moves from ${placeOf(from)} to ${placeOf(to)}`);
    const began = performance.now();
    const waitedMs = await whileTouched({ urls, lane }, () =>
      moveShards(owner, { shardId: place.shardId, from, to }),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(
      `Moved in ${seconds} s; the lane took no bet for ${(waitedMs / 1000).toFixed(2)} s at most.`,
    );
    await renewCopies(owner, say);
    await dropCopyOn(owner, from, lane);
  });
}

/** By its number or its place, as `status` shows them. */
function target(nodes: readonly Node[], named: string): Node {
  const holders = nodes.filter(({ active, holdsLanes }) => active && holdsLanes);
  const found = holders.find((node) => `${node.id}` === named || placeOf(node) === named);
  if (found) return found;
  const known = holders.map((node) => `${node.id} (${placeOf(node)})`).join(', ');
  throw new StartRefusal(`No node that holds lanes is called ${named}: they are ${known}.`);
}

/** Does the work, and answers the longest time between two writes in the lane meanwhile. */
async function whileTouched(
  { urls, lane }: { readonly urls: DatabaseUrls; readonly lane: number },
  work: () => Promise<unknown>,
): Promise<number> {
  const watched = { over: false, longestMs: 0 };
  const touch = async (client: Asked) => {
    let last = performance.now();
    while (!watched.over) {
      await touchLane(client, lane);
      watched.longestMs = Math.max(watched.longestMs, performance.now() - last);
      last = performance.now();
      await new Promise((resolve) => setTimeout(resolve, TOUCHED_EVERY_MS));
    }
  };
  const touching = onConnection(urls.ownerUrl ?? urls.url, touch);
  const worked = work().finally(() => {
    watched.over = true;
  });
  await Promise.all([worked, touching]);
  return watched.longestMs;
}
