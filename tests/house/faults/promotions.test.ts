import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { toDecimal } from '@nokshi/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusReward, cashTerms } from '../../harness/campaign-terms.ts';
import { longFaults } from '../../harness/extent.ts';
import { minor } from '../../harness/players.ts';
import {
  layPromotions,
  type PromotionsHouse,
  seen,
  spin,
  type Struck,
  table,
  until,
  type Victim,
  VICTIMS,
} from './promotions-ground.ts';
import type { Lock } from './settlement-ground.ts';

const { inbox, missions, promotions } = playerRoutes;
const desk = consoleRoutes;
const HOUR_MS = 3_600_000;
const SPINS = 10;
const claimed = (code: unknown) => typeof code !== 'string' || code === 'promotions.taken';

let ground: PromotionsHouse;
let ids: Record<'purse' | 'gift' | 'bonus' | 'longer' | 'mission', string>;

const limits = { budget: '900', places: null, perMember: 1, perDay: null };
const bonusOf = (days: number): CampaignTerms =>
  cashTerms({
    name: `bonus of ${days}`,
    reward: bonusReward(
      { sum: { of: 'fixed', amount: '10' } },
      { multiple: 100, largestBet: null, days },
    ),
    limits,
  });

beforeAll(async () => {
  if (!longFaults) return;
  ground = await layPromotions();
  const { running } = ground;
  const cash = (amount: string, multiple: number) =>
    ({ kind: 'cash', sum: { of: 'fixed', amount }, multiple }) as const;
  ids = {
    purse: await running(cashTerms({ name: 'purse', reward: cash('30', 0), limits })),
    gift: await running(cashTerms({ name: 'gift', reward: cash('5', 100), limits })),
    bonus: await running(bonusOf(1)),
    longer: await running(bonusOf(2)),
    mission: await running(
      cashTerms({
        name: 'mission',
        trigger: {
          kind: 'mission',
          window: 'once',
          counts: 'turnover',
          categories: [],
          target: '10',
        },
        reward: cash('5', 0),
        limits,
        startsAt: new Date(Date.now() - 1_000).toISOString(),
      }),
    ),
  };
}, 240_000);
afterAll(() => ground?.clear(), 60_000);

const letters = async (of: Struck) =>
  (await of.call(inbox.list, {})).rows.map(({ title }) => title.EN);

const claim = (of: Struck, campaign: keyof typeof ids) =>
  until(of, promotions.claim, { promotionId: ids[campaign] });

/** With 30.00 of cash that nothing has to be staked for. */
async function member(): Promise<Struck> {
  const made = await ground.member();
  await claim(made, 'purse');
  return made;
}

/** One step of a grant: what its member does before it, what it is stopped at, and what it has to end as. */
type Step = {
  readonly name: string;
  readonly lock: Lock;
  before?(of: Struck): Promise<unknown>;
  act(of: Struck): Promise<unknown>;
  end(of: Struck, cash: bigint): Partial<Awaited<ReturnType<typeof seen>>>;
  readonly letter: string | null;
};

