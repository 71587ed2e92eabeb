import type { RefusalCode } from '@nokshi/contract';
import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import type { RoundFacts } from '../../rounds/index.ts';
import { closedIssue, isClosed, openGame, placeRide, wagerOf } from '../place-slip.ts';
import { readSlip, stakeOfAll } from '../read-slip.ts';
import { HOUSE, type LotteryRoom } from '../room.ts';
import { type DueEntry, dueEntries } from '../store/chase-steps.ts';
import type { ChaseId } from '../store/chases.ts';
import { freeEntry, IN_PART, stopWaiting, VOID } from './free-entries.ts';
import { entryKey, holdOf, isOver, placedRide } from './rides.ts';

/** These stop a chase, every other refusal one entry of it. Decision 0084. */
const STOPS: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'limits.frozen',
  'limits.self-excluded',
  'limits.time-out',
  'edge.session-ended',
  'wallet.account-closed',
]);

/** The bets of an entry: each with its own multiple times that of the entry. */
export const timesEach = (bets: readonly WantedBet[], multiple: number): WantedBet[] =>
  bets.map((bet) => ({ ...bet, multiple: bet.multiple * multiple }));

/**
 * Places what waits for an open issue, as far as the issue before it in each plan is paid; the rest
 * is placed when this is asked again. Thousands of entries go in parts.
 */
export async function placeEntries(room: LotteryRoom, round: RoundFacts): Promise<void> {
  const { series: gameCode, number } = round;
  for (let after: ChaseId | null = null; ; ) {
    const page = { gameCode, number, after, most: IN_PART };
    const entries: DueEntry[] = await room.db.read((tx) => dueEntries(tx, page));
    await Promise.all(entries.map((entry) => placeEntry(room, round, entry)));
    const last = entries.at(-1);
    if (!last) return;
    after = last.chaseId;
  }
}

/**
 * Makes one entry bets out of its hold, once however often it is asked. What is refused gives its
 * money back at once; an entry that fails for no fault of its own waits for the next time.
 */
export async function placeEntry(
  room: LotteryRoom,
  round: RoundFacts,
  entry: DueEntry,
): Promise<void> {
  try {
    // An operator gave the game other times: it is not the draw that was planned for.
    if (round.drawsAt.getTime() !== entry.drawsAt.getTime()) await freeEntry(room, entry, VOID);
    else await openBets(room, round, entry);
  } catch (err) {
    const { chaseId, number } = entry;
    const waits = !(err instanceof Refusal) || err.code === 'edge.busy';
    if (waits) room.log.warn('an entry of a chase waits for the next try', { chaseId, err });
    else if (STOPS.has(err.code)) await stopWaiting(room, entry, { number, code: err.code });
    else if (!isOver(err))
      await freeEntry(room, entry, { state: 'REFUSED', refusedBy: codeOf(err) });
  }
}

const codeOf = ({ code }: Refusal): RefusalCode =>
  code === 'rounds.closed' ? 'lottery.issue-closed' : code;

async function openBets(room: LotteryRoom, round: RoundFacts, entry: DueEntry): Promise<void> {
  const { chaseId, memberId, mode, asset, multiple } = entry;
  if (asset === 'FUN') room.identity.requireFreePlay();
  const game = openGame(room, entry.gameCode);
  const key = entryKey('place', entry);
  const bets = timesEach(entry.bets, multiple);
  const ownBase = await room.ownBase({ memberId, asset });
  const lines = readSlip({ game, round, mode, asset, ownBase, bets, key });
  if (stakeOfAll(lines) !== entry.stake) throw refuse('lottery.total-differs');
  if (isClosed(room, round)) throw closedIssue(round.issue);
  const reserved = await room.exposure.reserve({ game, round, memberId, asset, lines });
  try {
    const { outcome } = await room.wagers.openMany({
      memberId,
      generation: null,
      asset,
      key,
      digest: digestOf(`lottery chase ${chaseId} ${entry.number}`),
      houseAccount: HOUSE,
      hold: holdOf(chaseId),
      wagers: lines.map((line) => wagerOf(game, round, line)),
      rides: [
        placedRide(entry),
        ...lines.map((line) =>
          placeRide({ round, memberId, mode, line, chaseId, isCounted: false }),
        ),
      ],
    });
    if (outcome === 'repeated') reserved.release();
  } catch (err) {
    reserved.release();
    throw err;
  }
}
