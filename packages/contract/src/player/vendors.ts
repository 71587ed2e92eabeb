import { z } from 'zod';
import { decimal, instant, ownAddress } from '../fields.ts';
import type { RefusalCode } from '../refusals.ts';
import { route } from '../route.ts';
import { launchObject } from './catalogue.ts';

/** Among the menus of a game that a vendor's own server runs: it is opened by the call below. */
export const SEAMLESS = 'SEAMLESS';

/** More addresses than a vendor can have. */
const MOST_ADDRESSES = 8;

const launchInput = z.object({
  gameId: z.string().regex(/^[A-Za-z0-9_.:-]{1,60}$/),
  /** Where the page returns to; an address of ours. */
  backUrl: ownAddress.optional(),
  /** Origins at which the game did not open for this visitor. Checklist C-025. */
  not: z
    .array(z.string().regex(/^https?:\/\/[A-Za-z0-9.:[\]-]{1,250}$/))
    .max(MOST_ADDRESSES)
    .default([]),
});

const launchOutput = z.object({
  /** Carries the token after its `#`, so it is requested again at each opening. */
  url: z.string(),
  /** Whether the vendor has an address that was not tried yet. */
  more: z.boolean(),
  expiresAt: instant,
  launch: launchObject,
  /** Played with money that the member sent to the vendor, which holds it. */
  ownWallet: z.boolean(),
  /** A path of this site. */
  backUrl: z.string().nullable(),
  /** Free rounds of this game that the member can still play, the earliest expiry first. */
  freeRounds: z.array(z.object({ left: z.number().int(), stake: decimal, expiresAt: instant })),
});

const launchRefusals: readonly RefusalCode[] = [
  'catalogue.game-unknown',
  'catalogue.game-off',
  'catalogue.game-is-group',
  'vendors.off',
  'vendors.country',
  'vendors.currency',
  'identity.free-play-closed',
  'identity.true-account-needed',
  'limits.self-excluded',
  'limits.time-out',
  'limits.frozen',
];

const opening = {
  path: '/wps/relay/GCS_gameLaunchFB',
  allow: 'table',
  input: launchInput,
  output: launchOutput,
  refusals: launchRefusals,
} as const;

/** Checklist. Our pages use POST; the GET of the specification needs a header. */
export const vendorsRoutes = {
  launch: route({
    ...opening,
    method: 'POST',
    summary: "Open a vendor's game: its address with a token that only this vendor can use.",
  }),
  launchByGet: route({
    ...opening,
    method: 'GET',
    wrapped: true,
    opens: true,
    summary: 'The same by GET, with the header x-requested-with.',
  }),
};
