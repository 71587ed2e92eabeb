/**
 * What decides a round. The server seed is secret until it is revealed, its commitment is shown
 * before the first round; the client seed is the player's; the nonce counts rounds of the pair.
 * Source: domain.md 7.
 */
export type Seeds = {
  /** 32 random bytes as 64 lower-case hexadecimal characters. Used as text, never as bytes. */
  readonly serverSeed: string;
  /** 1 to 64 characters of the player's choice. */
  readonly clientSeed: string;
  /** 0, 1, 2 ...: used once per server seed. */
  readonly nonce: number;
};

/** The message whose HMAC-SHA256 under the server seed's text is block `round` of the stream. */
export const blockMessage = (seeds: Seeds, round: number): string =>
  `${seeds.clientSeed}:${seeds.nonce}:${round}`;

/**
 * A round of several parts has a stream for each: stream s begins at block s x 4,096 of the round, and no part needs as
 * many blocks. So a choice in one part never changes what another part gets.
 */
export const STREAM_BLOCKS = 4_096;

export const isServerSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
export const isClientSeed = (text: string): boolean => text.length >= 1 && text.length <= 64;
export const isNonce = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

/** Throws an Error when the seeds are not of the form above: a fault, never a player's mistake. */
export function assertSeeds(seeds: Seeds): void {
  if (!isServerSeed(seeds.serverSeed))
    throw new Error('a server seed is 64 hexadecimal characters');
  if (!isClientSeed(seeds.clientSeed)) throw new Error('a client seed has 1 to 64 characters');
  if (!isNonce(seeds.nonce)) throw new Error('a nonce is a whole number, 0 or more');
}
