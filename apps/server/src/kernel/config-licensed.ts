import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCountry } from '@nokshi/contract/countries.ts';
import { z } from 'zod';
import { StartRefusal } from './start-refusal.ts';

/** DATA_DIR/licence.json: one declaration for every country that may play. */
const Licences = z
  .array(
    z.object({
      country: z.string().refine(isCountry),
      authority: z.string().min(1),
      number: z.string().min(1),
      expires: z.iso.date(),
    }),
  )
  .min(1);

type Deciding = {
  dataDir: string;
  publicOrigin: string;
  consoleOrigin: string;
  trustedProxies: readonly string[];
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
};

/** Requirements of real money before the first request; the sentence lists what is missing. */
export function checkLicensed(config: Deciding): void {
  const missing = [
    hasLicences(config) ? null : `a licence declaration in ${join(config.dataDir, 'licence.json')}`,
    isSecure(config.publicOrigin) ? null : 'a PUBLIC_ORIGIN that begins with https://',
    isSecure(config.consoleOrigin) ? null : 'a CONSOLE_ORIGIN that begins with https://',
    config.trustedProxies.length > 0 ? null : 'TRUSTED_PROXIES, the proxy that ends TLS',
    config.databaseUrl && !config.databaseOwnerUrl
      ? 'DATABASE_OWNER_URL, the role that owns the tables in place of the application’s'
      : null,
    // This release ships demo channels only. Couriers are set in the console, and the demo ones
    // carry nothing in a licensed house.
    'a real payment channel',
  ].filter((line) => line !== null);
  if (missing.length === 0) return;
  throw new StartRefusal(
    `MODE=licensed is refused until there is ${missing.join('; ')}: ` +
      'set MODE=demo to run with play money.',
  );
}

const isSecure = (origin: string): boolean => origin.startsWith('https://');

function hasLicences({ dataDir }: Deciding): boolean {
  const file = join(dataDir, 'licence.json');
  if (!existsSync(file)) return false;
  try {
    return Licences.safeParse(JSON.parse(readFileSync(file, 'utf8'))).success;
  } catch {
    return false; // not JSON, or not ours to read: no declaration
  }
}
