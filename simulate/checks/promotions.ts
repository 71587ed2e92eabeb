import { consoleRoutes } from '@nokshi/contract';
import { paisa } from '../paisa.ts';
import { type Check, differ } from './check.ts';

const { campaigns, points } = consoleRoutes;

/** What campaigns gave by their desk, and points that are out, is what members got. */
export const promotions: Check = {
  name: 'promotions: campaigns, their report and points against what members got',
  async find({ world, operator, sums }) {
    // Campaigns, orders and points are of all time: only a house of the day's own begins with none.
    if (!world.beside) return [];
    const asking = { as: 'compare' } as const;
    const list = await world.ask(operator, campaigns.list, { input: {}, ...asking });
    const stock = await world.ask(operator, points.stock, { input: {}, ...asking });
    const days = await world.ask(operator, campaigns.report, { input: daysOf(world), ...asking });
    if (!list || !stock || !days) return ['the desk of promotions cannot be seen'];
    const over = list.rows.filter(({ given, budget }) => paisa(given) > paisa(budget));
    return [
      ...over.map(({ terms }) => `${terms.name} gave more than its budget`),
      ...differ(
        'cost by the report of campaigns, with taka for points',
        paisa(days.cost) + sums.pointsPaid,
        sums.promoted,
      ),
      ...differ('points out', BigInt(stock.outstanding), sums.points),
      ...differ('orders that wait', BigInt(stock.waiting), 0n),
    ];
  },
};

const DAY_MS = 86_400_000;

/** The day with the evening before it and the night after it. */
function daysOf({ beganAt, life }: Parameters<Check['find']>[0]['world']) {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: day(beganAt - DAY_MS), to: day(life.now() + DAY_MS) };
}
