import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { missingHouse, readOptions } from './options.ts';
import { createProvider } from './provider.ts';
import { openRecord } from './record.ts';
import { createCheckoutServer } from './server.ts';

/**
 * `npm run checkout`: the reference provider beside a running house. It knows its merchant's address
 * and the secret they share, and keeps its own record.
 */
const { houseUrl, port, keyFile, recordFile } = readOptions(process.env);

const TICK_MS = 1_000;

mkdirSync(dirname(recordFile), { recursive: true, mode: 0o700 });
const secret = Buffer.from(readFileSync(keyFile, 'utf8').trim(), 'hex');
const now = () => Date.now();
const provider = createProvider({
  record: openRecord(recordFile),
  secret,
  houseUrl,
  now,
  newReference: () => `shp-${randomBytes(12).toString('hex')}`,
  fetch,
});
const ownUrl = () => `http://localhost:${port}`;

const say = (line: string) => void process.stdout.write(`${line}\n`);
createCheckoutServer({ provider, secret, now, ownUrl }).listen(port, '127.0.0.1', () =>
  say(`Shapla Pay takes play money at ${ownUrl()}, its merchant is ${houseUrl}.`),
);
const missing = await missingHouse(houseUrl, fetch);
if (missing) say(missing);
const tick = () =>
  void provider
    .callDue()
    .catch((err: Error) => say(err.message))
    .finally(() => setTimeout(tick, TICK_MS));
tick();
