import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import { paisa } from '../paisa.ts';
import { differ } from './check.ts';
import { compareSums } from './slips-expected.ts';
import { nameOf, type Seen, type SeenAgent } from './slips-seen.ts';
import { sum } from './slips-sums.ts';

/** What does not agree among slips, bets, entries and the console, as sentences. */
export const compareSlips = (seen: Seen): string[] => [
  ...seen.agents.flatMap((agent) => bothSides(seen, agent)),
  ...seen.agents.flatMap((agent) => compareSums(seen, agent)),
  ...againstLedger(seen),
  ...againstConsole(seen),
  ...seen.again.differences,
];

/** Names and sides are each viewer's own. */
const OF_VIEWER: readonly string[] = ['side', 'upline', 'downline'];

function compareViews(name: string, own: Slip, other: object | undefined): string[] {
  if (!other) return [`${name} is not seen`];
  const theirs = new Map(Object.entries(other));
  return Object.entries(own)
    .filter(([field]) => !OF_VIEWER.includes(field))
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(theirs.get(field)))
    .map(
      ([field, value]) =>
        `${name}, ${field}: ${JSON.stringify(theirs.get(field))}, and ${JSON.stringify(value)} for who receives it`,
    );
}

/** Who receives, who grants and operators see the same slips. */
function bothSides({ agents, desk }: Seen, agent: SeenAgent): string[] {
  const above = agents.find(({ id }) => id === agent.uplineId);
  const known = new Set(agents.flatMap(({ own }) => own.map(({ id }) => id)));
  return [
    ...agent.own.flatMap((slip) => {
      const named = (who: string) => `${nameOf(agent, slip)}, by ${who}`;
      const byId = ({ id }: { readonly id: string }) => id === slip.id;
      return [
        ...compareViews(named('operators'), slip, desk.find(byId)),
        ...(above ? compareViews(named(above.name), slip, above.given.find(byId)) : []),
      ];
    }),
    ...agent.given
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => `${agent.name} grants ${id}, which nobody receives`),
  ];
}

const bare = (id: string): string => id.replace(/^slp_/, '').replaceAll('-', '');

/** What slips say has moved is each an entry of its member, and there are no other entries. */
function againstLedger({ agents, moved, commission }: Seen): string[] {
  const expected = new Map<string, bigint>();
  let byHouse = 0n;
  for (const agent of agents)
    for (const slip of agent.own.filter(({ paidAt }) => paidAt !== null)) {
      const kind = slip.kind === 'dividend' ? 'dividend' : 'wage';
      const payable = paisa(slip.payable);
      expected.set(`${agent.id} ${kind}-in ${bare(slip.id)}`, payable);
      if (agent.uplineId && slip.payMode === 'upline')
        expected.set(`${agent.uplineId} ${kind}-out ${bare(slip.id)}`, -payable);
      else byHouse += payable;
    }
  const entries = new Map<string, bigint>();
  for (const { memberId, line, slipId, amount } of moved) {
    const key = `${memberId} ${line} ${bare(slipId)}`;
    entries.set(key, (entries.get(key) ?? 0n) + amount);
  }
  return [
    ...[...new Set([...expected.keys(), ...entries.keys()])].flatMap((key) =>
      differ(`entries of ${key}`, entries.get(key) ?? 0n, expected.get(key) ?? 0n),
    ),
    ...differ('commissions of the house', commission, byHouse),
  ];
}

/** The runs of a kind add up to its slips, and each slip is known to both. */
function againstConsole({ agents, desk, runs, again }: Seen): string[] {
  const slips = agents.flatMap(({ own }) => own);
  const known = new Set(slips.map(({ id }) => id));
  return [
    ...CONTRACT_KINDS.flatMap((kind) => {
      const ran = runs.filter((run) => run.kind === kind);
      const ours = slips.filter((slip) => slip.kind === kind);
      const paid = ours.filter(({ paidAt }) => paidAt !== null);
      const payable = (some: readonly Slip[]) => sum(some, (slip) => paisa(slip.payable));
      return [
        ...differ(
          `runs, ${kind}`,
          sum(ran, ({ total }) => paisa(total)),
          payable(ours),
        ),
        ...differ(
          `runs, ${kind}, paid`,
          sum(ran, ({ paidTotal }) => paisa(paidTotal)),
          payable(paid),
        ),
      ];
    }),
    ...desk
      .filter(({ id }) => !known.has(id))
      .map(({ id, downline }) => `operators see ${id} of ${downline.username}, who does not`),
    ...(again.slips === slips.length
      ? []
      : [`${again.slips} slips were computed again, and ${slips.length} are seen`]),
  ];
}

/** A line for the report: how many agents, contracts, and slips of each kind with what they paid. */
export function figuresOf({ agents, again }: Seen): string {
  const slips = agents.flatMap(({ own }) => own);
  const contracts = agents.reduce((all, agent) => all + agent.contracts.length, 0);
  const kinds = CONTRACT_KINDS.map((kind) => {
    const ours = slips.filter((slip) => slip.kind === kind);
    const paid = sum(ours, ({ paidAt, payable }) => (paidAt ? paisa(payable) : 0n));
    return `${ours.length} ${kind} (৳${toDecimal(paid)})`;
  });
  const changed = slips.filter(({ changes }) => paisa(changes) !== 0n).length;
  return `agents: ${agents.length} with ${contracts} contracts; slips: ${kinds.join(', ')}, ${changed} with changes; computed again: ${again.differences.length} differences`;
}
