import type { Tx } from '../../../kernel/db.ts';
import type { NewGame, NewVendor } from './rules/new-game.ts';
import type { Shelf } from './snapshot.ts';
import { putGames, putVendor } from './store/games.ts';

/** A vendor and its games, each of which names that vendor. */
export type Offer = { readonly vendor: NewVendor; readonly games: readonly NewGame[] };

/** How many games one statement writes. */
const AT_ONCE = 1_000;

/** Writes a vendor's facts and games, and notifies every server. */
export async function register(shelf: Pick<Shelf, 'changed'>, tx: Tx, { vendor, games }: Offer) {
  const stranger = games.find((game) => game.vendor !== vendor.vendor);
  if (stranger) throw new Error(`${stranger.gameId} is not a game of ${vendor.vendor}`);
  await putVendor(tx, vendor);
  // A game names its group, which has to exist first.
  const groups = games.filter(({ isGroup }) => isGroup);
  const rest = games.filter(({ isGroup }) => !isGroup);
  for (const some of [groups, rest])
    for (let from = 0; from < some.length; from += AT_ONCE)
      await putGames(tx, some.slice(from, from + AT_ONCE));
  shelf.changed(tx);
}
