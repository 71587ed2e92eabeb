import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { collect } from './command.mjs';
import { freePorts } from './free-ports.mjs';
import { Refusal } from './say.mjs';

/** @typedef {import('./outside-postgres.d.mts').OutsidePostgres} OutsidePostgres */

const DEBIAN = '/usr/lib/postgresql';
const WITHIN_MS = 30_000;

/** The programs of an installed PostgreSQL, 15 before any newer one; null when there is none. */
export function installedPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const known = versions.filter((major) => major >= 15).sort((a, b) => a - b);
  const found = known.find((major) => existsSync(join(DEBIAN, `${major}/bin/postgres`)));
  return found ? { major: found, bin: join(DEBIAN, `${found}/bin`) } : null;
}

/** PostgreSQL refuses root: then an account without rights runs it. */
async function account() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((f) => collect('id', [f, name])));
    if (uid?.code === 0 && gid?.code === 0)
      return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Refusal('PostgreSQL may not run as root: add an account postgres or nobody.');
}

/**
 * A PostgreSQL of its own in `folder`, with all durability on, a role that owns its database and
 * may do nothing else, and a superuser for reading what is inside.
 * @param {{ folder: string, settings?: Record<string, string>, detached?: boolean }} options
 * @returns {Promise<OutsidePostgres>}
 */
export async function startPostgres({ folder, settings = {}, detached = false }) {
  const found = installedPostgres();
  if (!found) throw new Refusal('There is no PostgreSQL 15: "apt-get install postgresql-15".');
  const as = await account();
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const password = randomBytes(16).toString('hex');
  const secret = join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  for (const path of [folder, secret]) if (as.uid) chownSync(path, as.uid, as.gid);
  const init = [`--pgdata=${data}`, `--pwfile=${secret}`, '--username=root_of_all'];
  const locale = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', '--no-sync'];
  const made = await run(join(found.bin, 'initdb'), [...init, ...locale], as);
  if (made.code !== 0) throw new Refusal(`PostgreSQL could not be set up: ${made.output}`);
  const [port = 0] = await freePorts(1);
  const server = held({
    ...found,
    data,
    as: { ...as, detached },
    password,
    port,
    settings,
  });
  await server.start();
  await server.asRoot(async (client) => {
    await client.query(`create role nokshi login password '${password}'`);
    await client.query('create database nokshi owner nokshi template template0');
  });
  return server;
}

const run = (/** @type {string} */ program, /** @type {string[]} */ args, as = {}) =>
  collect(program, args, { ...as, cwd: '/' });

/** @returns {OutsidePostgres} */
function held(
  /** @type {{ bin: string, major: number, data: string, as: { uid?: number, gid?: number },
    password: string, port: number, settings: Record<string, string> }} */ it,
) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  /** @type {Promise<void>} */
  let ended = Promise.resolve();
  const urlOf = (/** @type {string} */ role, /** @type {string} */ database) =>
    `postgresql://${role}:${it.password}@127.0.0.1:${it.port}/${database}`;
  const asRoot = async (
    /** @type {(client: pg.Client) => Promise<unknown>} */ work,
    database = 'postgres',
  ) => {
    const client = new pg.Client({ connectionString: urlOf('root_of_all', database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    child?.kill(signal);
    await ended;
    child = null;
  };
  return {
    ...it,
    url: urlOf('nokshi', 'nokshi'),
    pid: () => child?.pid ?? 0,
    asRoot,
    async start() {
      const own = {
        listen_addresses: '127.0.0.1',
        port: `${it.port}`,
        unix_socket_directories: '',
      };
      const all = Object.entries({ ...own, max_connections: '120', ...it.settings });
      const args = ['-D', it.data, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
      const started = spawn(join(it.bin, 'postgres'), args, {
        ...it.as,
        cwd: '/',
        stdio: 'ignore',
      });
      child = started;
      ended = new Promise((resolve) => started.once('close', () => resolve()));
      const until = performance.now() + WITHIN_MS;
      while (
        !(await asRoot((client) => client.query('select 1')).then(
          () => true,
          () => false,
        ))
      ) {
        if (started.exitCode !== null || performance.now() > until)
          throw new Refusal(`PostgreSQL did not start in ${it.data}.`);
        await sleep(50);
      }
    },
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    run: (program, args) => run(join(it.bin, program), args, it.as),
    beside: (other) => held({ ...it, ...other }),
  };
}
