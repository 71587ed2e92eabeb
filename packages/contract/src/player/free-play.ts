import { z } from 'zod';
import { route } from '../route.ts';
import { loginAnswer } from './identity.ts';

/** Play money of a new free-play account, minor units of FUN. */
export const FREE_PLAY_MINOR = 1_000_000n;
/** How long such an account lives. Checklist S-063. */
export const FREE_PLAY_HOURS = 24;

/** Free play (flag FREEPLAY3): a trial account (type 4) with play money. Checklist X-013, S-062. */
export const freePlayRoutes = {
  begin: route({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    summary: 'Open a free-play account with play money and log in to it; for visitors.',
    allow: 'anyone',
    encrypted: true,
    input: z.object({
      os: z.string().max(40).optional(),
      platform: z.literal('W').default('W'),
      /** Any text: it makes every encrypted request differ from every other. */
      random: z.string().min(8).max(64),
      version: z.literal('3').default('3'),
      /** The visitor confirms to be of age; our own page always asks, the four fields do not. */
      agree: z.boolean().optional(),
    }),
    output: loginAnswer,
    refusals: [
      'identity.free-play-closed',
      'identity.logged-in',
      'identity.terms-needed',
      'identity.too-many-attempts',
    ],
    rate: { max: 60, perSeconds: 60 },
  }),
};
