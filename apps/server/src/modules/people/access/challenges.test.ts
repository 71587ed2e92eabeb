import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RandomSource } from '../../../kernel/random.ts';
import { createSecrets } from '../../../kernel/secrets.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { solveWork } from '../../../../../../tests/harness/solve-work.ts';
import { wordsAnswer } from '../../../../../../tests/harness/words-answer.ts';
import { openTestRoom, type TestRoom } from '../operators/test-people.ts';

/** Randomness that always picks the characters `23467`. */
const counting: RandomSource = {
  bytes: (n) => Buffer.from(Array.from({ length: n }, (_, i) => i)),
};
const CHARACTERS = '23467';

let test: TestRoom;
let kinds: Challenges;
let challenge: Challenges['image'];
beforeAll(async () => {
  test = await openTestRoom();
  const secrets = createSecrets({ masterKey: Buffer.alloc(32, 7), random: counting });
  const { db, clock } = test;
  kinds = createChallenges({ db, clock, secrets, random: counting });
  challenge = kinds.image;
});
afterAll(() => test.close());

describe('the image a visitor has to read', () => {
  it('is a PNG of some size', async () => {
    const image = Buffer.from(
      await test.browser().call(playerRoutes.identity.captcha, {}),
      'base64',
    );
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([200, 72]);
    expect(image.length).toBeGreaterThan(2_000);
  });

  it('accepts its answer once, in upper or lower case', async () => {
    await challenge.issue('guest');
    expect(await challenge.check('guest', ` ${CHARACTERS.toLowerCase()} `)).toBe(true);
    expect(await challenge.check('guest', CHARACTERS)).toBe(false);
  });

  it('is spent by a wrong answer', async () => {
    await challenge.issue('guest');
    expect(await challenge.check('guest', '22222')).toBe(false);
    expect(await challenge.check('guest', CHARACTERS)).toBe(false);
  });

  it('can only be answered by the visitor who asked for it', async () => {
    await challenge.issue('guest');
    expect(await challenge.check('another guest', CHARACTERS)).toBe(false);
    expect(await challenge.check('guest', CHARACTERS)).toBe(true);
  });

  it('expires after five minutes', async () => {
    await challenge.issue('guest');
    test.clock.advance(5 * 60_000);
    expect(await challenge.check('guest', CHARACTERS)).toBe(false);
  });
});

describe('the question in words', () => {
  it('is asked in both languages and answered with digits of either script', async () => {
    const { question } = await kinds.words.issue('reader');
    expect(question.EN).toMatch(
      /^Write these numbers as digits, from (first to last|last to first): /,
    );
    expect(question.BN).toMatch(/অঙ্কে লিখুন: /);
    const answer = wordsAnswer(question.EN, 'EN');
    const bengali = answer.replace(/\d/g, (d) => String.fromCharCode(0x09e6 + Number(d)));
    expect(await kinds.image.check('reader', ` ${bengali} `)).toBe(true);
    expect(await kinds.words.check('reader', answer)).toBe(false);
  });

  it('replaces the image: a visitor has one of them at a time', async () => {
    await kinds.image.issue('reader');
    const { question } = await kinds.words.issue('reader');
    expect(await kinds.image.check('reader', CHARACTERS)).toBe(false);
    expect(await kinds.words.check('reader', wordsAnswer(question.EN, 'EN'))).toBe(false);
  });
});

describe('the proof of work', () => {
  it('is solved by trying numbers and counts once', async () => {
    const payload = solveWork(await kinds.work.issue('worker'));
    expect(await kinds.work.check('worker', payload)).toBe(true);
    expect(await kinds.work.check('worker', payload)).toBe(false);
  });

  it('can only be answered by the visitor who asked for it', async () => {
    const payload = solveWork(await kinds.work.issue('worker 2'));
    expect(await kinds.work.check('somebody else', payload)).toBe(false);
  });

  it('expires after five minutes', async () => {
    const payload = solveWork(await kinds.work.issue('worker 3'));
    test.clock.advance(5 * 60_000);
    expect(await kinds.work.check('worker 3', payload)).toBe(false);
  });

  it('cannot be made easier, prolonged or forged by the caller', async () => {
    const payload = solveWork(await kinds.work.issue('worker 4'));
    const read = JSON.parse(Buffer.from(payload, 'base64').toString()) as Record<string, unknown>;
    const later = String(read.salt).replace(/expires=\d+/, 'expires=99999999999');
    const wrong = [
      { ...read, number: Number(read.number) + 1 },
      { ...read, salt: later },
      { ...read, algorithm: 'SHA-1' },
      { ...read, signature: '0'.repeat(64) },
      { ...read, challenge: 'x' },
      null,
      7,
    ];
    for (const each of wrong) {
      const sent = Buffer.from(JSON.stringify(each)).toString('base64');
      expect(await kinds.work.check('worker 4', sent)).toBe(false);
    }
    for (const sent of ['', '%', 'e30=', 'a'.repeat(2048)])
      expect(await kinds.work.check('worker 4', sent)).toBe(false);
    expect(await kinds.work.check('worker 4', payload)).toBe(true);
  });
});
