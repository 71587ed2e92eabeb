import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type RoundId } from '../../../kernel/ids.ts';
import type { NewRound } from '../rounds/index.ts';
import { KIND, type LotteryRoom } from './room.ts';
import { issuesBetween } from './issue-times.ts';
import { lockAllTerms, lockTerms, type StoredTerms, writeMadeUntil } from './store/games.ts';

const DAY_MS = 86_400_000;
/** Issues are made for so long ahead: a day of them, and the time until the next run. */
const AHEAD_MS = 25 * 3_600_000;
/** And so long at a start, which does not wait for more. */
const FIRST_MS = 3_600_000;

/** Makes the issues of every lottery ahead, from where they end now. May run any number of times. */
export async function makeIssues(
  room: LotteryRoom,
  tx: Tx,
  aheadMs = room.issuesAheadMs ?? AHEAD_MS,
): Promise<void> {
  await makeOf(room, tx, { games: await lockAllTerms(tx), aheadMs });
}

/** The same of one lottery, whose terms this commit has locked. */
export async function makeIssuesOf(room: LotteryRoom, tx: Tx, gameCode: string): Promise<void> {
  const stored = await lockTerms(tx, gameCode);
  const aheadMs = room.issuesAheadMs ?? AHEAD_MS;
  await makeOf(room, tx, { games: stored ? [stored] : [], aheadMs });
}

type Making = { readonly games: readonly StoredTerms[]; readonly aheadMs: number };

async function makeOf(room: LotteryRoom, tx: Tx, { games, aheadMs }: Making): Promise<void> {
  const until = new Date(room.clock.now().getTime() + aheadMs);
  const made = games.filter((stored) => isMade(room, stored));
  const rounds = made.flatMap((stored) => roundsOf(room, stored, until));
  if (rounds.length === 0) return;
  await room.rounds.make(tx, { kind: KIND, rounds });
  const codes = made.map(({ gameCode }) => gameCode);
  await writeMadeUntil(tx, codes, until);
}

/** At a start the next ones; the job makes the day. */
export const makeFirstIssues = (room: LotteryRoom, tx: Tx): Promise<void> =>
  makeIssues(room, tx, FIRST_MS);

/** Results of others are entered before a lottery of theirs is opened. */
function isMade(room: LotteryRoom, { gameCode, terms }: StoredTerms): boolean {
  return terms.isOpen || room.games.find(gameCode).source === 'external';
}

function roundsOf(room: LotteryRoom, stored: StoredTerms, until: Date): NewRound[] {
  const { gameCode, terms, madeUntil } = stored;
  const now = room.clock.now();
  const from = madeUntil && madeUntil > now ? madeUntil : opening(stored, now);
  const { source } = room.games.find(gameCode);
  return issuesBetween(terms, { from, until }).map((issue) => ({
    ...issue,
    id: derivedId<RoundId>(`${KIND} ${gameCode} ${issue.issue}`),
    series: gameCode,
    source,
  }));
}

/** So early that the issue which takes bets now is made as well. */
const opening = ({ terms }: StoredTerms, now: Date): Date =>
  new Date(now.getTime() - (terms.drawTime === null ? terms.intervalSeconds * 1_000 : DAY_MS));
