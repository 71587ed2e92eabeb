import type { Input, Output } from '@nokshi/contract';
import type { recordsRoutes } from '@nokshi/contract/player/records.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { WinRow } from '../../stakes/wagers/index.ts';
import type { RecordsRoom } from './room.ts';
import { maskName } from '../../../kernel/mask-name.ts';

type Route = typeof recordsRoutes.winnerBoard;
type Line = Output<Route>['list'][number];

const MOST = 20;
/** How long one reading is shared by all readers. */
const FRESH_MS = 5_000;
/** Categories with their own board; any other name shows all. */
const CATEGORY = /^(RNG|FISH|PVP|LIVE|SPORTS|ESPORTS|LOTT|ELOTT)$/;

/** The winners board: real settled rounds only. Checklist P-015, E-096, X-041. */
export function createWinnerBoard(room: RecordsRoom) {
  const held = new Map<string, { readonly at: number; readonly list: readonly Line[] }>();
  return {
    async show(tx: Tx, { gameCategory = '', limitNum }: Input<Route>): Promise<Output<Route>> {
      const category = CATEGORY.test(gameCategory) ? gameCategory : undefined;
      const now = room.clock.now().getTime();
      const kept = held.get(category ?? '');
      if (kept && now - kept.at < FRESH_MS) return { list: kept.list.slice(0, limitNum) };
      const list = await readLines(room, tx, category);
      held.set(category ?? '', { at: now, list });
      return { list: list.slice(0, limitNum) };
    },
  };
}

async function readLines(room: RecordsRoom, tx: Tx, category?: string): Promise<Line[]> {
  const wins = await room.wagers.recentWins(tx, { category, limit: MOST });
  const names = await room.identity.usernames(tx, [...new Set(wins.map((win) => win.memberId))]);
  return wins.map((win) => ({ vo: lineOf(room, win, names.get(win.memberId) ?? '') }));
}

const lineOf = ({ catalogue }: RecordsRoom, win: WinRow, username: string): Line['vo'] => ({
  player: maskName(username),
  gameId: win.gameId,
  gameName: catalogue.find(win.gameId)?.name ?? { EN: win.gameId, BN: win.gameId },
  image: `/art/${win.gameId}.svg`,
  prize: toDecimal(win.payout),
  times: toDecimal((win.payout * 100n) / win.stake),
  at: win.at.toISOString(),
});
