import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createProvider } from './provider.ts';
import { openRecord } from './record.ts';
import { createCheckoutServer } from './server.ts';

/**
 * `npm run checkout`: the reference provider beside a running house. It knows its merchant's address
 * and the secret they share, and keeps its own record.
 */
const {
  DATA_DIR = '.data',
  HOUSE_URL = 'http://localhost:3000',
  CHECKOUT_PORT = '3003',
  CHECKOUT_KEY_FILE = `${DATA_DIR}/providers/shapla-pay.key`,
  CHECKOUT_RECORD = `${DATA_DIR}/providers/shapla-pay.jsonl`,
} = process.env;

const TICK_MS = 1_000;

mkdirSync(dirname(CHECKOUT_RECORD), { recursive: true, mode: 0o700 });
const secret = Buffer.from(readFileSync(CHECKOUT_KEY_FILE, 'utf8').trim(), 'hex');
const now = () => Date.now();
const provider = createProvider({
  record: openRecord(CHECKOUT_RECORD),
  secret,
  houseUrl: HOUSE_URL,
  now,
  newReference: () => `shp-${randomBytes(12).toString('hex')}`,
  fetch,
});
const ownUrl = () => `http://localhost:${CHECKOUT_PORT}`;

const say = (line: string) => void process.stdout.write(`${line}\n`);
createCheckoutServer({ provider, secret, now, ownUrl }).listen(
  Number(CHECKOUT_PORT),
  '127.0.0.1',
  () => say(`Shapla Pay takes play money at ${ownUrl()}, its merchant is ${HOUSE_URL}.`),
);
const tick = () =>
  void provider
    .callDue()
    .catch((err: Error) => say(err.message))
    .finally(() => setTimeout(tick, TICK_MS));
tick();
