import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { cashier, checkout, claims } = playerRoutes;

let house: RunningHouse;
let member: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  member = await house.member();
});
afterAll(() => house.close());

const asked = async () =>
  (
    await member.call(
      cashier.requestDeposit,
      { channel: 'demo-transfer', amount: '500.00' },
      { key: randomUUID() },
    )
  ).id;
describe('pictures over the wire', () => {
  test('at most three of them, each by its size and kind (V-061 to V-063)', async () => {
    const id = await asked();
    const flat = { width: 40, height: 40, channels: 3, background: '#2b3a8c' } as const;
    const png = await sharp({ create: flat }).png().toBuffer();
    const proof = png.toString('base64');
    const tell = async (proofs: string[]) => {
      const wish = { id, reference: 'TRX 1', proofs };
      const { status, answer } = await member.send(checkout.tell, wish);
      return `${status} ${answer.success ? 'done' : answer.code}`;
    };
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 + 1 - png.length)]);
    expect(await tell([proof, proof, proof, proof])).toBe('400 edge.invalid-input');
    expect(await tell([large.toString('base64')])).toBe('413 media.too-large');
    for (const none of ['<svg/>', '<!doctype html><title>A picture</title>', 'GIF89a'])
      expect(await tell([Buffer.from(none).toString('base64')])).toBe('400 media.not-a-picture');
    expect(await tell([proof, proof, proof])).toBe('200 done');
    const claim = { about: id, reference: 'TRX 1', words: 'It did not come', proofs: [proof] };
    expect((await member.call(claims.file, claim)).pictures).toBe(1);
  });
});
