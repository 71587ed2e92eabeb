import { deposit } from '../acts/deposit.ts';
import { comeBack } from '../acts/enter.ts';
import { teamBets } from '../acts/team-bets.ts';
import { type Person, type Team, untilOf, type World } from '../world.ts';
import { lineUp } from './agent-team.ts';
import { follow, makeVoid, type Placed, type Wish } from './draws.ts';
import type { Story } from './story.ts';
import { playRound } from './tables.ts';
import { stakeIt } from './team.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const VISITS = 6;
const FIRST_VISIT = 10 * MINUTE;
/** Before the end of the day, so that all of it is drawn and paid by then. */
const LAST_VISIT = 75 * MINUTE;
const SPINS = 12;
/** After the hour of a bet: its wages are paid by then. */
const VOID_AFTER = 40 * MINUTE;
/** Past the midnight after the day: its wages and dividends are settled ten minutes after it. */
const PAID_BY = 25 * HOUR;

/** One side of a draw, so that the whole stake is valid turnover; of a game of their own. */
const BIG: Wish = {
  gameCode: 'wingo-3m',
  mode: 'Elott',
  lines: [{ play: 'size', selection: '1', multiple: 15 }],
};
const PAYS_IN = { do: 'deposit', turn: 0, by: 'instant' } as const;
const TABLE = {
  gameId: 'dragon-tiger-low',
  layout: [{ spot: 'dragon', stake: '20.00' }],
} as const;

/**
 * Agents with contracts of all kinds. The contracts are agreed on the evening before, as those of
 * days count from the next one on; their members play slots, draws and tables through the day, one
 * bet is made void once its wages are paid, and the team waits until the day itself is paid.
 */
export const agents: Story = {
  name: 'agents',
  needsBeside: true,
  registers: 'first',
  async tell(world, people) {
    const { life, plan, tally } = world;
    const team = await lineUp(world, people);
    if (!team) return tally.fault('agents were not given contracts of all kinds');
    world.teams.push(team);
    const [top] = people;
    // Who pays those below needs money of their own when the whole team won.
    if (top) await deposit(world, top, { ...PAYS_IN, amount: '5000.00' });
    const apart = (plan.endsAt - LAST_VISIT - FIRST_VISIT) / VISITS;
    for (let visit = 0; visit < VISITS; visit += 1) {
      await life.pause(untilOf(world, FIRST_VISIT + visit * apart));
      await playTogether(world, team, visit);
    }
    await life.pause(untilOf(world, PAID_BY));
  },
};

async function playTogether(world: World, team: Team, visit: number): Promise<void> {
  const { members, agents: both } = team;
  const [first, second, third] = members;
  const below = both.at(-1)?.person;
  for (const person of visit === 3 && below ? [...members, below] : members) {
    if (!(await comeBack(world, person))) return;
    if (visit % 2 === 0 || person === below)
      await deposit(world, person, { ...PAYS_IN, amount: '900.00' });
    await stakeIt(world, person, SPINS);
  }
  if (visit === 0 && second) await betAndVoid(world, team, second);
  if (visit === 1 && third) await playRound(world, third, TABLE);
  if (visit === 2 && first) await follow(world, first, BIG);
}

async function betAndVoid(world: World, team: Team, person: Person): Promise<void> {
  const placed = await follow(world, person, BIG);
  if (placed) world.life.begin(() => voidLater(world, team, { person, placed }));
}

type Bet = { readonly person: Person; readonly placed: Placed };

/** Remembers what the agent at the top saw of the bet before. */
async function voidLater(world: World, team: Team, { person, placed }: Bet): Promise<void> {
  const { life } = world;
  const now = life.now();
  await life.pause(Math.ceil(now / HOUR) * HOUR + VOID_AFTER - now);
  const top = team.agents[0]?.person;
  if (!top || !(await comeBack(world, top)) || !(await comeBack(world, person))) return;
  const bets = await teamBets(world, top);
  if (!(await makeVoid(world, person, placed))) return;
  for (const bet of bets)
    if (bet.member.id === person.memberId && bet.lottery?.issue === placed.issue)
      team.voided.push({ bet, at: life.now() });
}
