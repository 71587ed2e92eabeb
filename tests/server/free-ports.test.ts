import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../apps/server/src/kernel/embedded-postgres/free-port.ts';
import { freePorts } from '../../scripts/lib/free-ports.mjs';

/** The first port that Linux may give to a connection going out. */
const firstOfOutgoing = () =>
  Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t')[0]);

test('a port that is chosen is none that a connection going out may be given before it is used', async () => {
  const chosen = [...(await freePorts(50)), await freePort(), await freePort()];
  expect(Math.max(...chosen)).toBeLessThan(firstOfOutgoing());
  expect(new Set(chosen).size).toBe(52);
});

test('PostgreSQL keeps its port while nobody else has it, and gets another where somebody has', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  expect(await freePort(port)).not.toBe(port);
  await new Promise((resolve) => other.close(resolve));
});
