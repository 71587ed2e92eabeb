import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, SlipId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { amountOf, type Base, type Earned, NO_BASE } from '../rules/amounts.ts';
import { sumSlip } from '../rules/slip-sums.ts';
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

/** Large houses have many slips in one commit. */
const MOST_MS = 120_000;
/** The identity room answers for so many at once. */
const AT_ONCE = 1_000;

type Slip = Parameters<typeof insertSlips>[1][number];

/** Evaluates every contract that counts in a period, and writes their slips; all or none. */
export async function writeRun(room: AgentsRoom, tx: Tx, run: RunRow): Promise<void> {
  await tx.allow(MOST_MS);
  await lockRead(tx);
  const contracts = await contractsIn(tx, run);
  const agents = contracts.map(({ downlineId: memberId, terms: { includesSelf } }) => ({
    memberId,
    includesSelf,
  }));
  const span = { start: run.startsAt, end: run.endsAt };
  const { activeFrom, components } = room.site.agentTerms();
  const terms = { activeFrom, components };
  const bases = await basesOfAll(room, tx, { kind: run.kind, span, agents, terms });
  const before = await readBefore(room, tx, { run, contracts });
  const drafts = contracts
    .map((contract) => draft(contract, { base: bases.get(contract.downlineId), ...before }))
    .filter((slip) => run.kind === 'dividend' || run.kind === 'daily' || hasSomething(slip));
  const slips = await finish(room, tx, { run, drafts, ...before });
  await insertSlips(tx, slips);
  await payChanges(tx, { kind: run.kind, slips });
  const uplineIds = contracts.map(({ downlineId }) => downlineId);
  await countBelow(tx, { ...run, uplineIds, until: run.endsAt });
  const at = room.clock.now();
  const setting = { activeFrom: String(activeFrom), components };
  await noteWritten(tx, { ...run, at, contracts: contracts.length, setting });
}

type Before = {
  readonly last: ReadonlyMap<MemberId, SlipRow>;
  readonly waiting: ReadonlyMap<MemberId, Waiting>;
  readonly depths: ReadonlyMap<MemberId, number>;
};

async function readBefore(
  room: AgentsRoom,
  tx: Tx,
  { run, contracts }: { run: RunRow; contracts: readonly Settled[] },
): Promise<Before> {
  const downlineIds = contracts.map(({ downlineId }) => downlineId);
  const of = { kind: run.kind, downlineIds };
  const last = await lastSlips(tx, { ...of, before: run.startsAt });
  const waiting = await waitingChanges(tx, of);
  const depths = new Map<MemberId, number>();
  const day = dayOf(new Date(run.endsAt.getTime() - 1));
  for (let at = 0; at < downlineIds.length; at += AT_ONCE) {
    const some = downlineIds.slice(at, at + AT_ONCE);
    for (const [id, depth] of await room.identity.line.depthOf(tx, some, day))
      depths.set(id, depth);
  }
  return {
    last: new Map(last.map((slip) => [slip.downlineId, slip])),
    waiting: new Map(waiting.map((sum) => [sum.downlineId, sum])),
    depths,
  };
}

type Draft = {
  readonly contract: Settled;
  readonly base: Base;
  readonly carryIn: bigint;
  readonly owedIn: bigint;
  readonly changes: bigint;
  readonly earned: Earned;
};

function draft(
  contract: Settled,
  { base = NO_BASE, last, waiting }: Before & { base: Base | undefined },
): Draft {
  const { terms, downlineId } = contract;
  const before = last.get(downlineId);
  const changed = waiting.get(downlineId);
  const carryIn = carriedTo(contract, before) + (changed?.carry ?? 0n);
  return {
    contract,
    base,
    carryIn,
    owedIn: before?.owed ?? 0n,
    changes: changed?.amount ?? 0n,
    earned: amountOf(terms, base, carryIn),
  };
}

/** A new version of a contract carries on what the one before it did; another upline begins at zero. */
function carriedTo({ terms, uplineId }: Settled, before: SlipRow | undefined): bigint {
  if (terms.kind !== 'dividend' || !terms.carries) return 0n;
  if (!before || before.uplineId !== uplineId || before.carryClearedAt) return 0n;
  return before.carryOut ?? 0n;
}

const hasSomething = ({ base, changes }: Draft): boolean => base.wagers !== 0n || changes !== 0n;

type Finishing = Before & { readonly run: RunRow; readonly drafts: readonly Draft[] };

async function finish(
  room: AgentsRoom,
  tx: Tx,
  { run, drafts, depths }: Finishing,
): Promise<Slip[]> {
  const { payMode } = room.site.agentTerms();
  const down = await paidDownBy(tx, { run, drafts });
  const { kind, period, startsAt, endsAt } = run;
  const dueAt = room.clock.now();
  return drafts.map((one) => {
    const { contract, owedIn, changes, earned } = one;
    const { contractId, uplineId, downlineId } = contract;
    const paidDown = down.get(downlineId) ?? 0n;
    const parts = { earned: earned.amount, changes, paidDown, owedIn, payMode };
    const sums = sumSlip(parts);
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
      ...basis(one),
      ...parts,
      ...sums,
      state: sums.payable > 0n ? 'DUE' : 'NOTHING',
      dueAt,
    };
  });
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

/** By upline: slips of this run below them, and earlier ones that no slip of theirs has yet. */
async function paidDownBy(
  tx: Tx,
  { run, drafts }: { run: RunRow; drafts: readonly Draft[] },
): Promise<Map<MemberId, bigint>> {
  const uplineIds = drafts.map(({ contract }) => contract.downlineId);
  const earlier = await uncountedBelow(tx, { kind: run.kind, uplineIds, until: run.endsAt });
  const down = new Map(earlier.map(({ uplineId, amount }) => [uplineId, amount]));
  for (const { contract, earned, changes } of drafts) {
    const { uplineId } = contract;
    if (uplineId) down.set(uplineId, (down.get(uplineId) ?? 0n) + earned.amount + changes);
  }
  return down;
}
