import pg from 'pg';
import { ADMIN, APPLICATION, adminUrlOf, type Credentials, OWNER } from './credentials.ts';

/**
 * Two roles and their database: the owner creates and changes tables, the application uses them
 * (grant-to-application.ts says how far). Neither is a superuser, so grants hold for both. The
 * file's passwords replace those of the cluster.
 */
export async function makeDatabase(credentials: Credentials): Promise<void> {
  await asAdmin(credentials, 'postgres', async (admin) => {
    // The owner creates databases for tests and measurements; the application creates nothing.
    await makeRole(admin, OWNER, { password: credentials.ownerPassword, may: 'createdb' });
    await makeRole(admin, APPLICATION, { password: credentials.password, may: 'nocreatedb' });
    await admin.query(`grant pg_monitor to ${APPLICATION}`);
    // The owner may end the application's connections, as when a database is dropped.
    await admin.query(`grant ${APPLICATION} to ${OWNER}`);
    const found = await admin.query('select 1 from pg_database where datname = $1', [APPLICATION]);
    if (found.rowCount === 0) await admin.query(`create database ${APPLICATION} owner ${OWNER}`);
  });
  await takeOver(credentials);
}

async function makeRole(
  admin: pg.Client,
  role: string,
  { password, may }: { password: string; may: 'createdb' | 'nocreatedb' },
): Promise<void> {
  const found = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = found.rowCount === 0 ? 'create' : 'alter';
  const secret = admin.escapeLiteral(password);
  await admin.query(
    `${verb} role ${role} login nosuperuser nocreaterole ${may} password ${secret}`,
  );
}

/** In a cluster from before the two roles the application owned everything. */
const takeOver = (credentials: Credentials) =>
  asAdmin(credentials, APPLICATION, async (admin) => {
    const owned = await admin.query(
      `select 1 from pg_shdepend
        where refobjid = $1::regrole and deptype = 'o' and dbid in (0, (
          select oid from pg_database where datname = current_database())) limit 1`,
      [APPLICATION],
    );
    if (owned.rowCount) await admin.query(`reassign owned by ${APPLICATION} to ${OWNER}`);
  });

async function asAdmin(
  credentials: Credentials,
  database: string,
  work: (admin: pg.Client) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({
    connectionString: adminUrlOf(credentials, database),
    application_name: ADMIN,
  });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
