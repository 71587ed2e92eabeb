import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningHouse, startHouse } from '../harness/house.ts';

let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

describe('the payment password', () => {
  it('has a hash of its own, is asked for before it changes, and is limited', async () => {
    const { memberId: id } = await house.member();
    const memberId = (
      await house.database.pool.query<{ member_id: never }>(
        `select member_id from identity_member where replace(member_id::text, '-', '') = $1`,
        [id.slice(4)],
      )
    ).rows[0]?.member_id as never;
    const { access: room } = house.house;
    const refusal = (run: Promise<void>) =>
      run.then(
        () => 'ok',
        (err: { code: string }) => err.code,
      );
    const check = (pin: string) => refusal(room.checkPaymentPassword({ memberId, pin }));
    expect(await check('481516')).toBe('identity.payment-password-unset');
    expect(await refusal(room.setPaymentPassword({ memberId, pin: '481516' }))).toBe('ok');
    expect(await check('481516')).toBe('ok');
    const change = { memberId, pin: '234281' };
    expect(await refusal(room.setPaymentPassword(change))).toBe('identity.payment-password-wrong');
    expect(await refusal(room.setPaymentPassword({ ...change, old: '481516' }))).toBe('ok');
    const hashOf = 'select hash from access_payment_password where member_id = $1';
    const { rows } = await house.database.pool.query<{ hash: string }>(hashOf, [memberId]);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    // A log-in password as short as this would have to be from another time.
    await house.database.pool.query(
      `update identity_member set password_hash = (${hashOf}) where member_id = $1`,
      [memberId],
    );
    const same = { memberId, pin: '234281', old: '234281' };
    expect(await refusal(room.setPaymentPassword(same))).toBe('identity.payment-password-same');
    const codes = [];
    for (let guess = 0; guess < 6; guess += 1) codes.push(await check('481516'));
    expect(codes.at(-1)).toBe('identity.too-many-attempts');
    expect(await check('234281')).toBe('identity.too-many-attempts');
  });
});
