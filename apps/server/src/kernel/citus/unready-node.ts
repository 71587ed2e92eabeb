import { placeOf } from './demands.ts';
import {
  type NodeFacts,
  type Place,
  readNodeFacts,
  readPasswords,
  readTriggers,
  Unreached,
} from './store/add-node.ts';
import type { Asked } from './store/standing.ts';

export type Hands = {
  readonly admin: Asked;
  readonly superuser: string;
  readonly database: string;
  /** Owner and servers, or the one role that is both. */
  readonly roles: readonly { readonly name: string; readonly client: Asked }[];
};

/** What has to be done on a machine before it can be a node, a sentence for each thing. */
export async function unready(hands: Hands, place: Place): Promise<string[]> {
  const { admin, superuser } = hands;
  const here = await readNodeFacts(admin, null);
  const there = await readNodeFacts(admin, place).catch((err: unknown) => {
    if (err instanceof Unreached) return err.message;
    throw err;
  });
  if (typeof there === 'string')
    return [
      `the coordinator cannot use it as ${superuser} (${there}): see whether it runs and has the ` +
        `database ${hands.database}, to its pg_hba.conf, and to the row of ${superuser} in ` +
        'pg_dist_authinfo on the coordinator',
    ];
  const wrong = compareNodes(here, there, hands);
  if (there.citus === null) return wrong;
  return [
    ...wrong,
    ...(await wrongPasswords(hands, place)),
    ...(await wrongRoles(hands, there, place)),
  ];
}

/** What a machine says of itself, beside what the coordinator says. */
export function compareNodes(
  here: NodeFacts,
  there: NodeFacts,
  { roles, database }: Pick<Hands, 'roles' | 'database'>,
): string[] {
  type Alike = 'postgres' | 'citus' | 'encoding' | 'collation';
  const alike = (of: Alike, what: string, step: string) =>
    here[of] === there[of]
      ? []
      : [`it has ${what} ${there[of]}, and the coordinator ${here[of]}: ${step}`];
  const again = `make the database ${database} again`;
  return [
    ...alike('postgres', 'PostgreSQL', 'install the same major version there'),
    ...(there.citus === null
      ? [`it has no Citus in the database ${database}: run create extension citus there`]
      : alike('citus', 'Citus', 'install the same version on both')),
    ...alike('encoding', 'the encoding', again),
    ...alike('collation', 'the collation', again),
    ...(there.walLevel === 'logical'
      ? []
      : ['no lane can be moved there: set wal_level = logical and start its PostgreSQL again']),
    ...(there.prepared > 0
      ? []
      : ['it takes no two-phase commits: set max_prepared_transactions to twice max_connections']),
    ...(there.house ? [`a house lives in its database ${database}: give it an empty one`] : []),
    ...roles
      .filter(({ name }) => !there.roles.includes(name))
      .map(
        ({ name }) =>
          `the role ${name} is missing: run create role ${name} login password '…' there`,
      ),
  ];
}

async function wrongPasswords({ admin }: Hands, place: Place): Promise<string[]> {
  const here = await readPasswords(admin, null);
  const there = await readPasswords(admin, place);
  return Object.entries(here)
    .filter(([role, hash]) => there[role] !== hash)
    .map(([role]) =>
      there[role]
        ? `pg_dist_authinfo there has another password of ${role}: give it that of the coordinator`
        : `pg_dist_authinfo there has no row of ${role}: run insert into pg_dist_authinfo values (0, '${role}', 'password=…')`,
    );
}

async function wrongRoles(
  { roles }: Hands,
  { roles: there }: NodeFacts,
  place: Place,
): Promise<string[]> {
  const known = roles.filter(({ name }) => there.includes(name));
  const answers = await Promise.all(known.map(({ client }) => readTriggers(client, place)));
  return known.flatMap(({ name }, at) =>
    answers[at]?.success
      ? []
      : [
          `the coordinator cannot use it as ${name} (${answers[at]?.result}): see to the password ` +
            `of ${name} there, to pg_hba.conf, and to pg_dist_authinfo on the coordinator`,
        ],
  );
}

/** What Citus hands to a node together with the roles, where nobody switched that off. */
export async function wrongSettings({ roles }: Hands, place: Place): Promise<string[]> {
  const answers = await Promise.all(roles.map(({ client }) => readTriggers(client, place)));
  return roles
    .filter((_, at) => answers[at]?.result !== 'on')
    .map(
      ({ name }) =>
        `${placeOf(place)} takes no tables with triggers of ${name}: run alter role ${name} set ` +
        'citus.enable_unsafe_triggers = on there',
    );
}

export const sentencesOf = (place: Place, wrong: readonly string[]): string =>
  `${placeOf(place)} is not ready:\n${wrong.map((what) => `  ${what}`).join('\n')}`;
