import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Above the ports of known services and below those that a system gives to connections going out
 * (Linux from 32768), one of which would otherwise take a port between its choice and its use.
 */
const FROM = 10_000;
const BELOW = 32_768;

const TRIES = 1_000;

/** Ports of 127.0.0.1 that nobody listens on now. @param {number} count */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const found = new Set();
  for (let left = TRIES; found.size < count; left -= 1) {
    if (left === 0) throw new Error(`${count} free ports were not found in ${TRIES} tries`);
    const port = randomInt(FROM, BELOW);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
