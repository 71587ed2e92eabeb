import type { Change, Input } from '@nokshi/contract';
import { consoleSlotsRoutes as contract, potChanges } from '@nokshi/contract/console/slots.ts';
import type { JackpotTerms, ProgressiveGame } from '@nokshi/house-math';
import { parseAmount, toDecimal } from '@nokshi/money';
import { audited } from '../../../kernel/audited.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import { type LockedGame, lockedGame, tellAnew } from './locked-game.ts';
import type { SlotsRoom } from './room.ts';
import { termsFault } from './rules/jackpot-terms.ts';
import { writeTerms } from './store/jackpots.ts';

type Wish = Input<typeof contract.terms>;
type Checked = LockedGame & { readonly terms: JackpotTerms; readonly changes: Change[] };

/** Changes shares and seeds for later stakes and refills; what pots hold stays. */
export const termsAct = (room: SlotsRoom): Act<Wish> => ({
  code: 'slots.jackpot-terms',
  permission: 'slots.write',
  input: contract.terms.input,
  async preview(tx, wish) {
    const { game, changes } = await check(tx, wish);
    return { object: game.code, label: game.name.EN, changes };
  },
  async run(tx, wish, caller) {
    const { game, jackpot, terms, changes } = await check(tx, wish);
    const version = jackpot.version + 1;
    await writeTerms(tx, { gameCode: game.code, version, terms, at: room.clock.now() });
    const facts = { changes, reason: wish.reason };
    await audited(room, tx, { caller, act: 'slots.jackpot-terms', object: game.code, facts });
    tellAnew(room, tx);
  },
});

/**
 * Refuses: slots.jackpot-unknown, slots.jackpot-changed, slots.jackpot-terms, slots.jackpot-share,
 * slots.jackpot-return, slots.jackpot-same.
 */
async function check(tx: Tx, wish: Wish): Promise<Checked> {
  const { game, jackpot } = await lockedGame(tx, wish.gameCode);
  if (jackpot.version !== wish.version) throw refuse('slots.jackpot-changed');
  const terms: JackpotTerms = {
    levels: wish.levels.map(({ seed, share }) => ({ seed: Number(parseAmount(seed)), share })),
    reserveShare: wish.reserveShare,
  };
  const fault = termsFault(game, terms);
  if (fault) throw refuse(fault);
  const changes = potChanges(asRead(game, jackpot.terms), asRead(game, terms));
  if (changes.length === 0) throw refuse('slots.jackpot-same');
  return { game, jackpot, terms, changes };
}

const percent = (thousandths: number): string => (thousandths / 10).toFixed(2);

const asRead = (game: ProgressiveGame, { levels, reserveShare }: JackpotTerms) => ({
  levels: game.levels.map(({ id: level }, at) => ({
    level,
    seed: toDecimal(BigInt(levels[at]?.seed ?? 0)),
    share: percent(levels[at]?.share ?? 0),
  })),
  reserveShare: percent(reserveShare),
});
