import type { Change, Input } from '@nokshi/contract';
import { consoleSlotsRoutes as contract } from '@nokshi/contract/console/slots.ts';
import type { PotLevel, ProgressiveGame } from '@nokshi/house-math';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../kernel/audited.ts';
import type { Tx } from '../../../kernel/db.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { countTickets } from './count-tickets.ts';
import { type LockedGame, lockedGame, tellAnew } from './locked-game.ts';
import { seedPots } from './open-jackpots.ts';
import { MONEY } from './pots-board.ts';
import { heldIn, potsOf } from './pots-of.ts';
import { moveBetweenPots } from './refill-pots.ts';
import type { SlotsRoom } from './room.ts';
import { meterOf, reserveOf } from './rules/jackpot-accounts.ts';
import { writeState } from './store/jackpots.ts';
import { moveStakes } from './store/pot-stakes.ts';

type Wish = Input<typeof contract.switch>;
type Checked = LockedGame & { readonly heir: ProgressiveGame | null };

/**
 * Ends the pots of a closed game: everything they hold goes to the pots of another game, level by
 * level and reserve to reserve, together with the tickets, so that no stake stays with the house.
 * Or opens them again.
 */
export const switchAct = (room: SlotsRoom): Act<Wish> => ({
  code: 'slots.jackpot-switch',
  permission: 'slots.write',
  input: contract.switch.input,
  async preview(tx, wish) {
    const checked = await check(room, tx, wish);
    const { game } = checked;
    return { object: game.code, label: game.name.EN, changes: await changesOf(room, tx, checked) };
  },
  async run(tx, wish, caller) {
    const { game, jackpot, heir } = await check(room, tx, wish);
    await writeState(tx, game.code, heir ? 'ENDED' : 'RUNNING');
    if (heir) await handOver(room, tx, { ended: game, heir });
    else await seedPots(room, tx, { game, terms: jackpot.terms });
    const act = heir ? 'slots.jackpot-end' : 'slots.jackpot-open';
    const facts = { into: wish.into, reason: wish.reason };
    await audited(room, tx, { caller, act, object: game.code, facts });
    tellAnew(room, tx);
  },
});

/** Refuses: slots.jackpot-unknown, slots.jackpot-state, slots.game-open. */
async function check(room: SlotsRoom, tx: Tx, { gameCode, into }: Wish): Promise<Checked> {
  if (into === null) {
    const locked = await lockedGame(tx, gameCode);
    if (locked.jackpot.state !== 'ENDED') throw refuse('slots.jackpot-state');
    return { ...locked, heir: null };
  }
  if (into === gameCode) throw refuse('slots.jackpot-state');
  // Always in the same order, so that two opposite switches cannot deadlock.
  const [first = '', second = ''] = [gameCode, into].sort();
  const pair = [await lockedGame(tx, first), await lockedGame(tx, second)];
  const ended = pair.find(({ game }) => game.code === gameCode);
  const heir = pair.find(({ game }) => game.code === into);
  const areRunning = pair.every(({ jackpot }) => jackpot.state === 'RUNNING');
  if (!ended || !heir || !areRunning) throw refuse('slots.jackpot-state');
  if (await room.catalogue.isOpenNow(tx, gameCode)) throw refuse('slots.game-open');
  return { ...ended, heir: heir.game };
}

/** What the second operator reads: where the money goes, or what the house gives. */
async function changesOf(room: SlotsRoom, tx: Tx, of: Checked): Promise<Change[]> {
  const { game, jackpot, heir } = of;
  if (!heir) {
    const seeds = jackpot.terms.levels.reduce((sum, { seed }) => sum + BigInt(seed), 0n);
    return [{ field: 'pots.seeds', from: '', to: toDecimal(seeds) }];
  }
  const held = heldIn(await potsOf(room, tx, { game, asset: 'BDT' }));
  return [
    { field: 'pots.into', from: '', to: heir.name.EN },
    { field: 'pots.held', from: '', to: toDecimal(held) },
  ];
}

async function handOver(
  room: SlotsRoom,
  tx: Tx,
  { ended, heir }: { ended: ProgressiveGame; heir: ProgressiveGame },
): Promise<void> {
  await countTickets(room, tx);
  for (const asset of MONEY) {
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