const money = table('promotions_money');
const NOW: readonly Step[] = [
  {
    name: 'is counted and written',
    lock: table('promotions_grant'),
    act: async (of) => expect(claimed(await claim(of, 'gift'))).toBe(true),
    end: (_, cash) => ({ cash: toDecimal(cash + 5_00n), missing: ['5.00'] }),
    letter: 'You received ৳5.00',
  },
  {
    name: 'is taken as cash',
    lock: money,
    act: async (of) => expect(claimed(await claim(of, 'gift'))).toBe(true),
    end: (_, cash) => ({ cash: toDecimal(cash + 5_00n), missing: ['5.00'] }),
    letter: 'You received ৳5.00',
  },
  {
    name: 'begins as a bonus',
    lock: money,
    act: async (of) => expect(claimed(await claim(of, 'bonus'))).toBe(true),
    end: (_, cash) => ({ cash: toDecimal(cash), bonus: '10.00', active: '10.00', ended: [] }),
    letter: 'Your bonus of ৳10.00 is active',
  },
  {
    name: 'is left',
    lock: money,
    before: (of) => claim(of, 'bonus'),
    async act(of) {
      const { active } = await of.call(promotions.bonuses, {});
      await until(of, promotions.leave, { grantId: active?.grantId ?? '' });
    },
    end: (_, cash) => ({ cash: toDecimal(cash), bonus: '0.00', active: null, ended: ['LEFT'] }),
    letter: 'You left your bonus of ৳10.00',
  },
  {
    name: 'of a mission is claimed',
    lock: money,
    before: (of) => spin(of, SPINS),
    act: (of) => until(of, missions.claim, { missionId: ids.mission }),
    end: (_, cash) => ({ cash: toDecimal(cash + 5_00n), missing: [] }),
    letter: 'You received ৳5.00',
  },
];

async function live(step: Step, victim: Victim): Promise<void> {
  const of = await member();
  await step.before?.(of);
  const cash = minor((await seen(of)).cash);
  await ground.killAt(victim, step.lock, () => step.act(of));
  expect({ step: step.name, victim, ...(await seen(of)) }).toMatchObject(step.end(of, cash));
  // What was answered, or was not, is asked for once more: nothing is given twice.
  await step.act(of);
  expect(await seen(of)).toMatchObject(step.end(of, cash));
  const told = (await letters(of)).filter((title) => title === step.letter);
  expect([step.name, victim, told.length]).toEqual([step.name, victim, 1]);
}

test.runIf(longFaults)(
  'kill -9 of the server and of PostgreSQL in each step of a grant: it is given once, or not yet',
  async () => {
    for (const victim of VICTIMS) for (const step of NOW) await live(step, victim);
  },
  600_000,
);

test.runIf(longFaults)(
  'kill -9 of the server and of PostgreSQL while a bonus becomes cash, and while one expires',
  async () => {
    for (const victim of VICTIMS) {
      const of = await member();
      await claim(of, 'bonus');
      await spin(of, SPINS - 1);
      let cash = 0n;
      await ground.killAt(victim, money, async () => {
        cash = await spin(of, 1);
      });
      const end = { bonus: '0.00', active: null, ended: ['CONVERTED'] };
      await expect.poll(() => seen(of), { timeout: 60_000, interval: 200 }).toMatchObject(end);
      expect(await seen(of)).toMatchObject({ ...end, cash: toDecimal(cash + 10_00n) });
      expect(await letters(of)).toContain('Your bonus is cash now: ৳10.00');
    }
    const [first, second] = [await member(), await member()];
    await claim(first, 'bonus');
    await claim(second, 'longer');
    for (const [victim, of, hours] of [
      ['server', first, 26],
      ['postgres', second, 50],
    ] as const) {
      const { cash } = await seen(of);
      await ground.house().kill();
      await ground.killAt(victim, money, () => ground.reopen(hours * HOUR_MS));
      await ground.logIn(first, second);
      const end = { cash, bonus: '0.00', active: null, ended: ['EXPIRED'] };
      await expect.poll(() => seen(of), { timeout: 60_000, interval: 200 }).toMatchObject(end);
    }
  },
  600_000,
);

test.runIf(longFaults)('after all kills budgets, reports and the ledger agree', async () => {
  const { operator } = ground;
  for (const campaignId of Object.values(ids)) {
    const { granted, given, terms } = await operator.call(desk.campaigns.one, { campaignId });
    const { rows } = await operator.call(desk.campaigns.grants, { campaignId });
    expect([terms.name, granted]).toEqual([terms.name, rows.length]);
    expect(minor(given)).toBe(rows.reduce((sum, { amount }) => sum + minor(amount), 0n));
  }
  await ground.prove();
  process.stdout.write('FAULT kill -9 in each step of a grant: 0 twice, 0 lost, 0 differences\n');
});
