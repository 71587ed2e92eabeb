import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CATEGORIES } from '@nokshi/contract/player/catalogue.ts';
import { besideHouse, sharedSecret } from './beside-house.ts';
import { pathGiven, REPO, runCommand, say } from './kernel/command.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { createEvents } from './kernel/events.ts';
import { createIds } from './kernel/ids.ts';
import { laneCountOf } from './kernel/store/lanes.ts';
import { systemRandom } from './kernel/random.ts';
import { createAudit } from './kernel/audit-chain.ts';
import { StartRefusal } from './kernel/start-refusal.ts';
import { createCatalogue } from './modules/games/catalogue/index.ts';
import { createWallet } from './modules/base/wallet/index.ts';
import {
  createProfiles,
  type Registration,
  registerVendor,
} from './modules/games/vendors/index.ts';

const USAGE = 'Name the vendor’s file: npm run vendor:register -- FILE.json (docs/vendors.md).';

const words = z.object({ EN: z.string().min(1), BN: z.string().min(1) });
const host = z.union([
  z.url().transform((url) => ({ url, place: 1 })),
  z.object({ url: z.url(), place: z.number().int().min(1).max(8) }),
]);
/** A vendor's registration; docs/vendors.md explains each field. */
const file = z.object({
  vendor: z.string(),
  name: words,
  /** One address, or up to eight; a higher place is a fallback for lower ones. */
  gameUrl: z.union([z.url(), z.array(host).min(1).max(8)]),
  /** PEM of an RSA public key; without one a shared secret is created. */
  publicKey: z.string().optional(),
  points: z.record(z.string(), z.unknown()).default({}),
  games: z
    .array(
      z.object({
        gameId: z.string(),
        category: z.enum(CATEGORIES),
        name: words,
        description: words,
        minBet: z.number().int().positive(),
        rtp: z.string(),
        hitRate: z.string(),
        volatility: z.enum(['low', 'medium', 'high']),
        maxWin: z.string(),
      }),
    )
    .min(1)
    .max(5_000),
});

/** `npm run vendor:register -- FILE.json`: registers a vendor, with the house running or not. */
await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (!given || rest.length > 0) throw new StartRefusal(USAGE);
  const config = readConfig(process.env, { repoRoot: REPO });
  const vendorFile = file.parse(JSON.parse(readFileSync(pathGiven(given, process.env), 'utf8')));
  const { key, told } = keyOf(config, vendorFile);
  await register(config, registrationOf(vendorFile, key));
  say(`${vendorFile.vendor} is known, with ${vendorFile.games.length} games.`);
  say(told);
  return 0;
});

/**
 * The public key of the file, or a shared secret that is created once and stored beside the house.
 */
function keyOf(config: Config, { vendor, publicKey }: z.output<typeof file>) {
  if (publicKey) return { key: Buffer.from(publicKey), told: 'It signs with RSA-SHA256.' };
  return sharedSecret(config, `studios/${vendor}.key`);
}

function registrationOf(vendorFile: z.output<typeof file>, key: Buffer): Registration {
  return {
    vendor: {
      vendor: vendorFile.vendor,
      name: vendorFile.name,
      logo: `/art/vendor-${vendorFile.vendor}.svg`,
      position: 100,
      isHot: false,
    },
    games: vendorFile.games.map((game, index) => ({
      ...game,
      vendor: vendorFile.vendor,
      nodeId: `${vendorFile.vendor}-${game.gameId}`,
      gameGroupCode: game.category,
      menus: [game.category],
      classify: [],
      minBet: BigInt(game.minBet),
      position: 1_000 + index,
      isHot: false,
    })),
    scheme: vendorFile.publicKey ? 'RSA-SHA256' : 'HMAC-SHA256',
    key,
    hosts:
      typeof vendorFile.gameUrl === 'string'
        ? [{ url: vendorFile.gameUrl, place: 1 }]
        : vendorFile.gameUrl,
    points: vendorFile.points,
  };
}

async function register(config: Config, registration: Registration): Promise<void> {
  await besideHouse(config, async (parts) => {
    const { db, clock, secrets } = parts;
    const site = { origins: () => new Set<string>(), tellGamesBy: () => undefined };
    const audit = createAudit({ clock });
    const deps = { ...parts, site };
    const room = {
      wallet: createWallet({
        ...deps,
        ids: createIds(clock, systemRandom),
        laneCount: await laneCountOf(db),
      }),
      clock,
      secrets,
      // No page is open here; the servers that hear of it notify theirs.
      catalogue: createCatalogue({
        ...deps,
        audit,
        events: createEvents(),
        live: { each: () => undefined },
      }),
      profiles: createProfiles(parts),
    };
    await db.tx((tx) => registerVendor(room, tx, registration));
  });
}
