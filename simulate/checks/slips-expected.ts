import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import { paisa } from '../paisa.ts';
import { differ } from './check.ts';
import { nameOf, type Seen, type SeenAgent } from './slips-seen.ts';
import {
  type Costs,
  countedIn,
  type Expected,
  expectedOf,
  isOverdue,
  type Period,
  periodsOf,
  sum,
  takenBack,
} from './slips-sums.ts';

type Then = { readonly period: Period; readonly expected: Expected };

/** Every slip of an agent is what its contract comes to on the bets of the team. */
export function compareSums(seen: Seen, agent: SeenAgent): string[] {
  const found = agent.contracts.flatMap(({ terms, from }) =>
    ofContract(seen, agent, { terms, from }),
  );
  const of = (kind: ContractKind) => agent.contracts.some(({ terms }) => terms.kind === kind);
  return [
    ...found,
    ...agent.own
      .filter(({ kind }) => !of(kind))
      .map((slip) => `${nameOf(agent, slip)} belongs to no contract`),
  ];
}

type Contract = SeenAgent['contracts'][number];

function ofContract(seen: Seen, agent: SeenAgent, { terms, from }: Contract): string[] {
  const { kind } = terms;
  const slips = agent.own.filter((slip) => slip.kind === kind);
  const found: string[] = [];
  const all: Then[] = [];
  const matched = new Set<string>();
  let carryIn = 0n;
  let owedIn = 0n;
  for (const period of periodsOf(kind, from, seen.now)) {
    const bets = countedIn(agent.bets, period);
    const costs = costsOf(seen, agent, period);
    const expected = expectedOf(terms, { bets, activeFrom: seen.activeFrom, costs, carryIn });
    all.push({ period, expected });
    const slip = slips.find((one) => Date.parse(one.from) === period.from);
    if (!slip) {
      const isDue = isOverdue(period, seen.now) && (isDaily(kind) || bets.length > 0);
      if (isDue) found.push(`${nameOf(agent, named(kind, period))} is missing`);
      continue;
    }
    matched.add(slip.id);
    found.push(...compareSlip({ agent, slip, owedIn }, expected));
    carryIn = expected.carryOut ?? 0n;
    const left = paisa(slip.amount) - owedIn - downOf(slip);
    owedIn = left < 0n ? -left : 0n;
  }
  const extra = slips.filter(({ id }) => !matched.has(id));
  return [
    ...found,
    ...extra.map((slip) => `${nameOf(agent, slip)} is of no period of its contract`),
    ...compareChanges({ seen, agent, terms, all }),
  ];
}

const isDaily = (kind: ContractKind): boolean => kind === 'dividend' || kind === 'daily';
const named = (kind: ContractKind, { from }: Period) => ({
  kind,
  from: new Date(from).toISOString(),
});

/** Wages that moved within the team and goodwill that reached it; nobody there had fees borne. */
function costsOf({ moved, gifts }: Seen, { team }: SeenAgent, { from, to }: Period): Costs {
  const inside = ({ memberId, at }: { readonly memberId: string; readonly at: number }) =>
    team.has(memberId) && at >= from && at < to;
  const wages = moved.filter((one) => inside(one) && one.line.startsWith('wage-'));
  return {
    wages: sum(wages, ({ amount }) => amount),
    promotions: sum(gifts.filter(inside), ({ amount }) => amount),
  };
}

type OfSlip = { readonly agent: SeenAgent; readonly slip: Slip; readonly owedIn: bigint };

const money = (amount: bigint | null): string => (amount === null ? 'none' : toDecimal(amount));
const typed = (text: string | null): string => (text === null ? 'none' : toDecimal(paisa(text)));
const count = (number: bigint | number | null): string => String(number ?? 'none');

function compareSlip({ agent, slip, owedIn }: OfSlip, expected: Expected): string[] {
  const changes = sum(agent.changed.get(slip.id) ?? [], ({ amount }) => paisa(amount));
  const amount = expected.earned + changes;
  const paidDown = sum(
    agent.given.filter(({ kind, from }) => kind === slip.kind && from === slip.from),
    (given) => paisa(given.amount),
  );
  const rest = amount - owedIn - (slip.payMode === 'house' ? paidDown : 0n);
  const payable = rest > 0n ? rest : 0n;
  const fields: readonly (readonly [string, string, string])[] = [
    ['staked', typed(slip.staked), money(expected.staked)],
    ['valid', typed(slip.valid), money(expected.valid)],
    ['activeMembers', count(slip.activeMembers), count(expected.activeMembers)],
    ['tier', count(slip.tier), count(expected.tier)],
    ['rate', typed(slip.rate), money(expected.rate)],
    ['bets', count(slip.bets), count(expected.bets)],
    ['wonPart', typed(slip.wonPart), money(expected.wonPart)],
    ['lostPart', typed(slip.lostPart), money(expected.lostPart)],
    ['loss', typed(slip.loss), money(expected.loss)],
    ['components', typed(componentsOf(slip)), money(expected.loss)],
    ['carryIn', typed(slip.carryIn), money(expected.carryIn)],
    ['carryOut', typed(slip.carryOut), money(expected.carryOut)],
    ['changes', typed(slip.changes), money(changes)],
    ['amount', typed(slip.amount), money(amount)],
    ['paidDown', typed(slip.paidDown), money(paidDown)],
    ['owedIn', typed(slip.owedIn), money(owedIn)],
    ['payable', typed(slip.payable), money(payable)],
    ['state', slip.state, payable > 0n ? 'PAID' : 'NOTHING'],
  ];
  return fields
    .filter(([, found, sums]) => found !== sums)
    .map(
      ([field, found, sums]) => `${nameOf(agent, slip)}, ${field}: ${found}, by the bets ${sums}`,
    );
}

/** What is paid on where the house pays each the own part. */
const downOf = ({ payMode, paidDown }: Slip): bigint =>
  payMode === 'house' ? paisa(paidDown) : 0n;

const componentsOf = ({ components }: Slip): string | null =>
  components && toDecimal(sum(components, ({ amount }) => paisa(amount)));

type OfContract = {
  readonly seen: Seen;
  readonly agent: SeenAgent;
  readonly terms: ContractTerms;
  readonly all: readonly Then[];
};

/** Each bet that became void after its period changes one slip, once, at the rate of then. */
function compareChanges({ agent, terms, all }: OfContract): string[] {
  const { kind } = terms;
  const expected = new Map<string, bigint>();
  for (const { period, expected: then } of all)
    for (const bet of countedIn(agent.bets, period))
      if (bet.voidAt !== null) expected.set(bet.wagerId, takenBack(terms, bet, then));
  const rows = agent.own
    .filter((slip) => slip.kind === kind)
    .flatMap(({ id }) => agent.changed.get(id) ?? []);
  const name = (wagerId: string) => `${agent.name}, ${kind}, change of ${wagerId}`;
  const times = (wagerId: string) => rows.filter((row) => row.wagerId === wagerId).length;
  return [
    ...[...expected].flatMap(([wagerId, amount]) => [
      ...(times(wagerId) === 1 ? [] : [`${name(wagerId)} is on ${times(wagerId)} slips`]),
      ...rows
        .filter((row) => row.wagerId === wagerId)
        .flatMap((row) => differ(name(wagerId), paisa(row.amount), amount)),
    ]),
    ...rows
      .filter(({ wagerId }) => !expected.has(wagerId))
      .map(({ wagerId }) => `${name(wagerId)} is of no bet that was made void`),
  ];
}
