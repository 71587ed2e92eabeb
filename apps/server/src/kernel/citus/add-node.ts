import type { DatabaseUrls } from '../prepare-database.ts';
import { StartRefusal } from '../start-refusal.ts';
import { demandCitus, demandCoordinator, placeOf } from './demands.ts';
import type { Say } from './distribute-new.ts';
import { giveToServers } from './distribute.ts';
import { lanesEach, levelLanes } from './level-lanes.ts';
import { reportStanding } from './report-standing.ts';
import { lanesOf, type Node, nodesOf, standingOf } from './standing.ts';
import {
  type Admin,
  activateNode,
  joinNode,
  type Place,
  readAdmin,
  readBrokenWays,
} from './store/add-node.ts';
import { readFacts } from './store/demands.ts';
import type { Asked } from './store/standing.ts';
import { onConnection, underLock } from './under-lock.ts';
import { type Hands, sentencesOf, unready, wrongSettings } from './unready-node.ts';

type Given = { readonly adminUrl: string; readonly place: Place; readonly say: Say };

/**
 * Adds a machine to those that hold lanes, or looks at one that is added already, and says which
 * lanes to move to it. Answers how many things are wrong.
 * @throws StartRefusal naming each thing that has to be done on the machine first
 */
export const addNode = (urls: DatabaseUrls, { adminUrl, place, say }: Given): Promise<number> =>
  onConnection(adminUrl, (admin) =>
    onConnection(urls.url, (servers) =>
      underLock(urls, async (owner) => {
        await demandCitus(owner);
        await demandCoordinator(owner);
        const hands = await handsOf({ admin, servers, owner });
        await join(hands, { owner, place, say });
        await giveToServers(urls, owner);
        return look(hands, { owner, place, say });
      }),
    ),
  );

type Three = { readonly admin: Asked; readonly servers: Asked; readonly owner: Asked };

async function handsOf({ admin, servers, owner }: Three): Promise<Hands> {
  const [its, app, own] = [
    await readAdmin(admin),
    await readFacts(servers),
    await readFacts(owner),
  ];
  demandSuperuser(its);
  return {
    admin,
    superuser: its.role,
    database: its.database,
    roles: [
      { name: own.role, client: owner },
      ...(app.role === own.role ? [] : [{ name: app.role, client: servers }]),
    ],
  };
}

function demandSuperuser({ role, isSuperuser, isCoordinator }: Admin): void {
  if (!isSuperuser)
    throw new StartRefusal(`${role} is no superuser: set DATABASE_ADMIN_URL to one’s address.`);
  if (!isCoordinator)
    throw new StartRefusal(
      'DATABASE_ADMIN_URL is the address of a worker: give the coordinator’s.',
    );
}

type Asking = { readonly owner: Asked; readonly place: Place; readonly say: Say };

async function join(hands: Hands, { owner, place, say }: Asking): Promise<void> {
  const known = (await nodesOf(owner)).find((node) => placeOf(node) === placeOf(place));
  if (known?.isCoordinator)
    throw new StartRefusal(`${placeOf(place)} is the coordinator: give the address of another.`);
  say(`Looking at ${placeOf(place)}`);
  const wrong = await unready(hands, place);
  if (wrong.length > 0) throw new StartRefusal(sentencesOf(place, wrong));
  if (known?.active) return say(`It is node ${known.id} already.`);
  say('It is given the catalog and the functions');
  const began = performance.now();
  const id = await (known ? activateNode : joinNode)(hands.admin, place).catch((err: Error) => {
    throw new StartRefusal(`Citus does not take ${placeOf(place)}: ${err.message}.`);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`It was added as node ${id} in ${seconds} s.`);
}

/** Whether each node reaches each other, what all of them hold, and how lanes would be level. */
async function look(hands: Hands, { owner, place, say }: Asking): Promise<number> {
  const all = [hands.admin, ...hands.roles.map(({ client }) => client)];
  const ways = (await Promise.all(all.map(readBrokenWays))).flat();
  const wrong = [
    ...ways.map((way) => `${way}: see to pg_hba.conf there and to pg_dist_authinfo on both`),
    ...(await wrongSettings(hands, place)),
  ];
  for (const what of wrong) say(`  WRONG: ${what}`);
  if ((await standingOf(owner)) !== 'distributed') {
    say('No lanes are on nodes yet. When all nodes are added run npm run citus -- distribute.');
    return wrong.length;
  }
  const others = await reportStanding(owner, say);
  for (const line of levelLines(await lanesOf(owner), await nodesOf(owner))) say(line);
  return wrong.length + others;
}

function levelLines(lanes: Awaited<ReturnType<typeof lanesOf>>, nodes: readonly Node[]): string[] {
  const ids = nodes.filter(({ active, holdsLanes }) => active && holdsLanes).map(({ id }) => id);
  const moves = levelLanes(lanes, ids);
  if (moves.length === 0) return ['The lanes are level.'];
  return [
    `For ${lanesEach(lanes.length, ids.length)} lanes on each worker, one after another in a quiet hour:`,
    ...moves.map(({ lane, nodeId }) => `  npm run citus -- move ${lane} ${nodeId}`),
  ];
}
