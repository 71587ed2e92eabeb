import { addNode } from './kernel/citus/add-node.ts';
import { distribute, handOverFunctions } from './kernel/citus/distribute.ts';
import { moveLane } from './kernel/citus/move-lane.ts';
import { reportReach } from './kernel/citus/report-reach.ts';
import { reportStanding } from './kernel/citus/report-standing.ts';
import { onConnection } from './kernel/citus/under-lock.ts';
import { REPO, runCommand, say } from './kernel/command.ts';
import { readConfig } from './kernel/config.ts';
import { asDatabaseRefusal } from './kernel/database-refusal.ts';
import type { DatabaseUrls } from './kernel/prepare-database.ts';
import { StartRefusal } from './kernel/start-refusal.ts';

/** `npm run citus -- …`: the lanes of the house on several PostgreSQL (docs/operations.md). */
const USAGE = `Say what to do:
  npm run citus -- distribute [--with-members]   put the lanes on the workers
  npm run citus -- functions                     hand over functions that were made by hand
  npm run citus -- move LANE NODE                move a lane while it is played on
  npm run citus -- add-node HOST[:PORT]          add a worker, or look at one; wants DATABASE_ADMIN_URL
  npm run citus -- status                        tell which node holds what; 1 when something is wrong`;

type Command = (urls: DatabaseUrls, rest: readonly string[]) => Promise<number>;

const indented = (line: string) => say(`  ${line}`);

const COMMANDS: Readonly<Record<string, Command>> = {
  async distribute(urls, rest) {
    const [flag, ...more] = rest;
    if (more.length > 0 || (flag && flag !== '--with-members')) throw new StartRefusal(USAGE);
    await distribute(urls, { withMembers: flag !== undefined, say: indented });
    say('The lanes are distributed. Start the servers.');
    return 0;
  },
  async functions(urls, rest) {
    if (rest.length > 0) throw new StartRefusal(USAGE);
    const changed = await handOverFunctions(urls, indented);
    say(changed === 0 ? 'Every function is in its place.' : 'The functions are handed over.');
    return 0;
  },
  async move(urls, rest) {
    const [lane = '', node, ...more] = rest;
    if (!node || more.length > 0 || !/^\d{1,4}$/.test(lane)) throw new StartRefusal(USAGE);
    await moveLane(urls, { lane: Number(lane), node, say });
    return 0;
  },
  async 'add-node'(urls, rest) {
    const [given = '', ...more] = rest;
    const [, bracketed, name, port = '5432'] =
      /^(?:\[([^\]]+)\]|([^:\s]+))(?::(\d{1,5}))?$/.exec(given) ?? [];
    const host = bracketed ?? name;
    if (!host || more.length > 0) throw new StartRefusal(USAGE);
    const place = { host, port: Number(port) };
    return (await addNode(urls, { adminUrl: adminUrl(), place, say })) === 0 ? 0 : 1;
  },
  async status({ url, ownerUrl }, rest) {
    if (rest.length > 0) throw new StartRefusal(USAGE);
    const wrong = await onConnection(ownerUrl ?? url, (client) => reportStanding(client, say));
    const { citusDirect: isDirect } = readConfig(process.env, { repoRoot: REPO });
    await reportReach({ url, isDirect, say });
    return wrong === 0 ? 0 : 1;
  },
};

/** Only this command reads it: a server that is given it does not use it. */
function adminUrl(): string {
  const given = process.env['DATABASE_ADMIN_URL'];
  if (given && URL.canParse(given)) return given;
  throw new StartRefusal(
    'Only a superuser adds a node: set DATABASE_ADMIN_URL to the address of DATABASE_URL with the ' +
      'name and the password of one, as in postgresql://postgres:…@host/nokshi.',
  );
}

await runCommand(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartRefusal(USAGE);
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = readConfig(process.env, {
    repoRoot: REPO,
  });
  if (!url)
    throw new StartRefusal('The house’s own PostgreSQL has no Citus: set DATABASE_URL to one.');
  return command({ url, ownerUrl }, rest).catch((err: unknown) => {
    throw asDatabaseRefusal(err);
  });
});
