import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { type RunningHouse, startHouse } from '../../../../../../tests/harness/house.ts';

const { cashier, fairness, limits, records, slots } = playerRoutes;
const clock = fakeClock();
let running: RunningHouse;

beforeAll(async () => {
  running = await startHouse({ clock });
});
afterAll(() => running?.close());

/** A member with 1,000 taka and an open game. */
async function seated() {
  const member = await running.member();
  const [instant] = (await member.call(cashier.channels, {})).filter((c) => c.kind === 'instant');
  const asked = { channel: instant?.code ?? '', amount: '1000.00' };
  await member.call(cashier.requestDeposit, asked, { key: randomUUID() });
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: 'kantha-lines' });
  const spin = (key: string = randomUUID(), stake = '2.00') => {
    clock.advance(2_500);
    return member.send(slots.spin, { stake }, { key, bearer });
  };
  const code = async (spun: ReturnType<typeof spin>) => {
    const { status, answer } = await spun;
    return answer.success ? 'played' : `${status} ${answer.code}`;
  };
  return { member, bearer, spin, code };
}

describe('a slot over HTTP', () => {
  it('is opened, played, resumed, checked and found in the record', async () => {
    const { member, bearer, spin } = await seated();
    const { answer } = await spin();
    if (!answer.success) throw new Error(answer.code);
    const round = answer.value;
    const table = await member.call(slots.table, {}, { bearer });
    expect(table).toMatchObject({ balance: round.balance, sitting: { staked: '2.00' } });
    expect(table.lastRound).toEqual({ ...round, shown: false });
    await member.call(slots.shown, { roundId: round.roundId }, { bearer });
    expect((await member.call(slots.table, {}, { bearer })).lastRound?.shown).toBe(true);

    const { roundId, commitment, wagerId } = round;
    const sealed = await member.call(fairness.round, { roundId });
    expect(sealed).toMatchObject({ serverSeed: null, outcome: round.outcome });
    expect(await member.call(fairness.seed, {})).toMatchObject({ commitment, nextNonce: 1 });
    const { revealed } = await member.call(fairness.rotateSeed, { clientSeed: 'river' });
    const proof = await member.call(fairness.round, { roundId });
    expect(proof).toMatchObject({ serverSeed: revealed?.serverSeed, commitment });
    const { rows, totals } = await member.call(records.wagers, {});
    expect(rows[0]).toMatchObject({ wagerId, stake: '2.00', payout: round.payout });
    expect(totals).toMatchObject({ count: 1, stake: '2.00' });
  });

  it('answers one key with one round and refuses it with another stake', async () => {
    const { spin, code } = await seated();
    const key = randomUUID();
    const [first, again] = [await spin(key), await spin(key)];
    expect(again.answer).toMatchObject({ success: true, value: (first.answer as never)['value'] });
    expect(await code(spin(key, '5.00'))).toBe('422 wallet.key-reused');
  });

  it('needs the key, the token, and a stake on offer', async () => {
    const { member, bearer, spin, code } = await seated();
    expect(await code(spin(undefined, '2.01'))).toBe('400 slots.stake-not-offered');
    expect((await member.send(slots.spin, { stake: '2.00' }, { bearer })).status).toBe(400);
    const bare = await member.send(slots.spin, { stake: '2.00' }, { key: randomUUID() });
    expect(bare.status).toBe(401);
  });
});

describe('protection of members over HTTP', () => {
  it('enforces a stake limit, and the console shows what the member sees', async () => {
    const { member, spin, code } = await seated();
    const asked = { kind: 'stake', period: 'D', amount: '3.00' } as const;
    const set = await member.call(limits.setLimit, asked);
    expect(await code(spin())).toBe('played');
    expect(await code(spin())).toBe('409 limits.stake-limit');
    const operator = await running.operator();
    const seen = await operator.call(consoleRoutes.members.limits, { id: member.memberId });
    expect(seen).toEqual(await member.call(limits.protection, {}));
    expect(seen.limits).toHaveLength(set.limits.length);
  });

  it('self-exclusion stops play, deposits and launches; the record stays (S-065)', async () => {
    const { member, spin, code } = await seated();
    expect(await code(spin())).toBe('played');
    const { restriction } = await member.call(limits.excludeSelf, { months: 6 });
    expect(restriction?.kind).toBe('self-excluded');
    expect(await code(spin())).toMatch(/^(401|403) /);
    const refused = [
      await member.send(slots.launch, { gameId: 'kantha-lines' }),
      await member.send(
        cashier.requestDeposit,
        { channel: 'demo', amount: '100.00' },
        { key: randomUUID() },
      ),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect((await member.call(records.wagers, {})).rows).toHaveLength(1);
    expect((await member.call(limits.protection, {})).restriction).toEqual(restriction);
  });

  it('refuses a deposit over the limit and says what is left', async () => {
    const { member } = await seated();
    const amount = '1500.00';
    await member.call(limits.setLimit, { kind: 'deposit', period: 'D', amount });
    const [channel] = await member.call(cashier.channels, {});
    const { status, answer } = await member.send(
      cashier.requestDeposit,
      { channel: channel?.code ?? '', amount: '600.00' },
      { key: randomUUID() },
    );
    expect(status).toBe(409);
    expect(answer).toMatchObject({
      code: 'limits.deposit-limit',
      value: { limit: '1500.00', used: '1000.00' },
    });
  });
});
