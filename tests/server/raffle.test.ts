import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { readRaffle } from '@nokshi/house-math/raffle/raffle-proof.ts';
import { verifyRaffle } from '@nokshi/house-math/raffle/verify-raffle.ts';
import { describe, expect, test } from 'vitest';
import { cashTerms } from '../harness/campaign-terms.ts';
import { refused } from '../harness/client.ts';
import { cashOf, DAY_MS, lettersOf, promotionsGround, reason } from '../harness/promotions.ts';
import { logInAgain } from '../harness/slips.ts';
import type { Teammate } from '../harness/team.ts';
import { richMember } from '../harness/vendor.ts';

const { limits, promotions, raffle } = playerRoutes;
const { campaigns, proposals, raffles } = consoleRoutes;
const { now, running, play } = promotionsGround();

/** A ticket for each 100.00 of slots, up to 5; 300.00 and twice 50.00. */
const terms = (given: Partial<CampaignTerms> = {}): CampaignTerms => {
  const at = now().clock.now();
  return cashTerms({
    name: 'Friday raffle',
    title: { EN: 'Friday raffle', BN: 'শুক্রবারের র‍্যাফল' },
    startsAt: at.toISOString(),
    endsAt: new Date(at.getTime() + DAY_MS).toISOString(),
    trigger: {
      kind: 'raffle',
      per: '100',
      most: 5,
      categories: ['RNG'],
      prizes: [
        { count: 1, amount: '300' },
        { count: 2, amount: '50' },
      ],
      claimDays: 3,
    },
    reward: { kind: 'cash', sum: { of: 'fixed', amount: '300' }, multiple: 100 },
    limits: { budget: '400', places: null, perMember: null, perDay: null },
    ...given,
  });
};

const member = () => richMember(now().house, ['5000.00']);
const shown = (who: Teammate, promotionId: string) => who.call(raffle.one, { promotionId });
const step = async (ms: number, ...again: readonly Teammate[]) => {
  now().clock.advance(ms);
  await now().house.runJobs();
  for (const each of again) await logInAgain(each);
};

/** What anybody can save and check: the proof with the whole list. */
async function proofOf(who: Teammate, promotionId: string) {
  const proof = await who.call(raffle.proof, { promotionId });
  const { rows: entrants } = await who.call(raffle.entrants, { promotionId, from: 0 });
  const read = readRaffle({ ...proof, entrants });
  if ('wrong' in read) throw new Error(`the proof is wrong: ${read.wrong}`);
  return verifyRaffle(read.proof);
}

