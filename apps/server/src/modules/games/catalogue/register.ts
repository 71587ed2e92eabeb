import type { Tx } from '../../../kernel/db.ts';
import type { NewGame, NewVendor } from './rules/new-game.ts';
import type { Shelf } from './snapshot.ts';
import { putGames, putVendor } from './store/games.ts';

/** A maker and the games it offers, each of which names that maker. */
export type Offer = { readonly vendor: NewVendor; readonly games: readonly NewGame[] };

/** So many games go to the database in one statement. */
const AT_ONCE = 1_000;

/** Writes what a maker says of itself and its games, and tells every server. */
export async function register(shelf: Pick<Shelf, 'changed'>, tx: Tx, { vendor, games }: Offer) {
  const stranger = games.find((game) => game.vendor !== vendor.vendor);
  if (stranger) throw new Error(`${stranger.gameId} is not a game of ${vendor.vendor}`);
  await putVendor(tx, vendor);
  // A game names its group, which has to be there.
  const groups = games.filter(({ isGroup }) => isGroup);
  const rest = games.filter(({ isGroup }) => !isGroup);
  for (const some of [groups, rest])
    for (let from = 0; from < some.length; from += AT_ONCE)
      await putGames(tx, some.slice(from, from + AT_ONCE));
  shelf.changed(tx);
}
