import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rawStream } from './stream.ts';

/** Quick ones of its tests: birthdays, count the 1s, runs, and the three of the STS. */
const QUICK = ['0', '8', '15', '100', '101', '102'];

type Verdict = 'absent' | 'passed' | 'failed';

/** Feeds the raw stream to Debian's dieharder and prints what it says, if it is installed. */
export async function dieharder(word: string, { all }: { all: boolean }): Promise<Verdict> {
  let worst: Verdict = 'passed';
  for (const test of all ? ['all'] : QUICK) {
    const verdict = await oneTest(word, test);
    if (verdict === 'absent') return 'absent';
    if (verdict === 'failed') worst = 'failed';
  }
  return worst;
}

async function oneTest(word: string, test: string): Promise<Verdict> {
  const args = ['-g', '200', ...(test === 'all' ? ['-a'] : ['-d', test])];
  const child = spawn('dieharder', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const missing = new Promise<true>((resolve) => child.once('error', () => resolve(true)));
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = new Promise<false>((resolve) => child.once('close', () => resolve(false)));
  const fed = pipeline(Readable.from(batches(`${word}:${test}`)), child.stdin).catch(isEnough);
  if (await Promise.race([missing, ended])) return 'absent';
  await fed;
  const lines = Buffer.concat(said)
    .toString()
    .split('\n')
    .filter((line) => /PASSED|WEAK|FAILED/.test(line));
  for (const line of lines) console.log(`  ${line.trim()}`);
  return lines.length === 0 || lines.some((line) => line.includes('FAILED')) ? 'failed' : 'passed';
}

/** It stops reading when it has enough, or is not there at all. */
function isEnough(error: NodeJS.ErrnoException): void {
  if (!['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(error.code ?? ''))
    throw error;
}

function* batches(word: string): Generator<Buffer> {
  let batch: Buffer[] = [];
  for (const block of rawStream(word)) {
    batch.push(block);
    if (batch.length < 2_048) continue;
    yield Buffer.concat(batch);
    batch = [];
  }
}
