import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Operator } from '../desk/operator.ts';
import { paisa } from '../paisa.ts';
import type { Person, World } from '../world.ts';
import { allOf } from './all-of.ts';

const { points, promotions } = playerRoutes;
const { campaigns } = consoleRoutes;

/** Of bonus money that was given; not of what waits or lapsed. */
const GIVEN: ReadonlySet<string> = new Set([
  'ACTIVE',
  'CONVERTED',
  'SPENT',
  'EXPIRED',
  'LEFT',
  'REVOKED',
]);

/** What a member got of promotions as the member and the desk see it, in paisa; points as they are. */
export async function promotionsOf(world: World, operator: Operator, person: Person) {
  const { ask } = world;
  const asking = { input: {}, as: 'compare' } as const;
  const rewards = (await ask(person, promotions.rewards, asking))?.rows ?? [];
  const bonuses = await ask(person, promotions.bonuses, asking);
  const cash = rewards.filter(({ state }) => state === 'PAID');
  const given = rewards.filter(({ reward, state }) => reward.kind === 'bonus' && GIVEN.has(state));
  const atDesk =
    given.length > 0
      ? await ask(operator, campaigns.grants, {
          input: { memberId: person.memberId },
          as: 'compare',
        })
      : null;
  const returned = total((atDesk?.rows ?? []).map((one) => one.returned));
  const changes = await allOf((cursor) =>
    ask(person, points.details, { input: { pageSize: 100, ...cursor }, as: 'compare' }),
  );
  return {
    cash: total(cash.map(({ amount }) => amount)),
    bonus: total(given.map(({ amount }) => amount)) - returned,
    converted: total(given.map((one) => one.converted)),
    held: paisa(bonuses?.bonus ?? '0'),
    points: BigInt((await ask(person, points.balance, asking))?.pointBalance ?? 0),
    changes: changes.reduce((sum, { changedPoints }) => sum + BigInt(changedPoints), 0n),
  };
}

const total = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + paisa(amount), 0n);
