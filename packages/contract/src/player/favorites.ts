import { z } from 'zod';
import { nothing } from '../fields.ts';
import { route } from '../route.ts';
import { CATEGORIES, gamePage, gameQuery } from './catalogue.ts';

/** The most favourites of a member; a longer lobby would be no shorter than the catalogue. */
export const MOST_FAVORITES = 200;

/** A favourite on the wire. Checklist E-094. */
const favorite = z.object({
  nodeId: z.string().max(60),
  vendor: z.string().max(40),
  gameType: z.enum(CATEGORIES),
});

/** A member's favourites and recently opened games; trial accounts have neither. V-005, V-006. */
export const favoritesRoutes = {
  favorites: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    summary: 'The nodes of the member’s favourite games, the newest first.',
    allow: 'member',
    wrapped: true,
    input: nothing,
    output: z.object({ data: z.array(favorite) }),
    refusals: [],
  }),
  favoriteList: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    summary: 'One page of the cards of the member’s favourite games, the newest first.',
    allow: 'member',
    wrapped: true,
    input: gameQuery,
    output: gamePage,
    refusals: [],
  }),
  recent: route({
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    summary: 'One page of the games that the member opened, the last one first; fifty are kept.',
    allow: 'member',
    wrapped: true,
    input: gameQuery,
    output: gamePage,
    refusals: [],
  }),
  /** States the wanted value, so that a call sent twice does no harm. X-042 has no path for it. */
  toggle: route({
    method: 'POST',
    path: '/wps/relay/MCSFE_toggleFavorite',
    summary: 'Keep a game among the favourites, or take it out; without `favorite` it turns over.',
    allow: 'member',
    input: favorite.extend({ favorite: z.boolean().optional() }),
    output: z.object({ favorite: z.boolean() }),
    refusals: ['catalogue.game-unknown', 'catalogue.favorites-full'],
  }),
};
