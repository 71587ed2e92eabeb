import type { LanePlace } from './store/standing.ts';

type Move = { readonly lane: number; readonly nodeId: number };

/**
 * The fewest moves after which no node has two lanes more than another: from the fullest to the
 * emptiest, the newest lane first.
 */
export function levelLanes(
  lanes: readonly Pick<LanePlace, 'lane' | 'nodeId'>[],
  nodeIds: readonly number[],
): Move[] {
  const held = nodeIds.map((nodeId) => ({
    nodeId,
    lanes: lanes.filter((place) => place.nodeId === nodeId).map(({ lane }) => lane),
  }));
  const moves: Move[] = [];
  for (;;) {
    held.sort((a, b) => b.lanes.length - a.lanes.length || a.nodeId - b.nodeId);
    const fullest = held[0];
    const emptiest = held.at(-1);
    if (!fullest || !emptiest || fullest.lanes.length - emptiest.lanes.length < 2) return moves;
    const lane = Math.max(...fullest.lanes);
    fullest.lanes = fullest.lanes.filter((one) => one !== lane);
    emptiest.lanes.push(lane);
    moves.push({ lane, nodeId: emptiest.nodeId });
  }
}

/** `5 or 6`, `4`. */
export function lanesEach(lanes: number, nodes: number): string {
  const least = Math.floor(lanes / nodes);
  return lanes % nodes === 0 ? `${least}` : `${least} or ${least + 1}`;
}
