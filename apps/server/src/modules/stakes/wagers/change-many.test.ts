import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createPlayHouse } from '../../../../../../tests/harness/play-house.ts';
import { seededRandom } from '../../../../../../tests/harness/random.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import type { Uuid, WagerId } from '../../../kernel/ids.ts';
import { collectDebts } from './owe.ts';
import type { Result } from './settle-many.ts';
import { openPlayHouse, stakeIn } from './test-wagers.ts';

const clock = fakeClock();
const { house, database } = await openPlayHouse(clock);

const placed = async (member: PlayerSession, stake = 100n) => {
  const wager = stakeIn(house, member, { category: 'ELOTT', houseAccount: 'house:lottery', stake });
  await house.wagers.open(wager);
  return { memberId: member.memberId, wagerId: wager.wagerId };
};
const of = <W>(wagers: readonly W[]) => ({
  settlementId: house.ids.next<Uuid>(),
  houseAccount: 'house:lottery' as const,
  wagers,
});
type Known = { readonly memberId: PlayerSession['memberId']; readonly wagerId: WagerId };
const read = (wager: Known) => house.db.read((tx) => house.wagers.byId(tx, wager));
const entries = async ({ memberId, wagerId: reference }: Known) =>
  (await house.db.read((tx) => house.wallet.entries(tx, { memberId, reference, limit: 100 })))
    .map(({ kind, amount }) => `${kind} ${amount}`)
    .reverse();
const owed = ({ memberId }: PlayerSession) =>
  house.db.read((tx) => house.wagers.owedBy(tx, memberId));
const spend = async (member: PlayerSession, stake: bigint) =>
  house.wagers.play({ ...stakeIn(house, member, { stake }), payout: 0n });
const payIn = ({ memberId }: PlayerSession, amount: bigint) =>
  house.wallet.post({
    memberId,
    asset: 'BDT',
    key: house.ids.next<Uuid>(),
    digest: Buffer.alloc(32),
    legs: [{ amount, contra: 'clearing:cashier', kind: 'deposit', reference: memberId }],
    rides: [],
  });
const receivables = async () =>
  (
    await house.db.read((tx) =>
      house.wallet.houseBalances(tx, { names: ['receivables'], asset: 'BDT' }),
    )
  ).get('receivables');
const guard = async ({ memberId }: PlayerSession) => {
  const { rows } = await database.pool.query(
    'select staked_day::int as staked, lost_day::int as lost from limits_guard where member_id = $1',
    [memberId],
  );
  return rows[0];
};

describe('a draw that is voided', () => {
  it('returns open and settled stakes, takes prizes and rebates back, and once', async () => {
    const member = await house.member(1_000n);
    const [open, won, lost] = [await placed(member), await placed(member), await placed(member)];
    await house.wagers.settleMany(
      of([
        { ...won, payout: 190n, rebate: 10n },
        { ...lost, payout: 0n },
      ]),
    );
    const voids = of([open, won, lost]);
    expect(await house.wagers.voidMany(voids)).toEqual({ voided: 3, left: 0, owed: 0n });
    expect(await house.wagers.voidMany(voids)).toEqual({ voided: 0, left: 3, owed: 0n });
    expect(await house.cash(member)).toBe(1_000n);
    expect(await entries(won)).toEqual([
      'stake -100',
      'win 180',
      'rebate 10',
      'rebate -10',
      'refund -80',
    ]);
    for (const wager of [open, won, lost])
      expect(await read(wager)).toMatchObject({
        state: 'VOID',
        payout: 100n,
        rebate: 0n,
        valid: 0n,
      });
    expect(await guard(member)).toEqual({ staked: 0, lost: 0 });
  });

  it('leaves unknown wagers and those of others, and voids the rest', async () => {
    const [one, other] = [await house.member(1_000n), await house.member(1_000n)];
    const mine = await placed(one);
    const strange = { memberId: other.memberId, wagerId: mine.wagerId };
    const nothing = { memberId: one.memberId, wagerId: house.ids.next<WagerId>() };
    expect(await house.wagers.voidMany(of([strange, mine, nothing]))).toEqual({
      voided: 1,
      left: 2,
      owed: 0n,
    });
    expect(await house.cash(other)).toBe(1_000n);
  });

  it('of a stake that was paid back in full moves no money', async () => {
    const member = await house.member(1_000n);
    const tied = await placed(member);
    await house.wagers.settleMany(of([{ ...tied, payout: 100n }]));
    expect(await house.wagers.voidMany(of([tied]))).toMatchObject({ voided: 1 });
    expect(await entries(tied)).toEqual(['stake -100', 'win 100']);
    expect(await read(tied)).toMatchObject({ state: 'VOID', valid: 0n });
    expect(await guard(member)).toEqual({ staked: 0, lost: 0 });
  });
});

