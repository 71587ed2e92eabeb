import type { Credentials } from './desk/operator.ts';
import type { Pace } from './life.ts';
import type { DayStudio } from './studio.ts';

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
  /** The one that fails for an hour; null where the day has none of its own. */
  readonly studio: DayStudio | null;
  close(): Promise<void>;
};
