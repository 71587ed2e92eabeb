import type { DatabaseUrls } from '../prepare-database.ts';
import { demandCitus, demandDistributed, demandNodes, demandQuiet, demandRole } from './demands.ts';
import { distributeFunctions, distributeNew, type Say } from './distribute-new.ts';
import { renewCopies } from './lane-copies.ts';
import { standingOf } from './standing.ts';
import { giveFunctions } from '../store/roles.ts';
import { readFacts, readRecovery } from './store/demands.ts';
import { readPatience, setPatience } from './store/patience.ts';
import type { Asked } from './store/standing.ts';
import {
  distributeHeads,
  headShards,
  makeLaneInteger,
  splitHeads,
  tablesToDistribute,
} from './store/tables.ts';
import { onConnection, underLock } from './under-lock.ts';

const RECOVERY_S = 5;
/**
 * A statement over all lanes takes one connection a worker for so long. After Citus' own 10 ms it
 * opens more, and each costs more than most statements.
 */
const PATIENCE_MS = 200;

type Given = { readonly withMembers: boolean; readonly say: Say };

/**
 * Puts the lanes on shards, one for each, in turn to the workers. What is done is left as it is: it
 * goes on where it broke off, and run once more it does nothing.
 * @throws StartRefusal naming what has to be done first
 */
export async function distribute(urls: DatabaseUrls, { withMembers, say }: Given): Promise<void> {
  const owner = urls.ownerUrl ?? urls.url;
  await onConnection(owner, async (client) => {
    await demandCitus(client);
    await demandNodes(client);
    await demandRole(client);
  });
  await onConnection(urls.url, demandRole);
  await underLock(urls, async (client) => {
    if ((await tablesToDistribute(client)).length > 0) await demandQuiet(client, withMembers);
    await placeLanes(client, say);
    await distributeNew(client, say);
    await giveToServers(urls, client);
    await renewCopies(client, say);
    await haveLanesWait(client, say);
    const seconds = await readRecovery(client);
    if (seconds > RECOVERY_S)
      say(
        `After a crash a lane may wait ${seconds} s: set citus.recover_2pc_interval to ` +
          `${RECOVERY_S}s on the coordinator.`,
      );
  });
}

async function haveLanesWait(client: Asked, say: Say): Promise<void> {
  const { ms, database, owned } = await readPatience(client);
  if (ms >= PATIENCE_MS) return;
  if (owned) await setPatience(client, { database, ms: PATIENCE_MS });
  say(
    owned
      ? `A statement over all lanes opens no second connection to a worker for ${PATIENCE_MS} ms`
      : `Statements over all lanes open needless connections: set ` +
          `citus.executor_slow_start_interval to ${PATIENCE_MS}ms on the coordinator.`,
  );
}

async function placeLanes(client: Asked, say: Say): Promise<void> {
  if ((await standingOf(client)) === 'prepared') {
    await makeLaneInteger(client, 'wallet_lane');
    await distributeHeads(client);
  }
  const [only, ...more] = await headShards(client);
  if (!only || more.length > 0) return;
  await splitHeads(client, only);
  say(`${(await headShards(client)).length} lanes have a shard each`);
}

/** Hands over what was replaced by hand; `migrate` and a start do it by themselves. */
export async function handOverFunctions(urls: DatabaseUrls, say: Say): Promise<number> {
  await onConnection(urls.ownerUrl ?? urls.url, demandDistributed);
  return underLock(urls, async (client) => {
    const handed = await distributeFunctions(client, say);
    await giveToServers(urls, client);
    return handed + (await renewCopies(client, say));
  });
}

/** Where servers have a role of their own, it alone calls what was made since the migrations. */
export async function giveToServers({ url, ownerUrl }: DatabaseUrls, owner: Asked): Promise<void> {
  if (ownerUrl === null) return;
  const { role } = await onConnection(url, readFacts);
  if (role !== (await readFacts(owner)).role) await giveFunctions(owner, role);
}
