import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, SlipId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import type { Terms } from '../rules/add-up.ts';
import { amountOf, type Base, NO_BASE } from '../rules/amounts.ts';
import { sumSlip } from '../rules/slip-sums.ts';
import { isPart } from '../rules/starts.ts';
import { lockRead, payChanges, type Waiting, waitingChanges } from '../store/changes.ts';
import { contractsIn, noteWritten, type RunRow, type Settled } from '../store/runs.ts';
import {
  countBelow,
  insertSlips,
  lastSlips,
  type SlipRow,
  uncountedBelow,
} from '../store/slips.ts';
import { basesOfAll } from './bases.ts';
import { accountKey, byAccount, countingSlips, type Draft, draftClosings } from './closing.ts';

/** Large houses have many slips in one commit. */
const MOST_MS = 120_000;
/** The identity room answers for so many at once. */
const AT_ONCE = 1_000;

type Slip = Parameters<typeof insertSlips>[1][number];

/**
 * Evaluates every contract that counts in a period, and what waits of those that ended, and writes
 * their slips; all or none.
 */
export async function writeRun(room: AgentsRoom, tx: Tx, run: RunRow): Promise<void> {
  await tx.allow(MOST_MS);
  await lockRead(tx);
  const contracts = await contractsIn(tx, { ...run, isPart: isPart(run) });
  const { activeFrom, components } = room.site.agentTerms();
  const drafts = [
    ...(await draftContracts(room, tx, { run, contracts, terms: { activeFrom, components } })),
    ...(await draftClosings(tx, run)),
  ];
  const slips = await finish(room, tx, { run, drafts });
  await insertSlips(tx, slips);
  await payChanges(
    tx,
    slips.map(({ slipId }) => slipId),
  );
  await countBelow(tx, { kind: run.kind, until: run.endsAt, slips: countingSlips(slips) });
  const at = room.clock.now();
  const setting = { activeFrom: String(activeFrom), components };
  await noteWritten(tx, { ...run, at, contracts: contracts.length, setting });
}

type Drafting = { readonly run: RunRow; readonly contracts: readonly Settled[] };

/** A wage by the hour or bucket has a slip only where there is something in it. */
async function draftContracts(
  room: AgentsRoom,
  tx: Tx,
  { run, contracts, terms }: Drafting & { readonly terms: Terms },
): Promise<Draft[]> {
  if (contracts.length === 0) return [];
  const { kind, startsAt: start, endsAt: end } = run;
  const agents = contracts.map(({ downlineId: memberId, terms: { includesSelf } }) => ({
    memberId,
    includesSelf,
  }));
  const bases = await basesOfAll(room, tx, { kind, span: { start, end }, agents, terms });
  const before = await readBefore(tx, { run, contracts });
  return contracts
    .map((contract) => draft(contract, { base: bases.get(contract.downlineId), ...before }))
    .filter((slip) => kind === 'dividend' || kind === 'daily' || hasSomething(slip));
}

/** By {@link accountKey}. */
type Before = {
  readonly last: ReadonlyMap<string, SlipRow>;
  readonly waiting: ReadonlyMap<string, Waiting>;
};

async function readBefore(tx: Tx, { run, contracts: accounts }: Drafting): Promise<Before> {
  const of = { kind: run.kind, accounts };
  return {
    last: byAccount(await lastSlips(tx, { ...of, before: run.startsAt })),
    waiting: byAccount(await waitingChanges(tx, of)),
  };
}

function draft(
  contract: Settled,
  { base = NO_BASE, last, waiting }: Before & { base: Base | undefined },
): Draft {
  const before = last.get(accountKey(contract));
  const changed = waiting.get(accountKey(contract));
  const carryIn = carriedTo(contract, before) + (changed?.carry ?? 0n);
  return {
    contract,
    closing: false,
    base,
    carryIn,
    owedIn: before?.owed ?? 0n,
    changes: changed?.amount ?? 0n,
    earned: amountOf(contract.terms, base, carryIn),
  };
}

