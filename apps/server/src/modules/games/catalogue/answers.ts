import type { Input, Output } from '@nokshi/contract';
import { CLASSES, type Game, type catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { parseAmount } from '@nokshi/money';
import { refuse } from '../../../kernel/refusal.ts';
import { findGames, type GameQuery, type Listed, MOST_ROWS, pageOf } from './rules/find-games.ts';
import { MENU } from './rules/menu.ts';
import type { Snapshot } from './snapshot.ts';

type Routes = typeof catalogueRoutes;
type Asked = Input<Routes['gameList']>;

/**
 * All categories in menu order; one without games is off, so that no menu entry leads to an empty
 * list.
 */
export const menuAnswer = ({ floor }: Snapshot): Output<Routes['gameMenus']> => ({
  data: MENU.map((entry) => {
    const { category: gameType, vassalage } = entry;
    const games = openOnes(findGames(floor, { gameType, vassalage })).length;
    return { ...entry, enabled: games > 0, games };
  }),
});

/** Categories with a vendor that is on: closed games alone do not open a menu entry. */
const openOnes = (games: readonly Listed[]) => games.filter(({ card }) => card.isOpen);

/** Single games that are hot and open. */
export const hotGames = ({ floor }: Snapshot): readonly Game[] =>
  findGames(floor, {}).flatMap(({ card }) =>
    card.isHot === 1 && card.isOpen && card.isGame !== 'VASSALAGE' ? [card] : [],
  );

/** Hot games, all at once. Checklist X-031, G-001. */
export const hotAnswer = ({ floor }: Snapshot, asked: Asked): Output<Routes['hotGames']> => ({
  data: findGames(floor, queryOf(asked))
    .filter(({ card }) => card.isHot === 1)
    .slice(0, MOST_ROWS)
    .map(({ card }) => card),
});

/** One page of the games that match. Checklist X-032, E-092, E-093. */
export function listAnswer({ floor }: Snapshot, asked: Asked): Output<Routes['gameList']> {
  const page = pageOf(findGames(floor, queryOf(asked)), asked);
  return { ...page, value: page.value.map(({ card }) => card) };
}

/** A vendor has a lane for each category it has games in, titled with its name. X-034, E-088. */
export function vendorAnswer(
  { floor, vendors }: Snapshot,
  asked: Asked,
): Output<Routes['gameVendor']> {
  const found = new Set<string>();
  for (const { card } of findGames(floor, queryOf(asked))) found.add(laneOf(card));
  const lanes = vendors.flatMap(({ vendor: vassalage, ...vendor }) =>
    CATEGORIES_IN_ORDER.filter((gameType) => found.has(laneOf({ vassalage, gameType }))).map(
      (gameType) => ({
        vassalage,
        gameType,
        accountTypeId: laneOf({ vassalage, gameType }),
        isHot: vendor.isHot ? (1 as const) : (0 as const),
        title: { EN: vendor.nameEn, BN: vendor.nameBn },
        logo: vendor.logo,
        isOpen: vendor.enabled,
      }),
    ),
  );
  return { data: { lanes } };
}

const laneOf = ({ vassalage, gameType }: Pick<Game, 'vassalage' | 'gameType'>) =>
  `${vassalage}-${gameType}`;
const CATEGORIES_IN_ORDER = [...new Set(MENU.map(({ category }) => category))];

/** The categories of a vendor's games, or of all vendors', with the classes among them. X-033. */
export function vassGameTypeAnswer(
  { floor }: Snapshot,
  asked: Asked,
): Output<Routes['vassGameType']> {
  const types = MENU.filter((entry) => !entry.vassalage).map((entry) => {
    const games = findGames(floor, { ...queryOf(asked), gameType: entry.category });
    const classes = new Set(games.flatMap(({ card }) => card.gameClassify));
    return {
      gameType: entry.category,
      name: entry.name,
      games: games.length,
      gameClassify: CLASSES.filter((each) => classes.has(each)),
    };
  });
  const { gameType } = asked;
  return {
    data: types.filter((type) => type.games > 0 && (!gameType || type.gameType === gameType)),
  };
}

/** The games of a group. Refuses catalogue.game-unknown. Checklist G-018, M-009. */
export function subGamesAnswer(
  { byId, floor }: Snapshot,
  gameId: string,
): Output<Routes['subGames']> {
  const group = byId.get(gameId);
  if (!group?.listed || group.card.isGame !== 'VASSALAGE') throw refuse('catalogue.game-unknown');
  const { vassalage } = group.card;
  const games = findGames(floor, { vassalage, alone: true }).filter(
    ({ within }) => within === gameId,
  );
  return { group: group.card, data: games.slice(0, MOST_ROWS).map(({ card }) => card) };
}

/** One game, also when it is off. Refuses catalogue.game-unknown. */
export function gameAnswer({ byId }: Snapshot, gameId: string): Game {
  const game = byId.get(gameId);
  if (!game) throw refuse('catalogue.game-unknown');
  return game.card;
}

/**
 * Uses the fields of the specification that mean something here. client, platform, channel,
 * merchant and language are accepted and change nothing (a brand has one catalogue, and every card
 * has both languages); neither does minLineNum, which no screen sends.
 */
export function queryOf(asked: Asked): GameQuery {
  const { gameType, vassalage, gameClassify, gameMenu, gameName, minBet } = asked;
  return { gameType, vassalage, gameClassify, gameMenu, gameName, minBet: stakeOf(minBet) };
}

function stakeOf(text: string | undefined): bigint | undefined {
  if (text === undefined || text === '' || text === 'all') return undefined;
  const stake = parseAmount(text);
  if (stake === null) throw refuse('edge.invalid-input', { field: 'minBet' });
  return stake;
}
