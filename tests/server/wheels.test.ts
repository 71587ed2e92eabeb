import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { verifyWheel } from '@nokshi/house-math/wheel/verify-wheel.ts';
import { readWheel } from '@nokshi/house-math/wheel/wheel-proof.ts';
import { expect, test } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { cashOf, promotionsGround } from '../harness/promotions.ts';
import type { Teammate } from '../harness/team.ts';

const { promotions, wheel, fairness } = playerRoutes;
const { wheels: desk } = consoleRoutes;
const { now, running } = promotionsGround();

const SEGMENTS = [
  { amount: '0', weight: 2 },
  { amount: '5', weight: 1 },
  { amount: '20', weight: 1 },
];
/** Three spins a day. */
const wheelTerms = (given: Partial<CampaignTerms['limits']> = {}, segments = SEGMENTS) =>
  cashTerms({
    name: 'Wheel',
    title: { EN: 'Wheel', BN: 'চাকা' },
    trigger: { kind: 'wheel', segments },
    reward: {
      kind: 'cash',
      sum: { of: 'fixed', amount: segments.at(-1)?.amount ?? '' },
      multiple: 100,
    },
    limits: { budget: '1000', places: null, perMember: null, perDay: 3, ...given },
  });
type Spun = Awaited<ReturnType<typeof spin>>;
const spin = (member: Teammate, promotionId: string) => member.call(wheel.spin, { promotionId });
const sum = (amounts: readonly { readonly amount: string }[]) =>
  amounts.reduce((all, { amount }) => all + Number(amount), 0);

test('a wheel says its chances, is spun as often a day as it says, and pays what it stopped at', async () => {
  const promotionId = await running(wheelTerms());
  const member = await now().house.member();
  const shown = await member.call(wheel.one, { promotionId });
  expect(shown).toMatchObject({ state: 'OPEN', left: 3, mean: '6.25' });
  expect(shown.segments.map(({ chance }) => chance)).toEqual(['50', '25', '25']);
  const spins: Spun[] = [];
  for (let left = 2; left >= 0; left -= 1) {
    const spun = await spin(member, promotionId);
    expect(spun).toMatchObject({ left, amount: shown.segments[spun.segment]?.amount });
    spins.push(spun);
  }
  expect(await refused(spin(member, promotionId))).toBe('promotions.day-used');
  expect((await member.call(promotions.one, { promotionId })).status).toBe('claimed');
  expect(Number(await cashOf(member))).toBe(sum(spins));
  now().clock.advance(20 * 60_000);
  const later = await member.call(wheel.one, { promotionId });
  expect(later).toMatchObject({
    left: 0,
    spins: spins.toReversed().map(({ spinId, segment, amount }) => ({ spinId, segment, amount })),
  });
  const seen = await now().admin.call(desk.one, { campaignId: promotionId });
  expect(seen).toMatchObject({ spins: 3, expected: '18.75', given: sum(spins).toFixed(2) });
  expect(seen.segments.map(({ hits }) => hits)).toEqual(
    SEGMENTS.map((_, at) => spins.filter(({ segment }) => segment === at).length),
  );
});

test('each spin takes the next nonce of the own seed, and is proved once that is revealed', async () => {
  const promotionId = await running(wheelTerms());
  const [member, other] = [await now().house.member(), await now().house.member()];
  const { nextNonce } = await member.call(fairness.seed, {});
  const spins = [await spin(member, promotionId), await spin(member, promotionId)];
  const proofOf = async (spinId: string) => {
    const read = readWheel(await member.call(wheel.proof, { spinId }));
    if ('wrong' in read) throw new Error(read.wrong);
    return read.proof;
  };
  const [first, second] = spins.map(({ spinId }) => spinId);
  const sealed = await proofOf(first ?? '');
  expect(verifyWheel(sealed)).toMatchObject({ obstacle: 'seed-not-revealed' });
  expect(sealed.nonce).toBe(nextNonce);
  await member.call(fairness.rotateSeed, { clientSeed: 'mine' });
  for (const spinId of [first, second])
    expect(verifyWheel(await proofOf(spinId ?? ''))).toMatchObject({ ok: true });
  expect((await proofOf(second ?? '')).nonce).toBe(nextNonce + 1);
  expect(await refused(other.call(wheel.proof, { spinId: first ?? '' }))).toBe(
    'promotions.spin-unknown',
  );
});

test('a wheel whose budget has no largest segment any more is refused before the spin', async () => {
  const always = [
    { amount: '20', weight: 1 },
    { amount: '20', weight: 1 },
  ];
  const promotionId = await running(wheelTerms({ budget: '59.99', perDay: 10 }, always));
  const members = await Promise.all([1, 2, 3, 4].map(() => now().house.member()));
  const ends = await Promise.all(members.map((member) => refused(spin(member, promotionId))));
  expect(ends.toSorted()).toEqual([
    'done',
    'done',
    'promotions.budget-spent',
    'promotions.budget-spent',
  ]);
  const [member] = members;
  expect((await member?.call(wheel.one, { promotionId }))?.state).toBe('SPENT');
  expect((await now().admin.call(desk.one, { campaignId: promotionId })).given).toBe('40.00');
});
