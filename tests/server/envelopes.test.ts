import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { readEnvelope } from '@nokshi/house-math/envelope/envelope-proof.ts';
import { verifyEnvelope } from '@nokshi/house-math/envelope/verify-envelope.ts';
import { describe, expect, test } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { full } from '../harness/extent.ts';
import { cashOf, lettersOf, promotionsGround, reason } from '../harness/promotions.ts';
import type { Teammate } from '../harness/team.ts';

const { promotions, envelopes } = playerRoutes;
const { campaigns, envelopes: desk } = consoleRoutes;
const { now, running } = promotionsGround();

const OPEN_MS = 10 * 60_000;
/** Pool in taka, open for ten minutes. */
const envelopeTerms = (pool: string, shares: number, given: Partial<CampaignTerms> = {}) =>
  cashTerms({
    name: 'Red envelope',
    title: { EN: 'Red envelope', BN: 'লাল খাম' },
    startsAt: now().clock.now().toISOString(),
    endsAt: new Date(now().clock.now().getTime() + OPEN_MS).toISOString(),
    trigger: { kind: 'envelope', pool, shares },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: pool }, multiple: 100 },
    limits: { budget: pool, places: null, perMember: 1, perDay: null },
    ...given,
  });
const open = (member: Teammate, promotionId: string) =>
  member.call(envelopes.open, { promotionId });
const proofOf = (member: Teammate, promotionId: string) =>
  member.call(envelopes.proof, { promotionId });

describe('a red envelope', () => {
  test('waits for its members, is opened once, and shows each share with a shortened name', async () => {
    const promotionId = await running(envelopeTerms('100', 4));
    const [member, other] = [await now().house.member(), await now().house.member()];
    const waits = async (of: Teammate) => (await of.call(envelopes.waiting, {})).envelope;
    expect(await waits(member)).toMatchObject({ promotionId, pool: '100.00', left: 4 });
    const { place, amount } = await open(member, promotionId);
    expect(place).toBe(1);
    expect(await cashOf(member)).toBe(amount);
    expect(await lettersOf(member)).toContain(`You received ৳${amount}`);
    expect(await refused(open(member, promotionId))).toBe('promotions.taken');
    expect(await waits(member)).toBeNull();
    await open(other, promotionId);
    const shown = await member.call(envelopes.one, { promotionId });
    expect(shown).toMatchObject({ state: 'OPEN', opened: 2, canOpen: false, mine: { amount } });
    expect(shown.list.map(({ mine }) => mine)).toEqual([false, true]);
    expect(shown.list[0]?.player).toMatch(/\*\*\*$/);
    expect((await member.call(promotions.one, { promotionId })).status).toBe('claimed');
    const seen = await now().admin.call(desk.one, { campaignId: promotionId });
    expect(seen).toMatchObject({ state: 'OPEN', opened: 2, terminal: shown.terminal });
    expect(seen.list.map(({ state }) => state)).toEqual(['PAID', 'PAID']);
  });

  test('gives its last ten shares to ten of 200 who open it at once, and its pool to the paisa', async () => {
    const promotionId = await running(envelopeTerms('77.77', 10));
    const members = await Promise.all(
      Array.from({ length: full ? 200 : 20 }, () => now().house.member()),
    );
    const tries = Array.from({ length: 200 }, (_, n) => members[n % members.length] as Teammate);
    const ends = await Promise.all(tries.map((member) => refused(open(member, promotionId))));
    expect(ends.filter((end) => end === 'done')).toHaveLength(10);
    expect(new Set(ends)).toEqual(new Set(['done', 'promotions.taken', 'promotions.no-places']));
    const seen = await now().admin.call(desk.one, { campaignId: promotionId });
    expect(seen).toMatchObject({ state: 'EMPTY', opened: 10, given: '77.77' });
    const sums = await Promise.all(members.map(cashOf));
    expect(sums.reduce((sum, each) => sum + Math.round(Number(each) * 100), 0)).toBe(7_777);
  });

  test('proves its shares once it is over, and leaves the rest with the house', async () => {
    const promotionId = await running(envelopeTerms('50', 3));
    const member = await now().house.member();
    const { amount } = await open(member, promotionId);
    const { terminal } = await member.call(envelopes.one, { promotionId });
    expect(await refused(proofOf(member, promotionId))).toBe('promotions.envelope-state');
    now().clock.advance(OPEN_MS);
    await now().house.runJobs();
    const proof = await proofOf(member, promotionId);
    expect(proof.terminal).toBe(terminal);
    expect(proof.amounts[0]).toBe(String(Math.round(Number(amount) * 100)));
    const read = readEnvelope(proof);
    expect('proof' in read && verifyEnvelope(read.proof).state).toBe('verified');
    expect(await refused(open(await now().house.member(), promotionId))).toBe('promotions.closed');
    const report = await now().admin.call(campaigns.one, { campaignId: promotionId });
    expect([report.given, report.granted]).toEqual([amount, 1]);
  });

  test('is paused as a campaign is, and what it holds cannot be changed any more', async () => {
    const terms = envelopeTerms('50', 3);
    const campaignId = await running(terms);
    const { admin, house } = now();
    await admin.send(campaigns.turn, { campaignId, to: 'PAUSED', reason });
    expect(await refused(open(await house.member(), campaignId))).toBe('promotions.closed');
    await admin.send(campaigns.turn, { campaignId, to: 'RUNNING', reason });
    const trigger = { kind: 'envelope', pool: '50', shares: 5 } as const;
    const saved = await admin.call(campaigns.save, {
      campaignId,
      newest: 1,
      terms: { ...terms, trigger },
      reason,
    });
    expect(await refused(admin.call(campaigns.publish, { ...saved, reason }))).toBe(
      'promotions.terms-wrong',
    );
  });
});
