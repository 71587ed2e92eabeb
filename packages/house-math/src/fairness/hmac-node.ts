import { createHash, createHmac } from 'node:crypto';
import { blockRandom, type Random } from './random.ts';
import { assertSeeds, blockMessage, type Seeds } from './seeds.ts';

/** SHA-256 of the server seed's text, in hexadecimal: what is shown before the first round. */
export const commitmentOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed, 'utf8').digest('hex');

/** The numbers of one round, in node. Gives what `hmacRandomBrowser` gives. */
export function hmacRandom(seeds: Seeds): Random {
  assertSeeds(seeds);
  return blockRandom((round) => {
    const mac = createHmac('sha256', seeds.serverSeed).update(blockMessage(seeds, round), 'utf8');
    return Buffer.from(mac.digest('latin1'), 'latin1');
  });
}
