import { expect, test } from 'vitest';
import { lanesEach, levelLanes } from './level-lanes.ts';

/** Lane by lane the node it lies on. */
const places = (...nodeIds: number[]) => nodeIds.map((nodeId, lane) => ({ lane, nodeId }));
const inTurn = (lanes: number, ...nodeIds: number[]) =>
  places(...Array.from({ length: lanes }, (_, lane) => nodeIds[lane % nodeIds.length] as number));

const after = (lanes: ReturnType<typeof places>, nodeIds: readonly number[]) => {
  const moved = new Map(lanes.map(({ lane, nodeId }) => [lane, nodeId]));
  for (const { lane, nodeId } of levelLanes(lanes, nodeIds)) moved.set(lane, nodeId);
  return nodeIds.map((id) => [...moved.values()].filter((nodeId) => nodeId === id).length);
};

test('a third worker beside two takes five of sixteen lanes, some of each', () => {
  const lanes = inTurn(16, 2, 3);
  expect(levelLanes(lanes, [2, 3, 4])).toEqual([
    { lane: 14, nodeId: 4 },
    { lane: 15, nodeId: 4 },
    { lane: 12, nodeId: 4 },
    { lane: 13, nodeId: 4 },
    { lane: 10, nodeId: 4 },
  ]);
  expect(after(lanes, [2, 3, 4])).toEqual([5, 6, 5]);
});

test('lanes that are level already stay where they are', () => {
  expect(levelLanes(inTurn(16, 2, 3), [2, 3])).toEqual([]);
  expect(levelLanes(inTurn(16, 2, 3, 4), [2, 3, 4])).toEqual([]);
});

test('nothing moves where there is one worker, or none', () => {
  expect(levelLanes(inTurn(16, 2), [2])).toEqual([]);
  expect(levelLanes([], [])).toEqual([]);
});

test('more workers than lanes leave some without one', () => {
  expect(after(places(2, 2, 3), [2, 3, 4, 5])).toEqual([1, 1, 0, 1]);
});

test('lanes on a node that takes none are left to the operator', () => {
  expect(levelLanes(places(1, 1, 1, 2), [2, 3])).toEqual([]);
});

test.each([
  [16, 2, '8'],
  [16, 3, '5 or 6'],
  [16, 16, '1'],
  [16, 20, '0 or 1'],
])('%i lanes on %i nodes are %s each', (lanes, nodes, words) => {
  expect(lanesEach(lanes, nodes)).toBe(words);
});
