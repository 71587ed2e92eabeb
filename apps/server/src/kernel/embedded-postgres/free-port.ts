import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Above the ports of known services and below the ephemeral ports of outgoing connections (Linux
 * from 32768). Otherwise a pool that reconnects while PostgreSQL is away could be given its very
 * port, and hold it.
 */
const FROM = 10_000;
const BELOW = 32_768;
const TRIES = 100;

/**
 * The requested port when it is free on 127.0.0.1, otherwise any other that is.
 * @throws where a hundred ports are taken
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await isFree(preferred))) return preferred;
  for (let left = TRIES; left > 0; left -= 1) {
    const port = randomInt(FROM, BELOW);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port of 127.0.0.1 is free: ${TRIES} between ${FROM} and ${BELOW} were tried`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
