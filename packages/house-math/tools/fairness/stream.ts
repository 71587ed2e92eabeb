import { createHash, createHmac } from 'node:crypto';
import { blockMessage, type Seeds } from '../../src/fairness/seeds.ts';

/** How many rounds a server seed is played with before the next one. */
const ROUNDS = 1_000;

/** Seeds as members' rounds have them, one after another, all from one word. */
export function* seedsFrom(word: string): Generator<Seeds> {
  for (let turn = 0; ; turn++) {
    const serverSeed = createHash('sha256').update(`${word}:${turn}`).digest('hex');
    const clientSeed = createHash('sha256').update(`${word}:client:${turn}`).digest('hex');
    for (let nonce = 0; nonce < ROUNDS; nonce++) yield { serverSeed, clientSeed, nonce };
  }
}

/** The raw stream the numbers come from: four blocks of each round. */
export function* rawStream(word: string): Generator<Buffer> {
  for (const seeds of seedsFrom(word))
    for (let block = 0; block < 4; block++)
      yield createHmac('sha256', seeds.serverSeed).update(blockMessage(seeds, block)).digest();
}

/** Its first bytes. */
export function bytesOf(word: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let at = 0;
  for (const block of rawStream(word)) {
    at += block.copy(bytes, at);
    if (at === length) return bytes;
  }
  throw new Error('the stream has no end');
}
