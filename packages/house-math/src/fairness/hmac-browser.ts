import { blockRandom, type Random } from './random.ts';
import { assertSeeds, blockMessage, type Seeds } from './seeds.ts';

const utf8 = new TextEncoder();
const MOST_BLOCKS = 4096;

/** Thrown when a round wants more numbers than were computed ahead. */
export class StreamEnded extends Error {}

/** SHA-256 of the server seed's text, in hexadecimal, by WebCrypto (https or localhost only). */
export async function commitmentOfBrowser(serverSeed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8.encode(serverSeed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The numbers of one round by WebCrypto, which is asynchronous: the first `blocks` blocks of 32
 * bytes are computed ahead. Gives what `hmacRandom` gives; throws `StreamEnded` past the last.
 */
export async function hmacRandomBrowser(seeds: Seeds, blocks: number): Promise<Random> {
  assertSeeds(seeds);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = utf8.encode(seeds.serverSeed);
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const signed = await Promise.all(
    Array.from({ length: blocks }, (_, round) =>
      crypto.subtle.sign('HMAC', key, utf8.encode(blockMessage(seeds, round))),
    ),
  );
  return blockRandom((round) => {
    const block = signed[round];
    if (!block) throw new StreamEnded(`the round needs more than ${blocks} blocks`);
    return new Uint8Array(block);
  });
}

/** Replays a pure function of `Random`, computing ahead as many blocks as it turns out to need. */
export async function replayInBrowser<T>(seeds: Seeds, use: (random: Random) => T): Promise<T> {
  for (let blocks = 16; ; blocks *= 4) {
    const random = await hmacRandomBrowser(seeds, blocks);
    try {
      return use(random);
    } catch (error) {
      if (!(error instanceof StreamEnded) || blocks >= MOST_BLOCKS) throw error;
    }
  }
}
