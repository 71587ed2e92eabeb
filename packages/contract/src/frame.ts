import type { Language } from './fields.ts';

/**
 * What the site and a game frame tell each other. The frame is `sandbox="allow-scripts"` without
 * same-origin: no cookie, no storage. Source: architecture.md 6.
 *
 * The handshake: the frame's window posts {@link FrameReady} to its parent as soon as it listens;
 * the parent answers once with {@link FrameLaunch} and transfers one `MessagePort`. From then on
 * both speak over the port only. The parent trusts only messages from its own iframe's window; the
 * frame trusts the first launch that comes from `window.parent`.
 */

/**
 * The frame has no cookie: it opens a live socket of its own with two subprotocols, this name and
 * its launch token. There it hears `hello`, the topics that it follows and `session-ended`.
 */
export const FRAME_PROTOCOL = 'nokshi-launch';

/** Frame to parent, by `parent.postMessage(message, '*')`; it holds nothing secret. */
export type FrameReady = { readonly type: 'nokshi-ready' };

/** Parent to frame, by `postMessage` with the port as the only transfer. */
export type FrameLaunch = {
  readonly type: 'nokshi-launch';
  /** Bearer token of the `launch` routes: `Authorization: Bearer <token>`. */
  readonly launchToken: string;
  readonly gameCode: string;
  /** Absolute origin of the game calls, without a slash at the end. */
  readonly apiOrigin: string;
  readonly language: Language;
  readonly theme: FrameTheme;
  /** Sound is off until the player switches it on. */
  readonly sound: boolean;
  readonly reducedMotion: boolean;
  /** Of a table: layouts that the member saved here. */
  readonly layouts: readonly SavedLayout[];
} & StakePicks;

/** Chips that a member likes to lay, by spot; stakes are decimal strings. At most {@link MOST_LAYOUTS}. */
export type SavedLayout = {
  readonly name: string;
  readonly chips: readonly { readonly spot: string; readonly stake: string }[];
};
export const MOST_LAYOUTS = 6;

/** Stakes that a member used or marked as favourite, over all games: decimal strings, newest first. */
export type StakePicks = {
  readonly lastStakes: readonly string[];
  readonly favouriteStakes: readonly string[];
};

export type FrameTheme = 'light' | 'dark';

/** Frame to parent, over the port. */
export type FrameMessage =
  /**
   * Game assets are loaded and the table answered: the parent removes its loader. The figures of
   * the sitting so far come from the table; `seconds` is server time minus `sitting.startedAt`.
   */
  | {
      readonly type: 'started';
      readonly seconds: number;
      readonly staked: string;
      readonly won: string;
    }
  /**
   * A round was asked for, or one that was never shown to its end is shown again: until
   * `round-closed` the page shows this balance (decimal string, the stake gone and no win yet),
   * whatever the live line says, so that nothing tells the result before the reels do.
   */
  | { readonly type: 'round-opened'; readonly balance: string }
  /** The reels rest, or the round was refused: the page shows what the wallet holds. */
  | { readonly type: 'round-closed' }
  /** Absolute balance (decimal string) after a round was shown; only a newer `version` counts. */
  | { readonly type: 'balance'; readonly balance: string; readonly version: string }
  /** A round was shown to its end; `staked` and `won` are this round's, decimal strings. */
  | {
      readonly type: 'round';
      readonly roundId: string;
      readonly staked: string;
      readonly won: string;
    }
  /** The member asked in the frame to verify this round. */
  | { readonly type: 'verify'; readonly roundId: string }
  /** The same of a bet at a table or on the kite. */
  | { readonly type: 'verify-bet'; readonly betId: string }
  /** All layouts that the member keeps for this table; the parent remembers them. */
  | { readonly type: 'layouts'; readonly layouts: readonly SavedLayout[] }
  /** The stake is above the balance: the parent offers the deposit page. */
  | { readonly type: 'out-of-money' }
  | { readonly type: 'session-ended' }
  /** The launch token expired or was refused: the parent launches again and sends `relaunch`. */
  | { readonly type: 'launch-ended' }
  /** The member turned the sound on or off in the frame; the parent remembers it. */
  | { readonly type: 'sound'; readonly on: boolean }
  /** What the member staked or marked since; the parent remembers it, since the frame cannot. */
  | ({ readonly type: 'stakes' } & StakePicks)
  /** The member pressed Escape in the frame: the parent leaves the game. */
  | { readonly type: 'leave' };

/** Parent to frame, over the port. */
export type SiteMessage =
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'theme'; readonly theme: FrameTheme }
  | { readonly type: 'sound'; readonly on: boolean }
  /** Something lies over the game: autoplay ends after its round. */
  | { readonly type: 'covered' }
  /** A fresh token after `launch-ended`. */
  | { readonly type: 'relaunch'; readonly launchToken: string }
  /** What this game's pots hold now, dearest first, in money and in play money. */
  | { readonly type: 'pots'; readonly BDT: readonly string[]; readonly FUN: readonly string[] }
  /** Money arrived or left outside the frame (a deposit): same meaning as the frame's. */
  | { readonly type: 'balance'; readonly balance: string; readonly version: string };