describe('a draw that is settled again', () => {
  it('moves the difference of each wager, and sent again nothing', async () => {
    const member = await house.member(1_000n);
    const [a, b, c] = [await placed(member), await placed(member), await placed(member)];
    await house.wagers.settleMany(
      of([
        { ...a, payout: 210n, rebate: 10n },
        { ...b, payout: 10n, rebate: 10n },
      ]),
    );
    const corrected = of<Result>([
      { ...a, payout: 10n, rebate: 10n },
      { ...b, payout: 310n, rebate: 10n },
      { ...c, payout: 0n },
    ]);
    expect(await house.wagers.resettleMany(corrected)).toEqual({
      changed: 3,
      same: 0,
      left: 0,
      owed: 0n,
    });
    expect(await house.wagers.resettleMany(corrected)).toMatchObject({ changed: 0, same: 3 });
    expect(await entries(a)).toEqual(['stake -100', 'win 200', 'rebate 10', 'adjustment -200']);
    expect(await entries(b)).toEqual(['stake -100', 'rebate 10', 'win 300']);
    expect(await read(c)).toMatchObject({ state: 'SETTLED', payout: 0n });
    expect(await house.cash(member)).toBe(1_020n);
  });

  it('leaves what is void', async () => {
    const member = await house.member(1_000n);
    const wager = await placed(member);
    await house.wagers.voidMany(of([wager]));
    const again = of([{ ...wager, payout: 500n }]);
    expect(await house.wagers.resettleMany(again)).toMatchObject({ changed: 0, left: 1 });
    expect(await house.cash(member)).toBe(1_000n);
  });

  it('by an older call that comes late does not undo a newer one', async () => {
    const member = await house.member(1_000n);
    const wager = await placed(member);
    const older = of([{ ...wager, payout: 500n }]);
    await house.wagers.resettleMany(older);
    await house.wagers.resettleMany(of([{ ...wager, payout: 300n }]));
    expect(await house.wagers.resettleMany(older)).toMatchObject({ changed: 0, left: 1 });
    expect(await house.cash(member)).toBe(1_200n);
  });

  it('by many calls at once ends where one of them says, with its money', async () => {
    const member = await house.member(10_000n);
    const wagers = await Promise.all(Array.from({ length: 20 }, () => placed(member)));
    const calls = [200n, 250n, 300n].map((payout) =>
      house.wagers.resettleMany(of(wagers.map((wager) => ({ ...wager, payout })))),
    );
    const ends = await Promise.allSettled([...calls, house.wagers.voidMany(of(wagers))]);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'edge.busy' });
    let paid = 0n;
    for (const wager of wagers) paid += (await read(wager))?.payout ?? 0n;
    expect(await house.cash(member)).toBe(8_000n + paid);
  });
});

