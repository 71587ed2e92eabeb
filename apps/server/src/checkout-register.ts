import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { besideHouse, sharedSecret } from './beside-house.ts';
import { pathGiven, REPO, runCommand, say } from './kernel/command.ts';
import { readConfig } from './kernel/config.ts';
import { StartRefusal } from './kernel/start-refusal.ts';
import { createProviders, registerProvider } from './modules/money/cashier/index.ts';

const USAGE =
  'Name the provider’s file: npm run checkout:register -- FILE.json (docs/checkout.md).';

/** A payment provider's registration; docs/checkout.md explains each field. */
const file = z.object({
  code: z.string(),
  name: z.object({ EN: z.string().min(1).max(40), BN: z.string().min(1).max(40) }),
  baseUrl: z.url(),
  /** How long the previous secret is accepted as well; a day by default, 0 not at all. */
  overlapHours: z.number().int().min(0).max(720).optional(),
});

/**
 * `npm run checkout:register -- FILE.json`: registers a payment provider, with the house running or
 * not.
 */
await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (!given || rest.length > 0) throw new StartRefusal(USAGE);
  const config = readConfig(process.env, { repoRoot: REPO });
  const provider = file.parse(JSON.parse(readFileSync(pathGiven(given, process.env), 'utf8')));
  const { key: secret, told } = sharedSecret(config, `providers/${provider.code}.key`);
  await besideHouse(config, async (parts) => {
    const room = { ...parts, providers: createProviders(parts) };
    await parts.db.tx((tx) => registerProvider(room, tx, { ...provider, secret }));
  });
  say(`${provider.code} is known: members find it among the ways to pay.`);
  say(told);
  return 0;
});