/** A new version of a contract carries on what the one before it did. */
function carriedTo({ terms }: Settled, before: SlipRow | undefined): bigint {
  if (terms.kind !== 'dividend' || !terms.carries || before?.carryClearedAt) return 0n;
  return before?.carryOut ?? 0n;
}

const hasSomething = ({ base, changes }: Draft): boolean => base.wagers !== 0n || changes !== 0n;

type Finishing = { readonly run: RunRow; readonly drafts: readonly Draft[] };

async function finish(room: AgentsRoom, tx: Tx, { run, drafts }: Finishing): Promise<Slip[]> {
  const { payMode } = room.site.agentTerms();
  const depths = await depthsOf(room, tx, { run, drafts });
  const down = await paidDownBy(tx, { run, drafts });
  const { kind, period, startsAt, endsAt } = run;
  const dueAt = room.clock.now();
  return drafts.map((one) => {
    const { contract, closing, owedIn, changes, earned } = one;
    const { contractId, uplineId, downlineId } = contract;
    const parts = { earned: earned.amount, changes, paidDown: down.get(one) ?? 0n, owedIn };
    const sums = sumSlip({ ...parts, payMode, closing });
    return {
      slipId: room.ids.next<SlipId>(),
      contractId,
      kind,
      period,
      startsAt,
      endsAt,
      uplineId,
      downlineId,
      depth: depths.get(downlineId) ?? 0,
      closing,
      ...basis(one),
      ...parts,
      ...sums,
      payMode,
      state: sums.payable === 0n ? 'NOTHING' : 'DUE',
      dueAt,
    };
  });
}

/** How far each agent is below the top of the line, on the last day of the period. */
async function depthsOf(room: AgentsRoom, tx: Tx, { run, drafts }: Finishing) {
  const downlineIds = [...new Set(drafts.map(({ contract }) => contract.downlineId))];
  const depths = new Map<MemberId, number>();
  const day = dayOf(new Date(run.endsAt.getTime() - 1));
  for (let at = 0; at < downlineIds.length; at += AT_ONCE) {
    const some = downlineIds.slice(at, at + AT_ONCE);
    for (const [id, depth] of await room.identity.line.depthOf(tx, some, day))
      depths.set(id, depth);
  }
  return depths;
}

/** What it was computed from. */
const basis = ({ contract, base, carryIn, earned }: Draft) => ({
  wagers: base.wagers,
  staked: base.staked,
  valid: base.valid,
  activeMembers: base.activeMembers,
  components: base.components && textsOf(base.components),
  loss: base.loss,
  carryIn: contract.terms.kind === 'dividend' ? carryIn : null,
  carryOut: earned.carryOut,
  bets: earned.bets,
  wonPart: earned.wonPart,
  lostPart: earned.lostPart,
  tier: earned.tier,
  rate: earned.rate === null ? null : Number(earned.rate),
});

const textsOf = (components: NonNullable<Base['components']>) =>
  Object.fromEntries(
    Object.entries(components).map(([name, amount]) => [name, String(amount)]),
  ) as NonNullable<SlipRow['components']>;

/** By slip: slips of this run below its agent, and earlier ones that no slip has yet. */
async function paidDownBy(tx: Tx, { run, drafts }: Finishing): Promise<Map<Draft, bigint>> {
  const uplineIds = drafts.map(({ contract }) => contract.downlineId);
  const earlier = await uncountedBelow(tx, { kind: run.kind, uplineIds, until: run.endsAt });
  const down = new Map(earlier.map(({ uplineId, amount }) => [uplineId, amount]));
  for (const { contract, earned, changes } of drafts) {
    const { uplineId } = contract;
    if (uplineId) down.set(uplineId, (down.get(uplineId) ?? 0n) + earned.amount + changes);
  }
  const counting = countingSlips(
    drafts.map((draft) => ({ draft, ...draft, downlineId: draft.contract.downlineId })),
  );
  return new Map(counting.map(({ draft, downlineId }) => [draft, down.get(downlineId) ?? 0n]));
}
