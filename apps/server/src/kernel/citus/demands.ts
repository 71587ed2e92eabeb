import { megabytes } from '../backup/progress.ts';
import { StartRefusal } from '../start-refusal.ts';
import { type Node, nodesOf, standingOf } from './standing.ts';
import { countServers, type Facts, readFacts, readHeld, readUnreached } from './store/demands.ts';
import type { Asked } from './store/standing.ts';

const LEAST_VERSION = 12;
const CHAPTER = 'docs/operations.md, "Shards"';

/** @throws StartRefusal where there is no Citus, or no table of the house yet */
export async function demandCitus(owner: Asked): Promise<Facts> {
  if ((await standingOf(owner)) === 'plain')
    throw new StartRefusal(
      'Citus is not in this database: make the extension on the coordinator and on each worker ' +
        `first (${CHAPTER}).`,
    );
  const facts = await readFacts(owner);
  if (Number.parseInt(facts.version, 10) < LEAST_VERSION)
    throw new StartRefusal(
      `Citus ${facts.version} is too old: the house needs version ${LEAST_VERSION} or newer.`,
    );
  if (!facts.migrated)
    throw new StartRefusal('There is no house in this database yet: run npm run migrate first.');
  return facts;
}

/** @throws StartRefusal where it is not distributed yet */
export async function demandDistributed(owner: Asked): Promise<Facts> {
  const facts = await demandCitus(owner);
  if ((await standingOf(owner)) !== 'distributed')
    throw new StartRefusal(
      'The lanes are on no shards yet: run npm run citus -- distribute first.',
    );
  return facts;
}

/** @throws StartRefusal where other nodes could not find it */
export async function demandCoordinator(owner: Asked): Promise<void> {
  if (!(await nodesOf(owner)).some(({ isCoordinator }) => isCoordinator))
    throw new StartRefusal(
      'The coordinator does not know its own address: as superuser run ' +
        "select citus_set_coordinator_host('ITS ADDRESS', ITS PORT).",
    );
}

/** @throws StartRefusal naming what an operator has to do about the nodes first */
export async function demandNodes(owner: Asked): Promise<void> {
  await demandCoordinator(owner);
  const nodes = await nodesOf(owner);
  const gone = nodes.find(({ active }) => !active);
  if (gone)
    throw new StartRefusal(`The node ${placeOf(gone)} is not active: activate or remove it first.`);
  if (!nodes.some(({ holdsLanes }) => holdsLanes))
    throw new StartRefusal(
      'There is no worker: run npm run citus -- add-node ITS-ADDRESS:ITS-PORT for each.',
    );
}

export const placeOf = ({ host, port }: Pick<Node, 'host' | 'port'>): string => `${host}:${port}`;

/** What holds for the owner and for the role of the servers: both open months. */
export async function demandRole(client: Asked): Promise<void> {
  const { role, triggers } = await readFacts(client);
  if (triggers !== 'on')
    throw new StartRefusal(
      'Tables with triggers are not taken: as superuser run ' +
        `alter role ${role} set citus.enable_unsafe_triggers = on.`,
    );
  const [unreached] = await readUnreached(client);
  if (unreached)
    throw new StartRefusal(
      `The role ${role} cannot use the worker ${unreached}: see whether it runs, and to ` +
        'pg_dist_authinfo on the coordinator and pg_hba.conf on the worker.',
    );
}

/** @throws StartRefusal while servers are open, or members are there and nobody said that they may wait */
export async function demandQuiet(owner: Asked, withMembers: boolean): Promise<void> {
  if ((await countServers(owner)) > 0)
    throw new StartRefusal('A server is open on this database: stop all servers first.');
  const { members, bytes } = await readHeld(owner);
  if (members && !withMembers)
    throw new StartRefusal(
      `There are members already: ${megabytes(Number(bytes))} are copied to the workers, and the ` +
        'house stays closed until it is done. Make a backup, then run ' +
        'npm run citus -- distribute --with-members.',
    );
}
