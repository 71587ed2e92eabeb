import { createHash, createHmac } from 'node:crypto';
import { blockRandom, type Random } from './random.ts';
import { assertSeeds, blockMessage, type Seeds, STREAM_BLOCKS } from './seeds.ts';

/** SHA-256 of the server seed's text, in hexadecimal: what is shown before the first round. */
export const commitmentOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed, 'utf8').digest('hex');

/** The numbers of one round, or of one stream of it, in node. Gives what `hmacRandomBrowser` gives. */
export function hmacRandom(seeds: Seeds, stream = 0): Random {
  assertSeeds(seeds);
  return blockRandom((block) => {
    const message = blockMessage(seeds, stream * STREAM_BLOCKS + block);
    const mac = createHmac('sha256', seeds.serverSeed).update(message, 'utf8');
    return Buffer.from(mac.digest('binary'), 'binary');
  });
}
