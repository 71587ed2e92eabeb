import { playerRoutes } from '@nokshi/contract';
import type { Person, World } from '../world.ts';

const { missions, promotions } = playerRoutes;

/** Takes what the house gives new members, as the page of promotions offers it. */
export async function claimGift(world: World, person: Person): Promise<void> {
  const shown = await world.ask(person, promotions.list, {
    input: {},
    as: 'look at promotions',
  });
  const gift = shown?.rows.find(
    ({ trigger, status }) => trigger.kind === 'registration' && status === 'claim',
  );
  if (gift) await claimPromotion(world, person, gift.promotionId);
}

export const claimPromotion = ({ ask }: World, person: Person, promotionId: string) =>
  ask(person, promotions.claim, {
    input: { promotionId },
    as: 'claim a promotion',
    may: ['promotions.no-places', 'promotions.budget-spent'],
  });

/** Each mission that play has reached. */
export async function claimMissions({ ask }: World, person: Person): Promise<void> {
  const shown = await ask(person, missions.list, { input: {}, as: 'look at missions' });
  for (const { missionId, status } of shown?.data ?? [])
    if (status === 'claimable')
      await ask(person, missions.claim, { input: { missionId }, as: 'claim a mission' });
}

/** What waits in the reward centre. */
export async function takeRewards({ ask }: World, person: Person): Promise<void> {
  const shown = await ask(person, promotions.rewards, { input: {}, as: 'look at rewards' });
  for (const { grantId, state } of shown?.rows ?? [])
    if (state === 'CLAIMABLE')
      await ask(person, promotions.take, { input: { grantId }, as: 'take a reward' });
}

export async function leaveBonus({ ask }: World, person: Person): Promise<void> {
  const shown = await ask(person, promotions.bonuses, { input: {}, as: 'look at a bonus' });
  const grantId = shown?.active?.grantId;
  if (grantId) await ask(person, promotions.leave, { input: { grantId }, as: 'leave a bonus' });
}
