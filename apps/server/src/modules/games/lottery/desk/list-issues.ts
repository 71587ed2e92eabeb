import type { Input, Output } from '@nokshi/contract';
import type { consoleLotteryRoutes, DeskIssue } from '@nokshi/contract/console/lottery.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { type RoundId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { RoundRow } from '../../rounds/index.ts';
import type { LotteryRoom } from '../room.ts';
import { betsByIds } from '../store/bets.ts';
import { countedTotals, largestBets, type Total, totalsNow } from '../store/desk.ts';
import { payingOf } from '../ticket-of.ts';
import { MOST_SHOWN, wireResult } from '../wire.ts';
import { LATE_MS, lateIssues } from './list-games.ts';

type Routes = typeof consoleLotteryRoutes;

const MOST_BETS = 100;

/** So many issues are searched at once for those with bets; the next page goes on after them. */
const SEARCHED = 1_000;

/** The issues of a lottery that have opened, newest first. Refuses lottery.game-unknown. */
export async function listIssues(
  room: LotteryRoom,
  tx: Tx,
  { gameCode, only, cursor, pageSize }: Input<Routes['issues']>,
): Promise<Output<Routes['issues']>> {
  room.games.find(gameCode);
  if (only === 'late') {
    const late = (await lateIssues(room, tx)).filter(({ series }) => series === gameCode);
    return { rows: await wireIssues(room, tx, late.toReversed()), next: null };
  }
  const before = cursor === undefined ? null : readNumber(cursor);
  const most = only === 'all' ? pageSize : SEARCHED;
  const rounds = await room.rounds.listed(tx, { series: gameCode, before, most: most + 1 });
  const looked = rounds.slice(0, most);
  const wanted = only === 'all' ? looked : await withBets(tx, looked);
  const page = wanted.slice(0, pageSize);
  const isCut = wanted.length > pageSize;
  const last = isCut ? page.at(-1) : looked.at(-1);
  return {
    rows: await wireIssues(room, tx, page),
    next: last && (isCut || rounds.length > most) ? String(last.number) : null,
  };
}

/** A closed issue names the lanes of its bets. */
async function withBets(tx: Tx, rounds: readonly RoundRow[]): Promise<RoundRow[]> {
  const maybe = rounds.filter(({ lanes }) => lanes === null || lanes.length > 0);
  const totals = await totalsOf(tx, maybe);
  return maybe.filter(({ id }) => (totals.get(id)?.bets ?? 0) > 0);
}

function readNumber(cursor: string): bigint {
  if (!/^[0-9]{1,18}$/.test(cursor)) throw refuse('edge.invalid-input', { field: 'cursor' });
  return BigInt(cursor);
}

/** With what they took and paid, and their place in the chain. */
export async function wireIssues(
  room: LotteryRoom,
  tx: Tx,
  rounds: readonly RoundRow[],
): Promise<DeskIssue[]> {
  const totals = await totalsOf(tx, rounds);
  const issues: DeskIssue[] = [];
  for (const round of rounds) {
    const proof = round.root === null ? null : await room.rounds.proof(tx, round);
    issues.push(wireDeskIssue(room, { round, proof, total: totals.get(round.id) }));
  }
  return issues;
}

/** Counted once an issue is over, else counted now. */
async function totalsOf(tx: Tx, rounds: readonly RoundRow[]): Promise<ReadonlyMap<RoundId, Total>> {
  const counted = await countedTotals(
    tx,
    rounds.map(({ id }) => id),
  );
  const known = new Set(counted.map(({ roundId }) => roundId));
  const open = rounds.filter(({ id, state }) => !known.has(id) && state !== 'SETTLED');
  const now =
    open.length === 0
      ? []
      : await totalsNow(
          tx,
          open.map(({ id }) => id),
        );
  return new Map([...counted, ...now].map((total) => [total.roundId, total]));
}

type Shown = {
  readonly round: RoundRow;
  readonly proof: { readonly number: number; readonly link: string | null } | null;
  readonly total: Total | undefined;
};

function wireDeskIssue({ clock }: LotteryRoom, { round, proof, total }: Shown): DeskIssue {
  const { series, issue, state, opensAt, closesAt, drawsAt, root, voidReason, source } = round;
  const isOver = state === 'SETTLED' || state === 'REFUNDED';
  const hasBets = (total?.bets ?? 0) > 0;
  const lateBy = clock.now().getTime() - drawsAt.getTime();
  const paid = isOver ? (total?.paid ?? 0n) : (total?.paid ?? null);
  return {
    gameCode: series,
    issue,
    state,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    drawsAt: drawsAt.toISOString(),
    bets: total?.bets ?? 0,
    members: total?.members ?? 0,
    staked: toDecimal(total?.staked ?? 0n),
    paid: paid === null ? null : toDecimal(paid),
    numbers: wireResult(round).numbers,
    number: proof?.number ?? null,
    root,
    link: proof?.link ?? null,
    isLate: !isOver && lateBy > LATE_MS && (source === 'house' || hasBets),
    voidReason,
  };
}

/** Refuses: lottery.game-unknown, lottery.issue-unknown. */
export async function findIssue(
  room: LotteryRoom,
  tx: Tx,
  { gameCode, issue }: { gameCode: string; issue: string },
): Promise<RoundRow> {
  room.games.find(gameCode);
  const round = await room.rounds.find(tx, { series: gameCode, issue });
  if (!round) throw refuse('lottery.issue-unknown');
  return round;
}

/** One issue and its largest bets. Refuses like {@link findIssue}. */
export async function showIssue(
  room: LotteryRoom,
  tx: Tx,
  asked: Input<Routes['issue']>,
): Promise<Output<Routes['issue']>> {
  const round = await findIssue(room, tx, asked);
  const [issue] = await wireIssues(room, tx, [round]);
  if (!issue) throw new Error(`${asked.issue} is gone`);
  const places = await largestBets(tx, { roundId: round.id, most: MOST_BETS });
  const names = await room.identity.usernames(tx, [
    ...new Set(places.map(({ memberId }) => memberId)),
  ]);
  const bets: Output<Routes['issue']>['bets'] = [];
  const { numbers } = issue;
  for (const { lane, id } of places) {
    const [bet] = await betsByIds(tx, { lane, ids: [id] });
    if (!bet) continue;
    const cancelled = bet.cancelledAt !== null;
    const paid = numbers && !cancelled ? payingOf(round, numbers)(bet) : null;
    bets.push({
      betId: toWire('wgr', id),
      memberId: toWire('mbr', bet.memberId),
      username: names.get(bet.memberId) ?? '',
      play: bet.play,
      mode: bet.mode,
      selection: bet.selection.slice(0, MOST_SHOWN),
      isWhole: bet.selection.length <= MOST_SHOWN,
      stake: toDecimal(bet.stake),
      payout: paid && toDecimal(paid.prize + paid.rebate),
      cancelled,
    });
  }
  const proofPage = new URL(`/verify?${new URLSearchParams(asked)}`, room.config.publicOrigin);
  return { issue, proofPage: proofPage.toString(), bets };
}
