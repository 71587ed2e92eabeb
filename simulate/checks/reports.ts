import { consoleRoutes } from '@nokshi/contract';
import { paisa } from '../paisa.ts';
import { type Check, differ, type LivedDay } from './check.ts';
import { readTotals } from './house-accounts.ts';

const { report, check } = consoleRoutes.reports;

/** The report of the days is made again from the entries; in a house of the day's own it is the day. */
export const reports: Check = {
  name: 'reports: each column against the entries, and against what happened',
  async find(day) {
    const { world, operator, sums } = day;
    const asking = { input: {}, as: 'compare' } as const;
    const said = await world.ask(operator, report, asking);
    const again = await world.ask(operator, check, asking);
    if (!said || !again) return ['the report cannot be seen'];
    const found = again.days
      .filter(({ difference }) => difference !== '0.00')
      .map((one) => `${one.day}, ${one.column}: ${one.report}, by the entries ${one.ledger}`);
    return world.beside
      ? [
          ...found,
          ...(await againstDay(day, said.total)),
          ...differ('report, lost in wallets of vendors', paisa(again.vendors), sums.lostAtVendors),
        ]
      : found;
  },
};

type Total = Readonly<
  Record<'deposits' | 'withdrawals' | 'ggr' | 'awards' | 'bonus' | 'adjustments', string>
>;

async function againstDay({ world, operator, sums }: LivedDay, total: Total): Promise<string[]> {
  const byHand = (await readTotals(world, operator)).get('adjustment') ?? 0n;
  return [
    ...differ('report, deposits', paisa(total.deposits), sums.deposited),
    ...differ('report, withdrawals', paisa(total.withdrawals), sums.withdrawn),
    ...differ('report, GGR', paisa(total.ggr), sums.staked - sums.paidOut),
    ...differ('report, awards', paisa(total.awards), sums.awarded),
    ...differ('report, promotions', paisa(total.bonus), sums.promoted),
    ...differ('report, adjustments', paisa(total.adjustments), -byHand),
  ];
}
