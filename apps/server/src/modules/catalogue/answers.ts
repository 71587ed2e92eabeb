import type { Input, Output } from '@nokshi/contract';
import type { Game, catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { parseAmount } from '@nokshi/money';
import { refuse } from '../../kernel/refusal.ts';
import { findGames, type GameQuery, MOST_ROWS, pageOf } from './rules/find-games.ts';
import { MENU } from './rules/menu.ts';
import type { Snapshot } from './snapshot.ts';

type Routes = typeof catalogueRoutes;
type Asked = Input<Routes['gameList']>;

/** All categories in menu order; one without games is off, so that no menu leads to nothing. */
export const menuAnswer = ({ games }: Snapshot): Output<Routes['gameMenus']> => ({
  data: MENU.map((entry) => {
    const count = findGames(games, { gameType: entry.category }).length;
    return { ...entry, enabled: count > 0, games: count };
  }),
});

/** Hot games, all at once. Checklist X-031, G-001. */
export const hotAnswer = ({ games }: Snapshot, asked: Asked): Output<Routes['hotGames']> => ({
  data: findGames(games, queryOf(asked))
    .filter(({ card }) => card.isHot === 1)
    .slice(0, MOST_ROWS)
    .map(({ card }) => card),
});

/** One page of what matches. Checklist X-032, E-092, E-093. */
export function listAnswer({ games }: Snapshot, asked: Asked): Output<Routes['gameList']> {
  const page = pageOf(findGames(games, queryOf(asked)), asked);
  return { ...page, value: page.value.map(({ card }) => card) };
}

/** A vendor has a lane for each category it has games of, titled with its name. X-034, E-088. */
export function vendorAnswer(
  { games, vendors }: Snapshot,
  asked: Asked,
): Output<Routes['gameVendor']> {
  const matching = findGames(games, queryOf(asked));
  const lanes = vendors.flatMap((vendor) =>
    MENU.filter(({ category }) =>
      matching.some(({ card }) => card.vassalage === vendor.vendor && card.gameType === category),
    ).map(({ category }) => ({
      vassalage: vendor.vendor,
      gameType: category,
      accountTypeId: `${vendor.vendor}-${category}`,
      isHot: vendor.isHot ? (1 as const) : (0 as const),
      title: { EN: vendor.nameEn, BN: vendor.nameBn },
      logo: vendor.logo,
    })),
  );
  return { data: { lanes } };
}

/** One game, one that is off as well. Refuses catalogue.game-unknown. */
export function gameAnswer({ byId }: Snapshot, gameId: string): Game {
  const game = byId.get(gameId);
  if (!game) throw refuse('catalogue.game-unknown');
  return game.card;
}

/**
 * Of the specification's fields those that say something here: client, platform, channel,
 * merchant and language are taken and change nothing (a brand has one catalogue, both languages
 * are in every card), nor does minLineNum, which no screen sends.
 */
function queryOf({ gameType, vassalage, gameClassify, gameName, minBet }: Asked): GameQuery {
  return { gameType, vassalage, gameClassify, gameName, minBet: stakeOf(minBet) };
}

function stakeOf(text: string | undefined): bigint | undefined {
  if (text === undefined || text === '' || text === 'all') return undefined;
  const stake = parseAmount(text);
  if (stake === null) throw refuse('edge.invalid-input', { field: 'minBet' });
  return stake;
}
