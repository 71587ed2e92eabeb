import type { Change, Input } from '@nokshi/contract';
import { consoleLotteryRoutes as contract } from '@nokshi/contract/console/lottery.ts';
import { type GameTerms, gameTermsChanges } from '@nokshi/contract/console/lottery-terms.ts';
import { spanOf } from '../../../../kernel/calendar.ts';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { makeIssuesOf } from '../make-issues.ts';
import { registerLotteries } from '../register.ts';
import type { LotteryRoom } from '../room.ts';
import { termsFault } from '../rules/terms-fault.ts';
import { lockTerms, unmakeFrom, writeTerms } from '../store/games.ts';
import type { Game } from '../games.ts';

type Wish = Input<typeof contract.saveGame>;
type Checked = { readonly game: Game; readonly before: GameTerms; readonly changes: Change[] };

/** Opens or closes a lottery, or sets its terms; times count for issues that have not opened. */
export const saveAct = (room: LotteryRoom): Act<Wish> => ({
  code: 'lottery.save-game',
  permission: 'lottery.write',
  input: contract.saveGame.input,
  async preview(tx, wish) {
    const { game, changes } = await check(room, tx, wish);
    return { object: game.gameCode, label: game.name.EN, changes };
  },
  async run(tx, wish, caller) {
    const { game, before, changes } = await check(room, tx, wish);
    await writeTerms(tx, game.gameCode, wish.terms);
    if (wish.terms.isOpen && !before.isOpen) await registerLotteries(room, tx);
    if (changesIssues(before, wish.terms))
      await makeAgain(room, tx, { gameCode: game.gameCode, terms: wish.terms });
    const facts = { changes, reason: wish.reason };
    await audited(room, tx, { caller, act: 'lottery.save-game', object: game.gameCode, facts });
    tx.afterCommit(room.games.changed);
  },
});

/**
 * Refuses: lottery.game-unknown, lottery.version-changed, lottery.bases-order, lottery.times-order,
 * lottery.not-fed, lottery.nothing-changed.
 */
async function check(room: LotteryRoom, tx: Tx, wish: Wish): Promise<Checked> {
  const game = room.games.find(wish.gameCode);
  const stored = await lockTerms(tx, wish.gameCode);
  if (!stored) throw refuse('lottery.game-unknown');
  if (stored.version !== wish.version)
    throw refuse('lottery.version-changed', { field: 'version' });
  const fault = termsFault(wish.terms, game.source);
  if (fault) throw refuse(fault.code, { field: fault.field });
  if (game.source === 'external' && wish.terms.isOpen && !stored.terms.isOpen)
    await mustBeFed(room, tx, wish.gameCode);
  const changes = gameTermsChanges(stored.terms, wish.terms);
  if (changes.length === 0) throw refuse('lottery.nothing-changed');
  return { game, before: stored.terms, changes };
}

async function mustBeFed(room: LotteryRoom, tx: Tx, gameCode: string): Promise<void> {
  const drawn = await room.rounds.lastOfAll(tx, [gameCode]);
  if (drawn.length === 0) throw refuse('lottery.not-fed');
}

const TIMES = ['isOpen', 'intervalSeconds', 'closesBeforeSeconds', 'drawTime'] as const;

const changesIssues = (before: GameTerms, after: GameTerms): boolean =>
  TIMES.some((name) => before[name] !== after[name]) ||
  before.drawDays.join() !== after.drawDays.join() ||
  before.drawDates.join() !== after.drawDates.join();

/**
 * Issues that have opened stay. The others are made again by the new terms: at once where the
 * numbering stays as it is, else from midnight on, since numbers only grow.
 */
async function makeAgain(
  room: LotteryRoom,
  tx: Tx,
  { gameCode, terms }: { gameCode: string; terms: GameTerms },
): Promise<void> {
  const now = room.clock.now();
  const current = await room.rounds.now(tx, gameCode);
  const last = await room.rounds.lastMade(tx, gameCode);
  const midnight = spanOf('D', now).end;
  const span = last && last.drawsAt.getTime() - last.opensAt.getTime();
  const isSame = terms.drawTime !== null || !span || span === terms.intervalSeconds * 1_000;
  const isTaking = current !== undefined && current.state !== 'WAITING';
  const from = !isSame ? midnight : isTaking ? current.drawsAt : now;
  await room.rounds.unmake(tx, { series: gameCode, from });
  await unmakeFrom(tx, gameCode, from);
  await makeIssuesOf(room, tx, gameCode);
}
