import { playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RandomSource } from '../../kernel/random.ts';
import { createSecrets } from '../../kernel/secrets.ts';
import { type Challenge, createImageChallenge } from './challenge.ts';
import { openTestRoom, type TestRoom } from './test-room.ts';

/** Randomness that always picks the signs `23467`. */
const counting: RandomSource = {
  bytes: (n) => Buffer.from(Array.from({ length: n }, (_, i) => i)),
};
const SIGNS = '23467';

let test: TestRoom;
let challenge: Challenge;
beforeAll(async () => {
  test = await openTestRoom();
  const secrets = createSecrets({ masterKey: Buffer.alloc(32, 7), random: counting });
  const { db, clock } = test;
  challenge = createImageChallenge({ db, clock, secrets, random: counting });
});
afterAll(() => test.close());

describe('the image a guest has to read', () => {
  it('is a PNG of some size', async () => {
    const image = Buffer.from(
      await test.browser().call(playerRoutes.identity.captcha, {}),
      'base64',
    );
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([200, 72]);
    expect(image.length).toBeGreaterThan(2_000);
  });

  it('is answered right once, in any case of letters', async () => {
    await challenge.issue('guest');
    expect(await challenge.check('guest', ` ${SIGNS.toLowerCase()} `)).toBe(true);
    expect(await challenge.check('guest', SIGNS)).toBe(false);
  });

  it('is spent by a wrong answer', async () => {
    await challenge.issue('guest');
    expect(await challenge.check('guest', '22222')).toBe(false);
    expect(await challenge.check('guest', SIGNS)).toBe(false);
  });

  it('belongs to the guest who asked for it', async () => {
    await challenge.issue('guest');
    expect(await challenge.check('another guest', SIGNS)).toBe(false);
    expect(await challenge.check('guest', SIGNS)).toBe(true);
  });

  it('is good for five minutes', async () => {
    await challenge.issue('guest');
    test.clock.advance(5 * 60_000);
    expect(await challenge.check('guest', SIGNS)).toBe(false);
  });
});
