import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { comeBack } from '../acts/enter.ts';
import { daysSoFar, teamBets } from '../acts/team-bets.ts';
import { paisa } from '../paisa.ts';
import type { ContractAgent, Person, Team, TeamBet, World } from '../world.ts';
import { allOf } from './all-of.ts';
import type { Check, LivedDay } from './check.ts';
import { readTotals } from './house-accounts.ts';
import { compareSlips, figuresOf } from './slips-compare.ts';
import type { Changed, Gift, Moved, Seen, SeenAgent } from './slips-seen.ts';
import type { Bet } from './slips-sums.ts';

const { agentContracts, agentSlips, records } = playerRoutes;
const { adjustments, agentRuns, settings } = consoleRoutes;
const LINES = ['wage-in', 'wage-out', 'dividend-in', 'dividend-out'] as const;

/**
 * Every slip of every agent: both sides and operators see the same one, it is what the bets of the
 * team come to, its money is in the records, and `npm run slips` finds no difference.
 */
export const slips: Check = {
  name: 'agents: each slip against both sides, the bets of the team and the ledger',
  async find(day) {
    const { world } = day;
    const { beside } = world;
    if (world.teams.length === 0 || !beside) return [];
    const seen = await readSeen(day, beside);
    world.tally.note(figuresOf(seen));
    return compareSlips(seen);
  },
};

async function readSeen(day: LivedDay, beside: NonNullable<World['beside']>): Promise<Seen> {
  const { world, operator, before } = day;
  const { ask, teams, life } = world;
  const asking = { as: 'compare' } as const;
  const setting = await ask(operator, settings.agents, { input: {}, ...asking });
  const totals = await readTotals(world, operator);
  const { from, to } = daysSoFar(world);
  const agents: SeenAgent[] = [];
  const moved: Moved[] = [];
  for (const team of teams) {
    for (const agent of team.agents) agents.push(await readAgent(world, team, agent));
    for (const person of [...team.agents.map((one) => one.person), ...team.members])
      moved.push(...(await movedOf(world, person)));
  }
  return {
    now: life.now(),
    activeFrom: paisa(setting?.setting.activeFrom ?? ''),
    agents,
    moved,
    gifts: await giftsOf(day),
    desk: await allOf((cursor) =>
      ask(operator, agentRuns.slips, { input: { pageSize: 100, ...cursor }, ...asking }),
    ),
    runs: await allOf((cursor) =>
      ask(operator, agentRuns.runs, { input: { pageSize: 100, ...cursor }, ...asking }),
    ),
    commission: (before.get('commission') ?? 0n) - (totals.get('commission') ?? 0n),
    again: await beside.checkSlips(from, to),
  };
}

async function readAgent(
  world: World,
  { voided }: Team,
  { person, upline, terms, below }: ContractAgent,
): Promise<SeenAgent> {
  await comeBack(world, person);
  const list = await world.ask(person, agentContracts.list, {
    input: { side: 'own', state: 'ACTIVE', pageSize: 100 },
    as: 'compare',
  });
  const startOf = (kind: string) => list?.rows.find((row) => row.kind === kind)?.startsAt ?? '';
  const bets = await teamBets(world, person);
  const own = await slipsOf(world, person, 'own');
  return {
    id: person.memberId,
    name: person.plan.username,
    uplineId: upline?.memberId ?? null,
    contracts: terms.map((one) => ({ terms: one, from: Date.parse(startOf(one.kind)) })),
    team: new Set(below.map(({ memberId }) => memberId)),
    bets: betsOf(bets, voided),
    own,
    given: await slipsOf(world, person, 'given'),
    changed: await changedOf(world, person, own),
  };
}

/** What was finished; a bet that became void counts as it was before. */
const betsOf = (bets: readonly TeamBet[], voided: Team['voided']): Bet[] =>
  bets.flatMap((now) => {
    const gone = voided.find(({ bet }) => bet.wagerId === now.wagerId);
    const bet = gone?.bet ?? now;
    if (bet.settledAt === null || bet.state !== 'SETTLED') return [];
    return {
      wagerId: bet.wagerId,
      memberId: bet.member.id,
      stake: paisa(bet.stake),
      valid: paisa(bet.valid),
      paid: paisa(bet.payout),
      rebate: paisa(bet.lottery?.rebate ?? '0'),
      settledAt: Date.parse(bet.settledAt),
      voidAt: gone?.at ?? null,
    };
  });

async function slipsOf(world: World, person: Person, side: 'own' | 'given'): Promise<Slip[]> {
  const found: Slip[] = [];
  for (const kind of CONTRACT_KINDS)
    found.push(
      ...(await allOf((cursor) =>
        world.ask(person, agentSlips.slips, {
          input: { kind, side, ...daysSoFar(world), pageSize: 100, ...cursor },
          as: 'look at slips',
        }),
      )),
    );
  return found;
}

async function changedOf(
  { ask }: World,
  person: Person,
  own: readonly Slip[],
): Promise<Map<string, readonly Changed[]>> {
  const changed = new Map<string, readonly Changed[]>();
  for (const { id: slipId, changes } of own) {
    if (paisa(changes) === 0n) continue;
    const slip = await ask(person, agentSlips.slip, { input: { slipId }, as: 'look at a slip' });
    changed.set(slipId, slip?.changed ?? []);
  }
  return changed;
}

async function movedOf(world: World, person: Person): Promise<Moved[]> {
  await comeBack(world, person);
  const moved: Moved[] = [];
  for (const kind of LINES) {
    const entries = await allOf((cursor) =>
      world.ask(person, records.entries, {
        input: { ...daysSoFar(world), kind, pageSize: 100, ...cursor },
        as: 'compare',
      }),
    );
    for (const { line, amount, at, reference } of entries)
      moved.push({
        memberId: person.memberId,
        line,
        slipId: reference?.id ?? '',
        amount: paisa(amount),
        at: Date.parse(at),
      });
  }
  return moved;
}

const giftsOf = async ({ world, operator }: LivedDay): Promise<Gift[]> =>
  (
    await allOf((cursor) =>
      world.ask(operator, adjustments.list, {
        input: { pageSize: 100, ...cursor },
        as: 'compare',
      }),
    )
  )
    .filter(({ way, cause }) => way === 'give' && cause === 'goodwill')
    .map(({ memberId, amount, at }) => ({ memberId, amount: paisa(amount), at: Date.parse(at) }));
