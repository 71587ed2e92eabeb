import { playerRoutes } from '@nokshi/contract';
import { deposit } from '../acts/deposit.ts';
import { comeBack, register } from '../acts/enter.ts';
import { claimMissions, claimPromotion, leaveBonus, takeRewards } from '../acts/promotions.ts';
import { convertPoints, redeemGoods } from '../acts/points.ts';
import { playFreeRounds, sit } from '../acts/play.ts';
import { choosePin } from '../acts/withdraw.ts';
import { isInstant, isVendorGame } from '../deck.ts';
import { CAMPAIGNS } from '../plan/campaigns.ts';
import { breathe, type Person, untilOf, type World } from '../world.ts';
import type { Story } from './story.ts';

const MINUTE = 60_000;
const SPINS = 40;
const STAKE = '20.00';
const PAYS_IN = { do: 'deposit', turn: 0, by: 'instant', amount: '400.00' } as const;
/** After midnight the evening is paid: its rebate ten minutes later, its points at once. */
const EVENING_PAID_BY = 40 * MINUTE;

/**
 * Two members with all that promotions bring: on the evening before both play free rounds, one plays a
 * bonus through and the other leaves it, both claim what their play reached; on the day they take the rebate of the evening,
 * order goods for points, change points to taka, and are given something by two operators.
 */
export const promotions: Story = {
  name: 'promotions',
  needsBeside: true,
  registers: 'first',
  async tell(world, [one, other]) {
    const { desk, life, tally } = world;
    if (!one || !other || !(await register(world, other))) return;
    const ids = desk && (await openAll(world));
    if (!ids) return tally.fault('the campaigns of the day could not be opened');
    for (const person of [one, other]) {
      await deposit(world, person, PAYS_IN);
      await choosePin(world, person);
      await claimPromotion(world, person, ids.bonus);
      await claimPromotion(world, person, ids.rounds);
      await playFreeRounds(world, person);
    }
    await leaveBonus(world, other);
    for (const person of [one, other]) await playSlots(world, person);
    for (const person of [one, other]) await claimMissions(world, person);
    await life.pause(untilOf(world, EVENING_PAID_BY));
    for (const person of [one, other]) await spendMorning(world, person);
    await desk?.giveReward(one, ids.manual);
  },
};

type Opened = Readonly<Record<keyof typeof CAMPAIGNS, string>>;

async function openAll({ desk }: World): Promise<Opened | null> {
  if (!desk || !(await desk.setPoints())) return null;
  const ids: Record<string, string> = {};
  for (const [name, terms] of Object.entries(CAMPAIGNS)) {
    const id = await desk.openCampaign(terms);
    if (!id) return null;
    ids[name] = id;
  }
  return ids as Opened;
}

/** At slots of the house, until the spins are made or the money is gone. */
async function playSlots(world: World, person: Person): Promise<void> {
  const { deck } = world;
  for (let turn = 0; turn < deck.size; turn += 1) {
    const game = deck.deal(turn);
    if (isVendorGame(game) || isInstant(game)) continue;
    return sit(world, person, { game, spins: SPINS, stake: STAKE });
  }
}

async function spendMorning(world: World, person: Person): Promise<void> {
  if (!(await comeBack(world, person))) return;
  await takeRewards(world, person);
  await breathe(world);
  await redeemGoods(world, person);
  await convertPoints(world, person);
  await world.ask(person, playerRoutes.promotions.bonuses, { input: {}, as: 'look at a bonus' });
}
