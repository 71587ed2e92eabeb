import { placeOf } from './demands.ts';
import type { Say } from './distribute-new.ts';
import { lanesOf, nodesOf } from './standing.ts';
import { askWorker } from './store/lane-ways.ts';
import type { LanePlace } from './store/standing.ts';
import { onConnection } from './under-lock.ts';
import { urlOfNode } from './workers.ts';

type Given = { readonly url: string; readonly isDirect: boolean; readonly say: Say };

/** Tells which way the batches of a server take that has this machine's settings. */
export async function reportReach({ url, isDirect, say }: Given): Promise<void> {
  if (!isDirect) {
    say('Servers send batches through the coordinator, as CITUS_DIRECT says.');
    return;
  }
  const { nodes, lanes } = await onConnection(url, async (client) => ({
    nodes: await nodesOf(client),
    lanes: await lanesOf(client),
  }));
  for (const node of nodes) {
    const placed = lanes.filter(({ nodeId }) => nodeId === node.id);
    if (node.isCoordinator || placed.length === 0) continue;
    say(`  batches to ${placeOf(node)}: ${await wayTo(urlOfNode(url, node), placed)}`);
  }
}

async function wayTo(url: string, placed: readonly LanePlace[]): Promise<string> {
  try {
    const copied = await askWorker(url, placed);
    if (!copied) return 'through the coordinator, its functions are older: run npm run migrate';
    return `straight to it, ${copied.size} of ${placed.length} lanes by a schema of their own`;
  } catch (err) {
    return `through the coordinator, this machine does not reach it: ${(err as Error).message}`;
  }
}