describe('a prize that is taken back when it is spent', () => {
  it('leaves the cash at zero; the rest is owed and collected from what comes in', async () => {
    const member = await house.member(100n);
    const before = (await receivables()) ?? 0n;
    const wager = await placed(member);
    await house.wagers.settleMany(of([{ ...wager, payout: 500n }]));
    await spend(member, 350n);
    expect(await house.wagers.resettleMany(of([{ ...wager, payout: 0n }]))).toEqual({
      changed: 1,
      same: 0,
      left: 0,
      owed: 350n,
    });
    expect(await house.cash(member)).toBe(0n);
    expect(await owed(member)).toBe(350n);
    expect((await receivables()) ?? 0n).toBe(before - 350n);
    expect(await collectDebts(house)).toBe(0);
    await payIn(member, 200n);
    expect(await collectDebts(house)).toBe(1);
    expect(await collectDebts(house)).toBe(0);
    expect(await house.cash(member)).toBe(0n);
    await payIn(member, 200n);
    expect(await collectDebts(house)).toBe(1);
    expect(await house.cash(member)).toBe(50n);
    expect(await owed(member)).toBe(0n);
    expect((await receivables()) ?? 0n).toBe(before);
    expect((await entries(wager)).slice(2)).toEqual([
      'adjustment 350',
      'adjustment -500',
      'adjustment -200',
      'adjustment -150',
    ]);
  });

  it('is set against what the same call gives', async () => {
    const member = await house.member(200n);
    const [won, lost] = [await placed(member), await placed(member)];
    await house.wagers.settleMany(
      of([
        { ...won, payout: 400n },
        { ...lost, payout: 0n },
      ]),
    );
    await spend(member, 400n);
    const swapped = of([
      { ...won, payout: 0n },
      { ...lost, payout: 400n },
    ]);
    expect(await house.wagers.resettleMany(swapped)).toMatchObject({ changed: 2, owed: 0n });
    expect(await house.cash(member)).toBe(0n);
    expect(await owed(member)).toBe(0n);
  });

  it('of some wagers at once is owed once each', async () => {
    const member = await house.member(300n);
    const wagers = await Promise.all([placed(member), placed(member), placed(member)]);
    await house.wagers.settleMany(of(wagers.map((wager) => ({ ...wager, payout: 300n }))));
    await spend(member, 750n);
    const voids = of(wagers);
    const both = await Promise.allSettled([
      house.wagers.voidMany(voids),
      house.wagers.voidMany(voids),
    ]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    await house.wagers.voidMany(voids);
    expect(await house.cash(member)).toBe(0n);
    expect(await owed(member)).toBe(450n);
  });
});

it('a full lane refuses; sent again, the rest follows and nothing moves twice', async () => {
  const tight = createPlayHouse({ url: database.url, clock, lanes: { mostWaiting: 3 } });
  const member = await house.member(2_000n);
  const wagers = await Promise.all(Array.from({ length: 20 }, () => placed(member)));
  const voids = of(wagers);
  try {
    await expect(tight.wagers.voidMany(voids)).rejects.toMatchObject({ code: 'edge.busy' });
  } finally {
    await tight.close();
  }
  const { voided, left } = await house.wagers.voidMany(voids);
  expect(voided + left).toBe(20);
  expect(await house.cash(member)).toBe(2_000n);
});

it('any settlements and voids leave the money that the wagers say, and the ledger proves it', async () => {
  const random = seededRandom('whole rounds');
  const draw = (below: number) => random.bytes(4).readUInt32BE() % below;
  const members = await Promise.all(Array.from({ length: 8 }, () => house.member(1_000n)));
  const wagers = (
    await Promise.all(members.flatMap((member) => [0, 1, 2].map(() => placed(member))))
  ).map((wager) => ({ ...wager, payout: 0n, rebate: 0n, isVoid: false }));
  const some = () => wagers.filter(() => draw(3) > 0);
  for (let n = 0; n < 25; n += 1) {
    if (draw(6) === 0) {
      const voided = wagers.filter(() => draw(8) === 0);
      await house.wagers.voidMany(of(voided));
      for (const wager of voided) Object.assign(wager, { isVoid: true, payout: 100n, rebate: 0n });
      continue;
    }
    const results = some().map((wager) => {
      const rebate = BigInt(draw(4) * 3);
      return { wager, aim: { rebate, payout: rebate + BigInt(draw(3) * draw(300)) } };
    });
    const call = of(results.map(({ wager, aim }) => ({ ...wager, ...aim })));
    await house.wagers.resettleMany(call);
    if (draw(3) === 0) await house.wagers.resettleMany(call);
    for (const { wager, aim } of results) if (!wager.isVoid) Object.assign(wager, aim);
  }
  for (const { isVoid: _, ...wager } of wagers)
    expect(await read(wager)).toMatchObject({ payout: wager.payout, rebate: wager.rebate });
  for (const member of members) {
    const mine = wagers.filter(({ memberId }) => memberId === member.memberId);
    const paid = mine.reduce((sum, { payout }) => sum + payout, 0n);
    expect((await house.cash(member)) - (await owed(member))).toBe(700n + paid);
  }
  expect(await house.wallet.verify('full')).toMatchObject({ differences: 0 });
});
