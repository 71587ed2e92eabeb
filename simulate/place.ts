import type { Credentials } from './desk/operator.ts';
import type { Pace } from './life.ts';
import type { Beside } from './beside/index.ts';

type Both = { readonly player: string; readonly console: string };

/** Where a day is lived. */
export type Place = {
  /** The addresses people use, and those where the servers listen. */
  readonly origins: Both;
  readonly addresses: Both;
  readonly operator:
    | { readonly oneTime: { readonly username: string; readonly password: string } }
    | { readonly credentials: Credentials };
  readonly pace: Pace;
  /** When the day begins, in milliseconds since 1970; at once unless given. */
  readonly beginsAt?: number;
  /** How many games of the house are played; all unless given. */
  readonly mostGames?: number;
  /** Null where the day is lived in a house of others. */
  readonly beside: Beside | null;
  close(): Promise<void>;
};
