import { z } from 'zod';
import { instant } from '../fields.ts';
import { route } from '../route.ts';
import { launchObject } from './catalogue.ts';

/** Among the menus of a game that a studio's own server runs: it is opened by the call below. */
export const SEAMLESS = 'SEAMLESS';

export const vendorsRoutes = {
  /** The address carries the token, so it is asked for anew at each opening. */
  launch: route({
    method: 'POST',
    path: '/wps/vendors/launch',
    summary: "Open a studio's game: its address with a token that only this studio can use.",
    allow: 'table',
    input: z.object({ gameId: z.string().regex(/^[A-Za-z0-9_.:-]{1,60}$/) }),
    output: z.object({
      url: z.string(),
      expiresAt: instant,
      launch: launchObject,
    }),
    refusals: [
      'catalogue.game-unknown',
      'catalogue.game-off',
      'vendors.off',
      'vendors.country',
      'identity.free-play-closed',
      'identity.true-account-needed',
      'limits.self-excluded',
      'limits.time-out',
      'limits.frozen',
    ],
  }),
};
