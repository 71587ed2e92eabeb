import { megabytes } from '../backup/progress.ts';
import { demandDistributed, placeOf } from './demands.ts';
import type { Say } from './distribute-new.ts';
import { oldCopies } from './lane-copies.ts';
import { lanesOf, type Node, nodesOf } from './standing.ts';
import { readUnreached } from './store/demands.ts';
import {
  functionsToDistribute,
  functionsToPlanEachTime,
  postingToDistribute,
} from './store/functions.ts';
import {
  countEmptyShards,
  countTables,
  readBytes,
  readPostgres,
  readWaiting,
} from './store/report.ts';
import type { Asked } from './store/standing.ts';
import { tablesToDistribute, tablesToManage } from './store/tables.ts';

/**
 * Tells which node holds what, and what is not as it should be; answers how many such things.
 * @throws StartRefusal where nothing is distributed
 */
export async function reportStanding(client: Asked, say: Say): Promise<number> {
  const { version } = await demandDistributed(client);
  say(
    `Citus ${version} on PostgreSQL ${await readPostgres(client)}, ${await countTables(client)} tables by lane`,
  );
  const unreached = await readUnreached(client);
  const nodes = await nodesOf(client);
  for (const line of await nodeLines(client, nodes, unreached.length === 0)) say(line);
  const wrong = [
    ...unreached.map((what) => `the node ${what} does not answer`),
    ...nodes
      .filter(({ active }) => !active)
      .map((node) => `the node ${placeOf(node)} is not active`),
    ...(await unlike(client)),
    ...(unreached.length === 0 ? [...(await oldCopies(client)), ...(await waiting(client))] : []),
  ];
  for (const what of wrong) say(`  WRONG: ${what}`);
  say(wrong.length === 0 ? 'Everything is in its place.' : `Wrong: ${wrong.length}.`);
  return wrong.length;
}

async function nodeLines(client: Asked, nodes: readonly Node[], withBytes: boolean) {
  const lanes = await lanesOf(client);
  const bytes = new Map(
    withBytes ? (await readBytes(client)).map((held) => [held.nodeId, held.bytes]) : [],
  );
  return nodes.map((node) => {
    const held = lanes.filter(({ nodeId }) => nodeId === node.id).map(({ lane }) => lane);
    const size = bytes.get(node.id);
    return [
      `  node ${node.id}  ${placeOf(node)}  ${node.isCoordinator ? 'coordinator' : 'worker'}`,
      ...(held.length > 0 ? [`lanes ${held.join(' ')}`] : []),
      ...(size ? [megabytes(Number(size))] : []),
      ...(node.holdsLanes && held.length === 0
        ? [`no lane yet: npm run citus -- move LANE ${node.id}`]
        : []),
    ].join('  ');
  });
}

/** What a migration by hand may have left out. */
async function unlike(client: Asked): Promise<string[]> {
  const empty = await countEmptyShards(client);
  const lanes = await lanesOf(client);
  const shards = new Set(lanes.map(({ shardId }) => shardId));
  return [
    ...(await tablesToDistribute(client)).map((name) => `the table ${name} is on no shards`),
    ...(await tablesToManage(client)).map((name) => `the table ${name} is not known to Citus`),
    ...(await functionsToDistribute(client)).map((of) => `${called(of)} is not on every node`),
    ...(await postingToDistribute(client)).map((of) => `${called(of)} runs where no lane is`),
    ...(await functionsToPlanEachTime(client)).map((of) => `${called(of)} is planned for no lane`),
    ...(empty > 0 ? [`${empty} shards have no lane`] : []),
    ...(shards.size < lanes.length ? [`${lanes.length} lanes lie on ${shards.size} shards`] : []),
  ];
}

/** A function without its arguments, of which there may be twenty. */
const called = (signature: string): string => signature.slice(0, signature.indexOf('('));

const waiting = async (client: Asked): Promise<string[]> =>
  (await readWaiting(client)).map(
    ({ place, count }) => `${count} two-phase commits wait on ${place} for more than a minute`,
  );