describe('a raffle', () => {
  test('counts own play, is frozen, drawn from a secret link, and its prizes are claimed', async () => {
    const promotionId = await running(terms());
    const [one, two, idle, away] = [await member(), await member(), await member(), await member()];
    await play(one, 250_00n);
    expect((await shown(one, promotionId)).mine).toEqual({
      isIn: false,
      tickets: 2,
      most: 5,
      next: '50.00',
      entrant: null,
    });
    const claim = (who: Teammate) => who.call(raffle.claim, { promotionId });
    expect((await claim(one)).data).toEqual({ tickets: 2, next: '50.00' });
    expect((await claim(one)).data).toEqual({ tickets: 2, next: '50.00' });
    await claim(two);
    await claim(idle);
    await claim(away);
    await play(away, 300_00n);
    // Who is excluded by then has no place in the list.
    await away.call(limits.excludeSelf, { months: 6 });
    await play(two, 900_00n);
    expect((await shown(two, promotionId)).mine).toMatchObject({ tickets: 5, next: null });
    expect(await refused(one.call(raffle.proof, { promotionId }))).toBe('promotions.raffle-state');

    await step(DAY_MS + 1, one, two, idle);
    expect(await shown(one, promotionId)).toMatchObject({ state: 'COUNTING', entrants: 4 });
    await step(11 * 60_000);
    const frozen = await shown(one, promotionId);
    expect(frozen).toMatchObject({ state: 'FROZEN', entrants: 2, tickets: '7', winners: [] });
    expect((await shown(idle, promotionId)).mine).toMatchObject({ tickets: 0, entrant: null });
    expect((await proofOf(one, promotionId)).state).toBe('unknown');

    await step(11 * 60_000);
    const drawn = await shown(one, promotionId);
    expect(drawn).toMatchObject({ state: 'DRAWN', root: frozen.root });
    expect(drawn.winners.map(({ amount }) => amount)).toEqual(['300.00', '50.00']);
    expect(drawn.winners.filter(({ mine }) => mine)).toHaveLength(1);
    expect((await proofOf(two, promotionId)).state).toBe('verified');

    const won = drawn.winners.find(({ mine }) => mine)?.amount ?? '';
    expect((await lettersOf(one))[0]).toBe(`You won ৳${won} in the raffle`);
    const { rows } = await one.call(promotions.rewards, {});
    expect(rows).toMatchObject([{ state: 'CLAIMABLE', amount: won }]);
    const before = Number(await cashOf(one));
    await one.call(promotions.take, { grantId: rows[0]?.grantId ?? '' });
    expect(Number(await cashOf(one)) - before).toBe(Number(won));
  });

  test('keeps its dates, tickets and prizes once a member takes part, and is closed by its draw alone', async () => {
    const { admin } = now();
    const campaignId = await running(terms());
    const one = await member();
    await one.call(promotions.join, { promotionId: campaignId });
    const save = (next: CampaignTerms) =>
      admin.call(campaigns.save, { campaignId, newest: 1, terms: next, reason });
    const { version } = await save(
      terms({ endsAt: new Date(Date.parse(terms().startsAt) + 2 * DAY_MS).toISOString() }),
    );
    expect(await refused(admin.call(campaigns.publish, { campaignId, version, reason }))).toBe(
      'promotions.terms-wrong',
    );
    const close = { campaignId, to: 'CLOSED', reason } as const;
    expect(await refused(admin.call(campaigns.turn, close))).toBe('promotions.campaign-state');
    await voided(campaignId);
  });

  test('that is closed before anybody took part is off, for members and at the desk', async () => {
    const campaignId = await running(terms());
    const { admin } = now();
    await admin.send(campaigns.turn, { campaignId, to: 'CLOSED', reason });
    expect(await shown(await member(), campaignId)).toMatchObject({ state: 'VOID', reason: null });
    const { rows } = await admin.call(raffles.list, {});
    expect(rows.find((row) => row.campaignId === campaignId)?.state).toBe('VOID');
    const wish = { campaignId, reason };
    expect(await refused(admin.call(raffles.void, wish))).toBe('promotions.raffle-state');
  });

  test('is called off by two operators before its draw, with a reason that members read', async () => {
    const campaignId = await running(terms());
    const one = await member();
    await one.call(raffle.claim, { promotionId: campaignId });
    await voided(campaignId);
    expect(await shown(one, campaignId)).toMatchObject({ state: 'VOID', reason: 'A wrong prize' });
    const { admin } = now();
    expect(await refused(admin.call(raffles.void, { campaignId, reason }))).toBe(
      'promotions.raffle-state',
    );
    const { rows } = await admin.call(raffles.list, {});
    expect(rows.find((row) => row.campaignId === campaignId)).toMatchObject({
      state: 'VOID',
      entrants: 1,
      tickets: null,
      worth: '400.00',
    });
    await step(2 * DAY_MS, one);
    expect(await shown(one, campaignId)).toMatchObject({ state: 'VOID', winners: [] });
    expect(await lettersOf(one)).toContain('The raffle “Friday raffle” was called off');
  });
});

/** By two operators. */
async function voided(campaignId: string) {
  const { admin, second } = now();
  const wish = { campaignId, reason: 'A wrong prize' };
  const { proposal } = await admin.call(raffles.void, wish);
  await second.call(proposals.approve, { id: proposal ?? '' });
}
