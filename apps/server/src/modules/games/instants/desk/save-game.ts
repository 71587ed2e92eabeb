import type { Change, Input } from '@nokshi/contract';
import {
  consoleInstantsRoutes as contract,
  type InstantTerms,
  instantTermsChanges,
} from '@nokshi/contract/console/instants.ts';
import { parseAmount } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import type { InstantsRoom } from '../room.ts';
import { lockTerms, writeTerms } from '../store/games.ts';
import type { OpenGame } from '../terms.ts';

type Wish = Input<typeof contract.saveGame>;

/** Opens or closes an instant game, or sets its limits; they count for rounds that begin from then on. */
export const saveAct = (room: InstantsRoom): Act<Wish> => ({
  code: 'instants.save-game',
  permission: 'tables.write',
  input: contract.saveGame.input,
  async preview(tx, wish) {
    const { game, changes } = await check(room, tx, wish);
    return { object: game.gameCode, label: game.name.EN, changes };
  },
  async run(tx, wish, caller) {
    const { game, changes } = await check(room, tx, wish);
    await writeTerms(tx, game.gameCode, wish.terms);
    const facts = { changes, reason: wish.reason };
    await audited(room, tx, { caller, act: 'instants.save-game', object: game.gameCode, facts });
    tx.afterCommit(room.games.changed);
  },
});

/**
 * Refuses: tables.table-unknown, tables.version-changed, tables.limits-order, tables.nothing-changed.
 */
async function check(
  room: InstantsRoom,
  tx: Tx,
  wish: Wish,
): Promise<{ readonly game: OpenGame; readonly changes: Change[] }> {
  const game = room.games.find(wish.gameCode);
  const stored = await lockTerms(tx, wish.gameCode);
  if (!stored) throw refuse('tables.table-unknown');
  if (stored.version !== wish.version) throw refuse('tables.version-changed', { field: 'version' });
  if (!isInOrder(wish.terms)) throw refuse('tables.limits-order', { field: 'limits' });
  const changes = instantTermsChanges(stored.terms, wish.terms);
  if (changes.length === 0) throw refuse('tables.nothing-changed');
  return { game, changes };
}

const isInOrder = ({ limits }: InstantTerms): boolean => {
  const [least = 0n, most = 0n, win = 0n] = [limits.least, limits.most, limits.win].map(
    (text) => parseAmount(text) ?? 0n,
  );
  return least <= most && most <= win;
};
