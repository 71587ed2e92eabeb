import type { Input, Output } from '@nokshi/contract';
import { type consoleHarmRoutes as routes, MOST_MARKED } from '@nokshi/contract/console/harm.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import type { HarmRoom } from './room.ts';
import { markedAmong } from './store/members.ts';

type Route = typeof routes.ofSlip;

/** Members whose rows are read at once. */
const AT_ONCE = 5_000;

/**
 * How much of what a slip is paid for comes from members with markers. The markers are those of the
 * last check, whatever they were in the period of the slip. Refuses: agents.slip-unknown.
 */
export async function markedOfSlip(
  room: HarmRoom,
  tx: Tx,
  { id }: Input<Route>,
): Promise<Output<Route>> {
  const { kind, plays } = await room.agents.playOfSlip(tx, id);
  const bases = new Map(plays.map((play) => [play.memberId, baseOf(kind, play)]));
  const marked = (await markedOf(tx, [...bases.keys()]))
    .map((row) => ({ ...row, base: bases.get(row.memberId) ?? 0n }))
    .sort((one, other) => other.level - one.level || (one.base < other.base ? 1 : -1));
  const base = sum([...bases.values()]);
  const markedBase = sum(marked.map((row) => row.base));
  const share = shareOf(markedBase, base);
  const named = marked.slice(0, MOST_MARKED);
  const names = await room.identity.usernames(
    tx,
    named.map(({ memberId }) => memberId),
  );
  return {
    members: bases.size,
    marked: marked.length,
    base: toDecimal(base),
    markedBase: toDecimal(markedBase),
    share: share === null ? null : toDecimal(share),
    rows: named.map((row) => ({
      memberId: toWire('mbr', row.memberId),
      username: names.get(row.memberId) ?? '',
      level: row.level,
      base: toDecimal(row.base),
    })),
  };
}

async function markedOf(tx: Tx, memberIds: readonly MemberId[]) {
  const marked: Awaited<ReturnType<typeof markedAmong>> = [];
  for (let at = 0; at < memberIds.length; at += AT_ONCE)
    marked.push(...(await markedAmong(tx, memberIds.slice(at, at + AT_ONCE))));
  return marked;
}

type Play = { readonly staked: bigint; readonly paid: bigint; readonly valid: bigint };

/** A dividend is paid for what members lost, a wage for their valid turnover. domain.md 8.2. */
const baseOf = (kind: ContractKind, { staked, paid, valid }: Play): bigint =>
  kind === 'dividend' ? staked - paid : valid;

/** In hundredths of a percent; null where a part is no share of the whole. */
const shareOf = (part: bigint, whole: bigint): bigint | null =>
  part < 0n || whole <= 0n || part > whole ? null : (part * 10_000n) / whole;

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
