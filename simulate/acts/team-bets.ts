import { playerRoutes } from '@nokshi/contract';
import { allOf } from '../checks/all-of.ts';
import type { Person, TeamBet, World } from '../world.ts';

/** The business day of a moment in Dhaka, `yyyy-MM-dd`. */
export const businessDay = (at: number): string =>
  new Date(at + 6 * 3_600_000).toISOString().slice(0, 10);

/** From the evening before the day until now. */
export const daysSoFar = ({ beganAt, life }: World) => ({
  from: businessDay(beganAt - 1),
  to: businessDay(life.now()),
});

/** Every bet of everyone below an agent. */
export const teamBets = (world: World, agent: Person): Promise<TeamBet[]> =>
  allOf((cursor) =>
    world.ask(agent, playerRoutes.agentTeam.bets, {
      input: { ...daysSoFar(world), scope: 'team', pageSize: 100, ...cursor },
      as: 'look at the bets of the team',
    }),
  );
