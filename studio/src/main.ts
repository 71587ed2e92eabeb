import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createStudio } from './studio.ts';

/**
 * `npm run studio`: the reference studio beside a running house. It knows the wallet's address, its
 * own code and secret, and keeps its own record.
 */
const {
  DATA_DIR = '.data',
  WALLET_URL = 'http://localhost:3000',
  STUDIO_PORT = '3002',
  STUDIO_KEY_FILE = `${DATA_DIR}/studios/SUNDIAL.key`,
  STUDIO_RECORD = `${DATA_DIR}/studios/SUNDIAL.jsonl`,
  STUDIO_FREE_ROUNDS = `${DATA_DIR}/studios/SUNDIAL.free-rounds.jsonl`,
} = process.env;

mkdirSync(dirname(STUDIO_RECORD), { recursive: true, mode: 0o700 });
const studio = createStudio({
  walletUrl: WALLET_URL,
  keys: {
    vendor: 'SUNDIAL',
    scheme: 'HMAC-SHA256',
    key: Buffer.from(readFileSync(STUDIO_KEY_FILE, 'utf8').trim(), 'hex'),
  },
  gameId: 'sundial-wheel',
  page: 'studio/page',
  recordFile: STUDIO_RECORD,
  freeRoundsFile: STUDIO_FREE_ROUNDS,
});

const say = (line: string) => void process.stdout.write(`${line}\n`);
const open = await studio.recover();
say(open === 0 ? 'The record is whole.' : `${open} steps of the record are still open.`);
studio.server.listen(Number(STUDIO_PORT), '127.0.0.1', () =>
  say(`Sundial Studio plays at http://localhost:${STUDIO_PORT}, its wallet is ${WALLET_URL}.`),
);
// What a lost line left open is sent again for as long as it takes.
setInterval(() => {
  if (studio.open() > 0) studio.recover().catch((err: Error) => say(err.message));
}, 15_000);
