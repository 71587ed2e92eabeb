import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, RoundId, Uuid } from '../../../../kernel/ids.ts';
import { closingAsked, standingChanged } from '../../../people/identity/index.ts';
import type { RoundRow } from '../../rounds/index.ts';
import type { LotteryRoom } from '../room.ts';
import { issuesWaitedFor } from '../store/chase-steps.ts';
import { runningOf } from '../store/chases.ts';
import { freeIssue, MISSED, stopWaiting, VOID } from './free-entries.ts';
import { placeEntries } from './place-entries.ts';

const STOP_CHASES = 'lottery.stop-chases';
const LOOK_AFTER = 'lottery.look-after-chases';

/** The next issues of a lottery that are looked after often, and all that can be made, rarely. */
const NEXT = 20;
const ALL = 10_000;

/** What chases hear: rounds that open, end or pass, and members who may not play any more. */
export function followChases(room: LotteryRoom): void {
  const { events, jobs } = room;
  events.on(standingChanged, async (tx, { memberId, frozen, restriction }) => {
    if (frozen || restriction) await enqueueStop(room, tx, memberId);
  });
  events.on(closingAsked, (tx, memberId) => enqueueStop(room, tx, memberId));
  jobs.registerOutside(STOP_CHASES, (payload) =>
    stopChasesOf(room, (payload as { memberId: MemberId }).memberId),
  );
  jobs.registerOutside(LOOK_AFTER, ({ most }) => lookAfter(room, Number(most)));
  jobs.schedule(LOOK_AFTER, '*/10 * * * * *', { most: NEXT });
  jobs.schedule(LOOK_AFTER, '5 */10 * * * *', { most: ALL });
}

/**
 * A job, since this commit may have locked the member's guard: a lane locks itself first. Answers
 * whether anything runs.
 */
async function enqueueStop(room: LotteryRoom, tx: Tx, memberId: MemberId): Promise<boolean> {
  const lane = room.wallet.laneOf(memberId);
  if ((await runningOf(tx, { lane, memberId })).length === 0) return false;
  const [key, runAt] = [room.ids.next<Uuid>(), room.clock.now()];
  await room.jobs.enqueue(tx, { name: STOP_CHASES, key, payload: { memberId }, runAt });
  return true;
}

/** Frees what waits of a member's chases; bets that were placed stand. */
async function stopChasesOf(room: LotteryRoom, memberId: MemberId): Promise<void> {
  const lane = room.wallet.laneOf(memberId);
  const chases = await room.db.read((tx) => runningOf(tx, { lane, memberId }));
  for (const chaseId of chases) await stopWaiting(room, { chaseId, memberId });
}

/** Entries of rounds that passed while nothing ran. */
export async function passChases(room: LotteryRoom, ids: readonly RoundId[]): Promise<void> {
  const rounds = await room.db.read((tx) => room.rounds.byIds(tx, ids));
  const waited = new Map<string, ReadonlySet<bigint>>();
  for (const { series, number } of rounds) {
    const numbers = waited.get(series) ?? (await waitedFor(room, series));
    waited.set(series, numbers);
    if (numbers.has(number)) await freeIssue(room, { gameCode: series, number }, VOID);
  }
}

async function waitedFor(room: LotteryRoom, gameCode: string): Promise<ReadonlySet<bigint>> {
  const asked = { gameCodes: [gameCode], most: ALL };
  const issues = await room.db.read((tx) => issuesWaitedFor(tx, asked));
  return new Set(issues.map(({ number }) => number));
}

/** Entries that still wait when their round is paid, or refunded. */
export const leaveRound = (room: LotteryRoom, { series, number, state }: RoundRow) =>
  freeIssue(room, { gameCode: series, number }, state === 'VOID' ? VOID : MISSED);

/** Makes good what a stop left undone: each entry that waits follows from the state of its round. */
async function lookAfter(room: LotteryRoom, most: number): Promise<void> {
  const gameCodes = room.games.all().map(({ gameCode }) => gameCode);
  const issues = await room.db.read((tx) => issuesWaitedFor(tx, { gameCodes, most }));
  if (issues.length === 0) return;
  const ids = issues.map(({ roundId }) => roundId);
  const rounds = await room.db.read((tx) => room.rounds.byIds(tx, ids));
  const byId = new Map(rounds.map((round) => [round.id, round]));
  for (const { gameCode, number, roundId } of issues)
    await lookAt(room, { issue: { gameCode, number }, round: byId.get(roundId) });
}

type Waited = {
  readonly issue: { readonly gameCode: string; readonly number: bigint };
  /** None: an operator changed the times of the game, and it was unmade. */
  readonly round: RoundRow | undefined;
};

async function lookAt(room: LotteryRoom, { issue, round }: Waited): Promise<void> {
  if (round?.state === 'OPEN') await placeEntries(room, round);
  else if (round?.state === 'SETTLED') await freeIssue(room, issue, MISSED);
  else if (!round || round.state === 'REFUNDED') await freeIssue(room, issue, VOID);
}
