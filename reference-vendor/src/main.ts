import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lastDays } from './report.ts';
import { createReferenceVendor } from './reference-vendor.ts';

/**
 * `npm run reference-vendor` and `npm run reference-vendor:own-wallet`: the reference vendor beside a running house, as the
 * file of its registration says. It knows the wallet's address, its own code and secret, and keeps its
 * own record; with an address of its wallet in that file it keeps the players' money as well.
 */
type Registration = {
  readonly vendor: string;
  readonly name: { readonly EN: string };
  readonly gameUrl: string;
  readonly points: { readonly walletUrl?: string };
  readonly games: readonly [{ readonly gameId: string }];
};

const { vendor, name, gameUrl, points, games } = JSON.parse(
  readFileSync(process.argv[2] ?? 'reference-vendor/registration.json', 'utf8'),
) as Registration;
const {
  DATA_DIR = '.data',
  // An empty value counts as none, as in the house.
  WALLET_URL = `http://localhost:${process.env['PORT'] || '3000'}`,
  VENDOR_PORT = new URL(gameUrl).port,
  VENDOR_KEY_FILE = `${DATA_DIR}/studios/${vendor}.key`,
  VENDOR_RECORD = `${DATA_DIR}/studios/${vendor}.jsonl`,
} = process.env;

mkdirSync(dirname(VENDOR_RECORD), { recursive: true, mode: 0o700 });
const beside = (words: string) => VENDOR_RECORD.replace(/\.jsonl$/, `.${words}.jsonl`);
const reference = createReferenceVendor({
  walletUrl: WALLET_URL,
  keys: {
    vendor,
    scheme: 'HMAC-SHA256',
    key: Buffer.from(readFileSync(VENDOR_KEY_FILE, 'utf8').trim(), 'hex'),
  },
  gameId: games[0].gameId,
  page: 'reference-vendor/page',
  recordFile: VENDOR_RECORD,
  freeRoundsFile: beside('free-rounds'),
  ...(points.walletUrl && { ownWallet: beside('purses') }),
});

const say = (line: string) => void process.stdout.write(`${line}\n`);
const open = await reference.recover();
say(open === 0 ? 'The record is whole.' : `${open} steps of the record are still open.`);
reference.server.listen(Number(VENDOR_PORT), '127.0.0.1', () =>
  say(
    `${name.EN} plays at http://localhost:${VENDOR_PORT}, its wallet is ${points.walletUrl ?? WALLET_URL}.`,
  ),
);

/** What could not be done now is done the next time. */
const every = (ms: number, work: () => Promise<unknown>) =>
  setInterval(() => work().catch((err: Error) => say(err.message)), ms);
// What a lost line left open is sent again for as long as it takes.
every(15_000, async () => reference.open() > 0 && reference.recover());
// So that the house can compare a day while it runs, and the whole of it once it is over.
const tellOfDays = async () => {
  for (const day of lastDays(Date.now())) await reference.handIn(day);
};
every(5 * 60_000, tellOfDays);
await tellOfDays().catch((err: Error) => say(err.message));
