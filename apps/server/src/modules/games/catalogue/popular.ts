import type { Input, Output } from '@nokshi/contract';
import type { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Shelf } from './snapshot.ts';
import { openedMost } from './store/picks.ts';

type Call = typeof catalogueRoutes.popular;

const DAY_MS = 86_400_000;
/** How many days an opened game counts. */
const DAYS = 7;
/** How long one count serves all readers. */
const FRESH_MS = 300_000;
/** Over all categories; more than any list shows. */
const MOST_COUNTED = 1_000;

export type Popular = {
  /** The ids of the games that most members opened, the most opened first. */
  ids(): Promise<readonly string[]>;
};

export function createPopular({ db, clock }: { readonly db: Db; readonly clock: Clock }): Popular {
  let counted: { readonly at: number; readonly ids: Promise<readonly string[]> } | undefined;
  const count = async (now: Date): Promise<readonly string[]> => {
    const since = new Date(now.getTime() - DAYS * DAY_MS);
    const rows = await db.read((tx) => openedMost(tx, { since, most: MOST_COUNTED }));
    return rows.map(({ gameId }) => gameId);
  };
  return {
    ids() {
      const now = clock.now();
      if (counted && now.getTime() - counted.at < FRESH_MS) return counted.ids;
      const next = { at: now.getTime(), ids: count(now) };
      counted = next;
      // A failed count is dropped, so that the next reader counts again.
      next.ids.catch(() => {
        if (counted === next) counted = undefined;
      });
      return next.ids;
    },
  };
}

/** Those of them that can be opened now; empty where no game was opened. Checklist C-022. */
export async function popularAnswer(
  { popular, shelf }: { readonly popular: Popular; readonly shelf: Pick<Shelf, 'current'> },
  { count, gameType }: Input<Call>,
): Promise<Output<Call>> {
  const { byId } = shelf.current();
  const cards = (await popular.ids()).flatMap((gameId) => {
    const game = byId.get(gameId);
    return game?.listed && game.card.isOpen ? [game.card] : [];
  });
  return { data: cards.filter((card) => !gameType || card.gameType === gameType).slice(0, count) };
}
