import { z } from 'zod';
import { language, nothing, ownAddress } from '../fields.ts';
import { route } from '../route.ts';
import { prizeMode } from './site.ts';

export const CATEGORIES = [
  'RNG',
  'FISH',
  'PVP',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const;
const category = z.enum(CATEGORIES);
export type Category = z.infer<typeof category>;

/** JP jackpot, TG table games, AC arcade, BG bingo. Checklist G-008..G-011. */
export const CLASSES = ['JP', 'TG', 'AC', 'BG'] as const;
export type GameClass = (typeof CLASSES)[number];

const bilingual = z.object({ EN: z.string(), BN: z.string() });

/**
 * A win of this many times the stake or more occurs about once in this many rounds, by the game's
 * sheet.
 */
export const rareWin = z.object({ times: z.string(), oneIn: z.string() });
export type RareWin = z.infer<typeof rareWin>;

/** One game card. `tag` repeats `gameGroupCode` as the specification asks. Checklist E-090. */
export const game = z.object({
  gameId: z.string(),
  nodeId: z.string(),
  gameType: category,
  vassalage: z.string(),
  gameGroupCode: z.string(),
  tag: z.string(),
  gameMenus: z.array(z.string()),
  gameClassify: z.array(z.enum(CLASSES)),
  /** VASSALAGE is a group: it opens the list of its own games. Checklist E-091, G-018. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  /** False while its vendor is off: the card is shown and starts nothing. Checklist G-021. */
  isOpen: z.boolean(),
  name: bilingual,
  description: bilingual,
  image: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  minBet: z.string(),
  /**
   * Facts of its PAR sheet, e.g. rtp "95.62", hitRate "24.10", volatility "medium", maxWin "2500".
   */
  rtp: z.string(),
  hitRate: z.string(),
  volatility: z.enum(['low', 'medium', 'high']),
  maxWin: z.string(),
  /** Of games whose sheet is ours. */
  rareWin: rareWin.nullable(),
});
export type Game = z.infer<typeof game>;

/** What opening a game needs. Checklist E-091. */
export const launchObject = z.object({
  isGame: z.enum(['GAME', 'VASSALAGE']),
  defaultPlayType: z.string(),
  vendor: z.string(),
  accountTypeName: z.string(),
  gameCode: z.string(),
  code: z.string(),
});

/** The specification's game query; all fields accepted, none trusted. Checklist E-092, E-093. */
export const gameQuery = z.object({
  clientType: z.coerce.number().int().optional(),
  platform: z.string().max(20).optional(),
  channel: z.string().max(40).optional(),
  merchant: z.string().max(40).optional(),
  merchantCode: z.string().max(40).optional(),
  isPlatform: z.coerce.number().int().optional(),
  gameType: category.optional(),
  vassalage: z.string().max(40).optional(),
  gameClassify: z.string().max(10).optional(),
  /** One of `gameMenus` of the card: only games of that menu. Checklist R-023. */
  gameMenu: z.string().max(20).optional(),
  gameName: z.string().max(60).optional(),
  minBet: z.string().max(10).optional(),
  minLineNum: z.coerce.number().int().optional(),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  /** Capped at 100 rows whatever is requested. */
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .default(24)
    .transform((n) => Math.min(n, 100)),
  language: z.string().max(5).optional(),
});

/**
 * The specification's lobby launch. The area keeps the platform's name; the house's draws are of
 * its own country. Betting is on one game. Checklist X-049, C-055.
 */
const lobbyLaunch = z
  .object({
    lottoArea: z.literal('VN'),
    launchMode: z.literal('LOTT'),
    lottoPrizeMode: prizeMode,
    lottoGameCode: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,40}$/)
      .optional(),
    lottoView: z.enum(['betting', 'lobby']),
    device: z.literal('WEB').default('WEB'),
    backUrl: ownAddress.optional(),
    language: language.optional(),
  })
  .refine(({ lottoView, lottoGameCode }) => lottoView === 'lobby' || lottoGameCode !== undefined, {
    path: ['lottoGameCode'],
  });

