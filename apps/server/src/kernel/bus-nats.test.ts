import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePorts } from '../../../../scripts/lib/free-ports.mjs';
import {
  installedNats,
  type OutsideNats,
  startNats,
} from '../../../../scripts/lib/outside-nats.mjs';
import { createServerBus, type ServerBus } from './bus.ts';
import { optionsOf } from './bus-nats.ts';
import { silentLog } from './log.ts';
import { systemRandom } from './random.ts';
import { StartRefusal } from './start-refusal.ts';

describe('a NATS address', () => {
  it('carries a token, or a name and a password, and requires a certificate with tls://', () => {
    expect(optionsOf('nats://bus:4222')).not.toHaveProperty('tls');
    expect(optionsOf('nats://bus:4222')).not.toHaveProperty('token');
    expect(optionsOf('nats://s3cret@bus:4222')).toMatchObject({
      servers: 'bus:4222',
      token: 's3cret',
    });
    expect(optionsOf('nats://nokshi:p%40ss@bus')).toMatchObject({ user: 'nokshi', pass: 'p@ss' });
    expect(optionsOf('tls://bus:4222')).toMatchObject({ tls: {} });
  });
});

const installed = installedNats() !== null;
if (!installed) console.log('nats-server is not installed: the bus over it is not tested here');

describe.skipIf(!installed)('the bus over a real NATS server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-nats-'));
  const buses: ServerBus[] = [];
  let nats: OutsideNats | null = null;
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
    await nats?.stop();
    nats = null;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const open = async (natsUrl: string, log = silentLog) => {
    const parts = { log, random: systemRandom, databaseUrl: '', natsUrl };
    const bus = await createServerBus(parts);
    buses.push(bus);
    return bus;
  };
  const heardBy = (bus: ServerBus, topic: string) => {
    const heard: unknown[] = [];
    bus.subscribe(topic, (message) => heard.push(message));
    return heard;
  };
  const within = { timeout: 15_000 };

  it('carries messages between servers and survives the death of the NATS server', async () => {
    const [port = 0] = await freePorts(1);
    nats = await startNats({ port });
    const [here, there] = [await open(nats.url), await open(nats.url)];
    const heard = heardBy(there, 'live.member');
    const again = heardBy(there, 'bus.reconnected');
    here.publish('live.member', { id: 'mbr_1', words: 'জমা' });
    await expect.poll(() => heard, within).toEqual([{ id: 'mbr_1', words: 'জমা' }]);

    await nats.kill();
    here.publish('live.member', { id: 'mbr_2' });
    await expect.poll(() => there.state().deaf, within).toBe(1);
    expect(again.length).toBeGreaterThan(0);
    nats = await startNats({ port });
    // A message sent in that time arrives, or is known to be missed.
    await expect.poll(() => there.state().deaf, within).toBe(0);
    here.publish('live.member', { id: 'mbr_3' });
    await expect.poll(() => heard, within).toContainEqual({ id: 'mbr_3' });
  });

  it('starts without a NATS server, logs it, and connects when there is one', async () => {
    const [port = 0] = await freePorts(1);
    const said: string[] = [];
    const log = { ...silentLog, warn: (words: string) => void said.push(words) };
    const url = `nats://127.0.0.1:${port}`;
    const [here, there] = [await open(url, log), await open(url)];
    expect(said).toEqual(['NATS cannot be reached: other servers are not heard until it is']);
    const again = heardBy(there, 'bus.reconnected');
    nats = await startNats({ port });
    await expect.poll(() => again.length, within).toBeGreaterThan(0);
    const heard = heardBy(there, 'a');
    await expect
      .poll(() => {
        here.publish('a', {});
        return heard.length;
      }, within)
      .toBeGreaterThan(0);
  });

  it('sends the token of its address, and refuses the start with a wrong one', async () => {
    const [port = 0] = await freePorts(1);
    nats = await startNats({ port, args: ['--auth', 'open-sesame'] });
    const [here, there] = [
      await open(`nats://open-sesame@127.0.0.1:${port}`),
      await open(`nats://open-sesame@127.0.0.1:${port}`),
    ];
    const heard = heardBy(there, 'a');
    here.publish('a', { yes: 1 });
    await expect.poll(() => heard, within).toEqual([{ yes: 1 }]);
    const wrong = await open(`nats://guess@127.0.0.1:${port}`).catch((err: unknown) => err);
    expect(wrong).toBeInstanceOf(StartRefusal);
    expect(String(wrong)).not.toContain('guess');
    await expect(open(`nats://127.0.0.1:${port}`)).rejects.toThrow('refuses the credentials');
  });

  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  it.skipIf(!hasOpenssl)('refuses a server with an untrusted certificate', async () => {
    const [port = 0] = await freePorts(1);
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'];
    expect(spawnSync('openssl', [...made, '-keyout', key, '-out', cert]).status).toBe(0);
    nats = await startNats({ port, args: ['--tls', '--tlscert', cert, '--tlskey', key] });
    const reasons: unknown[] = [];
    const warn = (_: string, facts?: Readonly<Record<string, unknown>>) =>
      void reasons.push(facts?.['reason']);
    await open(`tls://localhost:${port}`, { ...silentLog, warn });
    expect(reasons).toEqual([expect.stringMatching(/self.signed/)]);
  });
});
