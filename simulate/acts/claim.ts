import { playerRoutes } from '@nokshi/contract';
import type { Person, World } from '../world.ts';

const { promotions } = playerRoutes;

/** Takes what the house gives new members, as the page of promotions offers it. */
export async function claimGift(world: World, person: Person): Promise<void> {
  const shown = await world.ask(person, promotions.list, {
    input: {},
    as: 'look at promotions',
  });
  const gift = shown?.rows.find(
    ({ trigger, status }) => trigger.kind === 'registration' && status === 'claim',
  );
  if (!gift) return;
  await world.ask(person, promotions.claim, {
    input: { promotionId: gift.promotionId },
    as: 'claim a promotion',
    may: ['promotions.no-places', 'promotions.budget-spent'],
  });
}
