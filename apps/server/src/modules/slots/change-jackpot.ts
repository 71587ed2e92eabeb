import type { Input } from '@nokshi/contract';
import type { consoleSlotsRoutes } from '@nokshi/contract/console/slots.ts';
import type { JackpotTerms, PotLevel, ProgressiveGame } from '@nokshi/house-math';
import { parseAmount } from '@nokshi/money';
import { audited } from '../../kernel/audited.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Tx } from '../../kernel/db.ts';
import { derivedId, type Uuid } from '../../kernel/ids.ts';
import { refuse } from '../../kernel/refusal.ts';
import { countTickets } from './count-tickets.ts';
import { seedPots } from './open-jackpots.ts';
import { JACKPOT_GAMES, POTS_TOPIC } from './pots-board.ts';
import { potsOf } from './pots-of.ts';
import { moveBetweenPots } from './refill-pots.ts';
import type { SlotsRoom } from './room.ts';
import { meterOf, reserveOf } from './rules/jackpot-accounts.ts';
import { termsFault } from './rules/jackpot-terms.ts';
import { type JackpotRow, lockJackpot, writeState, writeTerms } from './store/jackpots.ts';
import { moveStakes } from './store/pot-stakes.ts';

type Asked<T> = { readonly asked: T; readonly caller: Caller };

/**
 * Other shares and seeds, for what is staked and refilled from now on: what pots hold stays in them.
 * Refuses: slots.jackpot-unknown, slots.jackpot-changed, slots.jackpot-terms, slots.jackpot-share,
 * slots.jackpot-return.
 */
export async function changeTerms(
  room: SlotsRoom,
  tx: Tx,
  { asked, caller }: Asked<Input<typeof consoleSlotsRoutes.terms>>,
): Promise<Record<string, never>> {
  const { game, jackpot } = await lockedGame(tx, asked.gameCode);
  if (jackpot.version !== asked.version) throw refuse('slots.jackpot-changed');
  const terms: JackpotTerms = {
    levels: asked.levels.map(({ seed, share }) => ({ seed: Number(parseAmount(seed)), share })),
    reserveShare: asked.reserveShare,
  };
  const fault = termsFault(game, terms);
  if (fault) throw refuse(fault);
  const version = jackpot.version + 1;
  await writeTerms(tx, { gameCode: game.code, version, terms, at: room.clock.now() });
  const facts = { from: jackpot.terms, to: terms, reason: asked.reason };
  await audited(room, tx, { caller, act: 'slots.jackpot-terms', object: game.code, facts });
  tellAnew(room, tx);
  return {};
}

/**
 * Ends the pots of a closed game: all they hold goes to the pots of another, level by level and
 * reserve to reserve, and the tickets with it, so nothing that players staked stays with the house.
 * Or opens them again.
 * Refuses: slots.jackpot-unknown, slots.jackpot-state, slots.game-open.
 */
export async function switchJackpot(
  room: SlotsRoom,
  tx: Tx,
  { asked, caller }: Asked<Input<typeof consoleSlotsRoutes.switch>>,
): Promise<Record<string, never>> {
  const { gameCode, into } = asked;
  if (into === null) {
    const { game, jackpot } = await lockedGame(tx, gameCode);
    if (jackpot.state !== 'ENDED') throw refuse('slots.jackpot-state');
    await writeState(tx, gameCode, 'RUNNING');
    await seedPots(room, tx, { game, terms: jackpot.terms });
  } else {
    if (into === gameCode) throw refuse('slots.jackpot-state');
    // In one order, so that two who end into each other do not wait for ever.
    const [first = '', second = ''] = [gameCode, into].sort();
    const pair = [await lockedGame(tx, first), await lockedGame(tx, second)];
    const ended = pair.find(({ game }) => game.code === gameCode);
    const heir = pair.find(({ game }) => game.code === into);
    if (!ended || heir?.jackpot.state !== 'RUNNING') throw refuse('slots.jackpot-state');
    if (await room.catalogue.isOpenNow(tx, gameCode)) throw refuse('slots.game-open');
    await writeState(tx, gameCode, 'ENDED');
    await handOver(room, tx, { ended: ended.game, heir: heir.game });
  }
  const act = into === null ? 'slots.jackpot-open' : 'slots.jackpot-end';
  const facts = { into, reason: asked.reason };
  await audited(room, tx, { caller, act, object: gameCode, facts });
  tellAnew(room, tx);
  return {};
}

async function handOver(
  room: SlotsRoom,
  tx: Tx,
  { ended, heir }: { ended: ProgressiveGame; heir: ProgressiveGame },
): Promise<void> {
  await countTickets(room, tx);
  for (const asset of ['BDT', 'FUN'] as const) {
    const held = await potsOf(room, tx, { game: ended, asset });
    const heirOf = (level: PotLevel) =>
      (heir.levels.find(({ id }) => id === level) ?? heir.levels[0])?.id ?? level;
    const levels = ended.levels.map(({ id }, at) => {
      const to = meterOf(heir.code, heirOf(id));
      return { from: meterOf(ended.code, id), to, amount: held.levels[at] ?? 0n };
    });
    const reserve = { from: reserveOf(ended.code), to: reserveOf(heir.code), amount: held.reserve };
    await moveBetweenPots(room, tx, {
      gameCode: ended.code,
      asset,
      lane: room.laneOf(derivedId(`slots pots ${ended.code}`)),
      reference: room.ids.next<Uuid>(),
      moves: [...levels, reserve],
    });
    for (const { id: level } of ended.levels) {
      const from = { gameCode: ended.code, asset, level };
      await moveStakes(tx, from, { gameCode: heir.code, asset, level: heirOf(level) });
    }
  }
}

async function lockedGame(
  tx: Tx,
  gameCode: string,
): Promise<{ game: ProgressiveGame; jackpot: JackpotRow }> {
  const game = JACKPOT_GAMES.find(({ code }) => code === gameCode);
  const jackpot = game && (await lockJackpot(tx, gameCode));
  if (!jackpot) throw refuse('slots.jackpot-unknown');
  return { game, jackpot };
}

const tellAnew = (room: SlotsRoom, tx: Tx) =>
  tx.afterCommit(() => room.bus.publish(POTS_TOPIC, {}));