/** The specification's query for popular games; a category may be requested as well. */
const popularQuery = z.object({
  count: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .transform((n) => Math.min(n, 100)),
  gameType: category.optional(),
  prizeMode: prizeMode.optional(),
  device: z.string().max(20).optional(),
  language: z.string().max(5).optional(),
});

export const gamePage = z.object({
  value: z.array(game),
  totalPages: z.number().int(),
  totalRows: z.number().int(),
  pageNo: z.number().int(),
});

export const catalogueRoutes = {
  gameMenus: route({
    method: 'GET',
    path: '/lgw/games/game_menus',
    summary: 'Categories in menu order with their vendors.',
    allow: 'anyone',
    input: nothing,
    output: z.object({
      data: z.array(
        z.object({
          category,
          /** Set when an entry is one vendor's games of the category. Checklist S-036. */
          vassalage: z.string().optional(),
          name: bilingual,
          path: z.string(),
          enabled: z.boolean(),
          games: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  }),
  hotGames: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    summary: 'Hot games, all at once (at most 100).',
    allow: 'anyone',
    wrapped: true,
    input: gameQuery,
    output: z.object({ data: z.array(game) }),
    refusals: [],
  }),
  gameList: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    summary: 'One page of games that match the query.',
    allow: 'anyone',
    wrapped: true,
    input: gameQuery,
    output: gamePage,
    refusals: [],
  }),
  gameVendor: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameVendor',
    summary: 'Vendors with the lanes (categories) they serve.',
    allow: 'anyone',
    wrapped: true,
    input: gameQuery,
    output: z.object({
      data: z.object({
        lanes: z.array(
          z.object({
            vassalage: z.string(),
            gameType: category,
            accountTypeId: z.string(),
            isHot: z.union([z.literal(0), z.literal(1)]),
            title: bilingual,
            logo: z.string(),
            isOpen: z.boolean(),
          }),
        ),
      }),
    }),
    refusals: [],
  }),
  /** Checklist X-033. */
  vassGameType: route({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    summary: 'Categories and classes of games of one vendor, or of all.',
    allow: 'anyone',
    wrapped: true,
    input: gameQuery,
    output: z.object({
      data: z.array(
        z.object({
          gameType: category,
          name: bilingual,
          games: z.number().int(),
          gameClassify: z.array(z.enum(CLASSES)),
        }),
      ),
    }),
    refusals: [],
  }),
  /** Games that members really opened; each member counts once per game. Checklist C-022. */
  popular: route({
    method: 'GET',
    path: '/lgw/games/popular',
    summary: 'The games that most members opened in the last seven days, at most 100.',
    allow: 'anyone',
    input: popularQuery,
    output: z.object({ data: z.array(game) }),
    refusals: [],
  }),
  /** The content of a group's popup. Checklist M-009, G-018. */
  subGames: route({
    method: 'GET',
    path: '/wps/games/:gameId/games',
    summary: 'The games of a group, at most 100.',
    allow: 'anyone',
    input: z.object({ gameId: z.string().max(60) }),
    output: z.object({ group: game, data: z.array(game) }),
    refusals: ['catalogue.game-unknown'],
  }),
  /** One game by its id, for the page /game?id=. */
  game: route({
    method: 'GET',
    path: '/wps/games/:gameId',
    summary: 'One game with its facts.',
    allow: 'anyone',
    input: z.object({ gameId: z.string().max(60) }),
    output: game,
    refusals: ['catalogue.game-unknown'],
  }),
  /** Changes nothing, so it may be a GET. Checklist X-049, Y-014. */
  launchLobby: route({
    method: 'GET',
    path: '/lgw/lobby/launch',
    summary: 'The address of the lottery lobby on this site, with a return path on it.',
    allow: 'player',
    input: lobbyLaunch,
    output: z.object({
      /** A path of this site; `backUrl` in it is a path as well. */
      launchUrl: z.string(),
      /** Whether there is a lottery to play there yet. */
      open: z.boolean(),
    }),
    refusals: [],
  }),
};
