import { consoleRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { PromotionsDesk, World } from '../world.ts';
import { byTwo, type Staff } from './line-up.ts';
import { type Operator, signIn } from './operator.ts';

const { campaigns, points } = consoleRoutes;
const reason = 'As planned for the day';
/** So many points for 100 taka that an evening is worth an order. */
const RATE = '900';

export const promotionsDesk = (world: World, staff: Staff): PromotionsDesk => ({
  openCampaign: (terms) => openCampaign(world, staff.operator, terms),
  setPoints: () => setPoints(world, staff.operator),
  giveReward: (to, campaignId) =>
    byTwo(world, staff, () =>
      world.ask(staff.operator, campaigns.give, {
        input: { campaignId, username: to.plan.username, reason },
        as: 'propose a reward',
      }),
    ),
});

/** Saved, looked at and published; its budget is below what needs two. Answers its id. */
async function openCampaign(
  world: World,
  operator: Operator,
  terms: CampaignTerms,
): Promise<string | null> {
  if (!(await signIn(world, operator))) return null;
  const draft = { campaignId: null, terms };
  await world.ask(operator, campaigns.preview, { input: draft, as: 'preview a campaign' });
  const saved = await world.ask(operator, campaigns.save, {
    input: { ...draft, newest: 0, reason },
    as: 'save a campaign',
  });
  const published =
    saved &&
    (await world.ask(operator, campaigns.publish, {
      input: { ...saved, reason },
      as: 'publish a campaign',
    }));
  return published ? saved.campaignId : null;
}

async function setPoints(world: World, operator: Operator): Promise<boolean> {
  if (!(await signIn(world, operator))) return false;
  const said = await world.ask(operator, points.terms, { input: {}, as: 'read the rates' });
  const [newest] = said?.versions ?? [];
  if (!newest) return false;
  const { version } = newest;
  const terms = { ...newest.terms, rates: { ...newest.terms.rates, RNG: RATE } };
  const input = { terms, version, reason };
  return (await world.ask(operator, points.setTerms, { input, as: 'set the rates' })) !== null;
}

/** Orders of the mall that wait: taka is paid, goods cannot be delivered on this day. */
export async function workOrders(world: World, operator: Operator): Promise<void> {
  const waiting = await world.ask(operator, points.orders, {
    input: { queue: 'waiting', pageSize: 100 },
    as: 'look at orders',
  });
  for (const { referenceNumber: id, type } of waiting?.rows ?? []) {
    const input = { id, reason: 'Looked at it on the desk' };
    if (type === 'bonus') await world.ask(operator, points.approve, { input, as: 'pay an order' });
    else await world.ask(operator, points.reject, { input, as: 'reject an order' });
  }
}
