import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { amountOf, type Base, type Earned, NO_BASE } from '../rules/amounts.ts';
import { closeCarry } from '../rules/change-amount.ts';
import { waitingChanges } from '../store/changes.ts';
import { endedWaiting, lastPlayed } from '../store/closings.ts';
import type { RunRow, Settled } from '../store/runs.ts';
import { type Account, lastSlips } from '../store/slips.ts';

/** A slip before it has its place in the run. */
export type Draft = {
  readonly contract: Settled;
  readonly closing: boolean;
  readonly base: Base;
  readonly carryIn: bigint;
  readonly owedIn: bigint;
  readonly changes: bigint;
  readonly earned: Earned;
};

/** Two sides of contracts of a kind, as a key. */
export const accountKey = ({ downlineId, uplineId }: Account): string =>
  `${downlineId} ${uplineId ?? ''}`;

export const byAccount = <Row extends Account>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [accountKey(row), row]));

/**
 * Closing slips of a run, of contracts that were over when it begins: what changed later of their bets,
 * and what their last slip came to below zero. They have no play; a carry that changed counts at the
 * rate of the last slip.
 */
export async function draftClosings(tx: Tx, run: RunRow): Promise<Draft[]> {
  const accounts = (await endedWaiting(tx, run)).filter(({ endsAt }) => endsAt <= run.startsAt);
  if (accounts.length === 0) return [];
  const of = { kind: run.kind, accounts };
  const waiting = byAccount(await waitingChanges(tx, of));
  const last = byAccount(await lastSlips(tx, { ...of, before: run.startsAt }));
  const played = byAccount(run.kind === 'dividend' ? await lastPlayed(tx, of) : []);
  return accounts.map((contract): Draft => {
    const key = accountKey(contract);
    const [before, at] = [last.get(key), played.get(key)];
    const isCleared = before?.carryClearedAt ?? false;
    const rate = at && at.rate !== null ? BigInt(at.rate) : null;
    const closed = at && closeCarry({ rate, left: at.left, carry: at.carry });
    return {
      contract,
      closing: true,
      base: NO_BASE,
      carryIn: at?.carry ?? 0n,
      owedIn: before?.owed ?? 0n,
      changes: waiting.get(key)?.amount ?? 0n,
      earned: {
        ...amountOf(contract.terms, NO_BASE, 0n),
        tier: null,
        rate: closed?.earned ? rate : null,
        amount: closed?.earned ?? 0n,
        carryOut: closed && contract.terms.kind === 'dividend' && !isCleared ? closed.carryOut : 0n,
      },
    };
  });
}

/** Of those that have two slips in a run the one with play: what is paid on below counts in it. */
export function countingSlips<Slip extends { downlineId: MemberId; closing: boolean }>(
  slips: readonly Slip[],
): Slip[] {
  const counting = new Map<MemberId, Slip>();
  for (const slip of slips)
    if (!slip.closing || !counting.has(slip.downlineId)) counting.set(slip.downlineId, slip);
  return [...counting.values()];
}
