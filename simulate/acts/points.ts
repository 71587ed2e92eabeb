import { playerRoutes } from '@nokshi/contract';
import { type Person, PIN, type World } from '../world.ts';

const { points } = playerRoutes;
const DELIVERY = { address: 'House 7, Road 4, Dhanmondi, Dhaka', mobile: '01711000000' } as const;
/** Of each kind one; an operator pays the one and rejects the other. */
const WANTED = ['bonus', 'goods'] as const;

/** Orders the cheapest of each kind that the points are enough for. */
export async function redeemGoods(world: World, person: Person): Promise<void> {
  const { ask } = world;
  const shown = await ask(person, points.goods, { input: {}, as: 'look at the mall' });
  for (const kind of WANTED) {
    const [good] = (shown?.rows ?? [])
      .filter((one) => one.kind === kind && one.left > 0)
      .sort((one, other) => one.points - other.points);
    if (!good) continue;
    await ask(person, points.redeem, {
      input: {
        goodId: good.id,
        quantity: 1,
        points: good.points,
        paymentPassword: PIN,
        ...DELIVERY,
        ...(good.asksMessenger && { messenger: 'rahima.k' }),
      },
      as: `order ${kind}`,
      may: ['points.not-enough'],
      key: world.newKey(),
    });
  }
}

/** As few points as may be changed to taka at once. */
export async function convertPoints(world: World, person: Person): Promise<void> {
  const { ask } = world;
  const terms = await ask(person, points.config, { input: {}, as: 'look at points' });
  if (!terms) return;
  const { pointsPerTaka, convertFrom } = terms;
  await ask(person, points.convert, {
    input: {
      points: Math.ceil(convertFrom / pointsPerTaka) * pointsPerTaka,
      pointsPerTaka,
      paymentPassword: PIN,
    },
    as: 'change points to taka',
    may: ['points.not-enough'],
    key: world.newKey(),
  });
}
