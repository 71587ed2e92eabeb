import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { battery, isChance } from './battery.ts';
import { blockMessage } from './seeds.ts';

/** 2^18 bytes of fixed seeds, so that nothing fails by chance. */
const BYTES = 2 ** 18;
const stream = Buffer.concat(
  Array.from({ length: BYTES / 32 }, (_, nonce) => {
    const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'battery', nonce };
    return createHmac('sha256', seeds.serverSeed).update(blockMessage(seeds, 0)).digest();
  }),
);
const failed = (bytes: Uint8Array) =>
  battery(bytes)
    .filter((finding) => !isChance(finding))
    .map(({ test: name }) => name);

test('the committed stream passes every test of the battery', () => {
  const findings = battery(stream);
  expect(findings.length).toBeGreaterThan(60);
  expect(findings.filter((finding) => !isChance(finding))).toEqual([]);
});

test('a stream with one bit of a thousand too many is found out', () => {
  const biased = Uint8Array.from(stream, (byte, i) => (i % 25 === 0 ? byte | 1 : byte));
  expect(failed(biased)).toContain('ones and zeros are as many');
});

test('a stream that repeats its blocks is found out', () => {
  const repeated = Uint8Array.from(
    stream,
    (_, i) => stream[Math.floor(i / 64) * 32 + (i % 32)] ?? 0,
  );
  expect(failed(repeated)).toContain('no bit tells of the one 256 later');
});

test('a stream that is too even to be chance is found out', () => {
  const alternating = new Uint8Array(BYTES).fill(0b01010101);
  expect(failed(alternating)).toEqual(
    expect.arrayContaining([
      'the walk of ones and zeros strays no further than chance',
      'the stream changes as often as it should',
      'bytes are even',
    ]),
  );
});
