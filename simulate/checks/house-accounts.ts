import { consoleRoutes } from '@nokshi/contract';
import { paisa } from '../paisa.ts';
import type { Operator } from '../desk/operator.ts';
import type { World } from '../world.ts';
import { type Check, differ, type Totals } from './check.ts';

export async function readTotals(world: World, operator: Operator): Promise<Totals> {
  const { totals } = consoleRoutes.wallet;
  const said = await world.ask(operator, totals, { input: {}, as: 'read the totals' });
  const pools = await world.ask(operator, consoleRoutes.jackpots.pools, {
    input: {},
    as: 'read the pools',
  });
  const purses = (pools?.pools ?? []).map(
    ({ cover, running }) => paisa(cover) + paisa(running?.value ?? '0'),
  );
  return new Map([
    ...(said?.rows ?? [])
      .filter(({ asset }) => asset === 'BDT')
      .map(({ kind, balance }) => [kind, paisa(balance)] as const),
    [PURSES, purses.reduce((all, one) => all + one, 0n)],
  ]);
}

/** A pool’s purses are cash accounts as well, of which the totals tell no more than of members’. */
const PURSES = 'purses of the pools';

/** What the house’s own accounts took and gave is what all members together gave and took. */
export const houseAccounts: Check = {
  name: 'house: its accounts against all members',
  async find({ world, operator, before, sums }) {
    const after = await readTotals(world, operator);
    const grown = (fits: (kind: string) => boolean) =>
      [...after]
        .filter(([kind]) => fits(kind))
        .reduce((all, [kind, now]) => all + now - (before.get(kind) ?? 0n), 0n);
    const one = (name: string) => grown((kind) => kind === name);
    const out = one('payouts') + one('suspense');
    return [
      ...differ(
        'all accounts together',
        grown((kind) => kind !== PURSES),
        0n,
      ),
      ...differ('members’ cash', one('cash') - one(PURSES), sums.cash),
      ...differ('members’ bonus money', one('bonus'), sums.bonus),
      ...differ('members’ held money', one('held'), sums.held),
      ...differ(
        'clearing, what came in',
        -grown((kind) => kind.startsWith('clearing:')),
        sums.deposited,
      ),
      ...differ(
        'games and pools, GGR less awards and promotions',
        grown(isGame),
        sums.staked - sums.paidOut - sums.awarded - sums.promoted + sums.lostAtVendors,
      ),
      ...differ('payouts and suspense, what went out', out, sums.withdrawn),
      ...differ('members’ money at vendors', one(world.beside?.purse.vendor ?? ''), sums.atVendors),
      ...differ(
        'by hand and owed, what members got of it',
        -one('adjustment') - one('receivables'),
        sums.adjusted + sums.reversed,
      ),
      ...differ('along the team line, and nowhere else', one('inter-lane'), 0n),
    ];
  },
};

/** A pool grows out of its cover, and that came out of `promotion`. */
const isGame = (kind: string) =>
  kind.startsWith('house:') || kind === PURSES || kind === 'promotion';
