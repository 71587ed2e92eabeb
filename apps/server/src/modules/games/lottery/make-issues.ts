import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type RoundId } from '../../../kernel/ids.ts';
import { KIND, type LotteryRoom } from './room.ts';
import { issuesBetween } from './issue-times.ts';
import { lockTerms, type StoredTerms, writeMadeUntil } from './store/games.ts';

const DAY_MS = 86_400_000;
/** Issues are made for so long ahead: a day of them, and the time until the next run. */
const AHEAD_MS = 25 * 3_600_000;

/** Makes the issues of every open lottery ahead. May run any number of times. */
export async function makeIssues(room: LotteryRoom, tx: Tx): Promise<void> {
  for (const { gameCode } of room.games.all()) await makeIssuesOf(room, tx, gameCode);
}

/** So early that the issue which takes bets now is made as well. */
const opening = ({ terms }: StoredTerms, now: Date): Date =>
  new Date(now.getTime() - (terms.drawTime === null ? terms.intervalSeconds * 1_000 : DAY_MS));

/** The same for one lottery, from where they end now. */
export async function makeIssuesOf(room: LotteryRoom, tx: Tx, gameCode: string): Promise<void> {
  const stored = await lockTerms(tx, gameCode);
  const { source } = room.games.find(gameCode);
  // Results of others are entered before a lottery of theirs is opened.
  if (!stored || (!stored.terms.isOpen && source === 'house')) return;
  const now = room.clock.now();
  const from = stored.madeUntil && stored.madeUntil > now ? stored.madeUntil : opening(stored, now);
  const until = new Date(now.getTime() + AHEAD_MS);
  if (from >= until) return;
  const rounds = issuesBetween(stored.terms, { from, until }).map((issue) => ({
    ...issue,
    id: derivedId<RoundId>(`${KIND} ${gameCode} ${issue.issue}`),
    source,
  }));
  await room.rounds.make(tx, { series: gameCode, kind: KIND, rounds });
  await writeMadeUntil(tx, gameCode, until);
}
