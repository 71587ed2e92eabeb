import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type FakeClock, fakeClock } from './clock.ts';
import type { HttpClient } from './client.ts';
import { type RunningHouse, startHouse } from './house.ts';
import { placeBet } from './slips.ts';
import { logInOperators, type Teammate } from './team.ts';

const { campaigns, proposals } = consoleRoutes;
export const DAY_MS = 86_400_000;
export const reason = 'as planned';

type Ground = {
  readonly clock: FakeClock;
  readonly house: RunningHouse;
  readonly admin: HttpClient;
  readonly second: HttpClient;
};

/** A house with two operators whose campaigns end after each test; the clock moves by hand. */
export function promotionsGround() {
  let ground: Ground;
  const begun: string[] = [];
  let clock: FakeClock;
  let house: RunningHouse;
  beforeAll(async () => {
    clock = fakeClock('2026-03-10T06:00:00.000Z');
    house = await startHouse({ clock });
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await logInOperators(house);
    const admin = await house.operator();
    ground = { clock, house, admin, second: await house.operator('finance') };
  });
  afterEach(async () => {
    for (const campaignId of begun.splice(0))
      await ground.admin.send(campaigns.turn, { campaignId, to: 'CLOSED', reason });
  });
  return {
    /** In a test; they are made before each. */
    now: () => ground,
    /** A campaign of these terms that runs, by two operators where its budget asks for them. */
    running: async (terms: CampaignTerms): Promise<string> => {
      const { admin, second } = ground;
      const saved = await admin.call(campaigns.save, {
        campaignId: null,
        newest: 0,
        terms,
        reason,
      });
      const { proposal } = await admin.call(campaigns.publish, { ...saved, reason });
      if (proposal) await second.call(proposals.approve, { id: proposal });
      begun.push(saved.campaignId);
      return saved.campaignId;
    },
    play: (member: Teammate, stake: bigint, payout = 0n) =>
      placeBet(ground.house, member, { stake, payout }),
    /** Followers of play read every 15 seconds. */
    follow: async () => {
      ground.clock.advance(20_000);
      await ground.house.runJobs();
    },
  };
}

export const deposit = (member: Teammate, amount: string) =>
  member.call(
    playerRoutes.cashier.requestDeposit,
    { channel: 'demo-wallet', amount },
    { key: `promo-key-${randomUUID()}` },
  );
export const cashOf = async (member: Teammate) =>
  (await member.call(playerRoutes.wallet.balance, {})).sumBalance;
export const bonusesOf = (member: Teammate) => member.call(playerRoutes.promotions.bonuses, {});
export const lettersOf = async (member: Teammate) =>
  (await member.call(playerRoutes.inbox.list, {})).rows.map(({ title }) => title.EN);
