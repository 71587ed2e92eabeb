import type { Output } from '@nokshi/contract';
import type { consoleAgentRunsRoutes } from '@nokshi/contract/console/agent-contracts.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { type MemberId, type SlipId, toWire } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { amountOf, type Base, NO_BASE } from '../rules/amounts.ts';
import { changesSum } from '../store/changes.ts';
import type { RunRow } from '../store/runs.ts';
import { slipsOfRun } from '../store/slip-lists.ts';
import type { NamedSlip } from '../store/slips.ts';
import { basesOfAll } from './bases.ts';
import { laterChanges } from './later-changes.ts';
import type { BasesRoom } from './play-beside.ts';

export type Difference = Output<typeof consoleAgentRunsRoutes.recompute>['differences'][number];
type Field = Difference['field'];

/** What a recomputation reads. */
export type RecomputeRoom = BasesRoom & { readonly wallet: Pick<AgentsRoom['wallet'], 'entries'> };

const IN_PAGE = 500;
const MOST_MS = 120_000;

/**
 * Computes the slips of a run again, from wagers and settlements themselves and from entries of the
 * ledger, and names each difference; also in what was read of bets that changed after the period.
 * What was carried and owed before is read from the slips before.
 */
export async function recomputeRun(
  room: RecomputeRoom,
  tx: Tx,
  run: RunRow,
): Promise<{ slips: number; differences: Difference[] }> {
  await tx.allow(MOST_MS);
  const slips = await allSlips(tx, run);
  const terms = termsOf(run);
  if (!terms || slips.length === 0) return { slips: 0, differences: [] };
  const played = slips.filter(({ closing }) => !closing);
  const bases = await basesOfAll(room, tx, {
    kind: run.kind,
    span: { start: run.startsAt, end: run.endsAt },
    from: 'ledger',
    terms,
    agents: played.map(({ downlineId: memberId, terms: { includesSelf } }) => ({
      memberId,
      includesSelf,
    })),
  });
  const differences: Difference[] = [];
  const compare = (slip: NamedSlip, compared: readonly Compared[]) => {
    for (const [field, ours, theirs] of compared)
      if (ours !== theirs) differences.push(differenceOf(slip, field, [ours, theirs]));
  };
  for (const slip of slips)
    compare(slip, [
      ...compareBase(slip, bases.get(slip.downlineId) ?? NO_BASE),
      ['changes', slip.changes, await changesSum(tx, slip.slipId)],
      ['paid', movedBy(slip), await movedInLedger(room, tx, slip)],
    ]);
  for (const { slip, stored, made } of await laterChanges(room, tx, { run, slips: played }))
    compare(slip, [
      stored.amount === made.amount
        ? ['later', stored.base, made.base]
        : ['later', stored.amount, made.amount],
    ]);
  return { slips: slips.length, differences };
}

/** What counted when the slips were written; null: they are not yet. */
const termsOf = ({ setting }: RunRow) =>
  setting && { ...setting, activeFrom: BigInt(setting.activeFrom) };

async function allSlips(tx: Tx, run: RunRow): Promise<NamedSlip[]> {
  const slips: NamedSlip[] = [];
  for (let after: SlipId | null = null; ; ) {
    const page: NamedSlip[] = await slipsOfRun(tx, { ...run, after, limit: IN_PAGE });
    slips.push(...page);
    after = page.at(-1)?.slipId ?? null;
    if (!after || page.length < IN_PAGE) return slips;
  }
}

type Compared = readonly [field: Field, slip: bigint, ledger: bigint];

/** A closing slip has no base: what it gives beside changes is of a carry. */
function compareBase(slip: NamedSlip, base: Base): Compared[] {
  if (slip.closing) return [['amount', slip.amount, slip.earned + slip.changes]];
  const earned = amountOf(slip.terms, base, slip.carryIn ?? 0n);
  return [
    ['staked', slip.staked, base.staked],
    ['valid', slip.valid, base.valid],
    ['activeMembers', BigInt(slip.activeMembers) * 100n, BigInt(base.activeMembers) * 100n],
    ['loss', slip.loss ?? 0n, base.loss ?? 0n],
    ['amount', slip.amount, earned.amount + slip.changes],
  ];
}

/** What a slip says has moved: to the downline, and back to the house. */
const movedBy = ({ paidAt, payable }: NamedSlip): bigint => (paidAt ? payable : 0n);

async function movedInLedger(
  { wallet }: RecomputeRoom,
  tx: Tx,
  { slipId: reference, downlineId: memberId }: Pick<NamedSlip, 'slipId' | 'downlineId'>,
): Promise<bigint> {
  const entries = await wallet.entries(tx, { memberId, references: [reference], limit: 10 });
  return entries.reduce((total, { amount }) => total + amount, 0n);
}

const differenceOf = (
  slip: { slipId: SlipId; downlineId: MemberId; downlineName: string },
  field: Field,
  [ours, theirs]: readonly [bigint, bigint],
): Difference => ({
  slipId: toWire('slp', slip.slipId),
  downline: { id: toWire('mbr', slip.downlineId), username: slip.downlineName },
  field,
  slip: toDecimal(ours),
  ledger: toDecimal(theirs),
});
