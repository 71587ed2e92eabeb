import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './say.mjs';

const WITHIN_MS = 10_000;

/** Debian puts it where an ordinary account's PATH does not go. @returns {string | null} */
export function installedNats() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return (
    folders.map((folder) => join(folder, 'nats-server')).find((file) => existsSync(file)) ?? null
  );
}

/**
 * @param {{ port: number, args?: string[], detached?: boolean }} options
 * @returns {Promise<import('./outside-nats.d.mts').OutsideNats>}
 */
export async function startNats({ port, args = [], detached = false }) {
  const program = installedNats();
  if (!program) throw new Refusal('There is no NATS: "apt-get install nats-server".');
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...args], {
    stdio: 'ignore',
    detached,
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('close', () => resolve()));
  const until = performance.now() + WITHIN_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Refusal(`NATS did not start on port ${port}.`);
    await sleep(20);
  }
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    await ended;
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** @param {number} port @returns {Promise<boolean>} */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('data', () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });
