import type { Seeds } from '@nokshi/house-math/fairness/seeds.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Ids, Uuid } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Metrics } from '../../../kernel/metrics.ts';
import type { Topics } from '../../../kernel/work.ts';
import type { Fairness } from '../../base/fairness/index.ts';
import type { RoundRow } from './store/rounds.ts';

/** What a room that plays shared rounds does with them. */
export type Play = {
  /** Pure: what the seeds make of a round of the house that is drawn now. Stored as JSON. */
  outcome(round: RoundRow, seeds: Seeds, now: Date): unknown;
  /** What `outcome` finds as the outcome so far, where a draw goes on from earlier ones; null by default. */
  drawnBefore?(tx: Tx, round: RoundRow): Promise<unknown>;
  /** How long a result is shown before its bets are paid, in milliseconds; not at all by default. */
  showMs?(round: RoundRow): number;
  /** A round that closes later than this is void, in milliseconds; by default one whose draw is past. */
  closesLateMs?(round: RoundRow): number;
  /**
   * When a closed round of the house is drawn, where its seeds decide that: `drawsAt` by default, which is
   * the latest moment. Secret until then.
   */
  drawsWhen?(round: RoundRow, seeds: Seeds): Date;
  /** In the commit in which a round was drawn or became void: to make the next one. */
  over?(tx: Tx, round: RoundRow): Promise<void>;
  /** Pays every bet of a drawn round; may be asked again after a stop. */
  settle(round: RoundRow): Promise<void>;
  /** Gives back every stake of a void round; may be asked again after a stop. */
  refund(round: RoundRow): Promise<void>;
  /** After the round opened, and after the one before it was paid; may be asked again. */
  opened?(round: RoundRow): Promise<void>;
  /** Rounds that passed while nothing ran, and never opened. */
  passedOver?(rounds: readonly RoundRow['id'][]): Promise<void>;
  /** What followers of `round:<series>` see; small. */
  shown(series: string): Promise<object>;
};

export type RoundsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly topics: Topics;
  readonly metrics?: Pick<Metrics, 'watch'>;
  readonly fairness: Pick<Fairness, 'draws'>;
};

export type RoundsRoom = RoundsDeps & {
  readonly plays: Map<string, Play>;
  /** This server, as a holder of the lease. */
  readonly self: Uuid;
};

export const openRoom = (deps: RoundsDeps): RoundsRoom => ({
  ...deps,
  plays: new Map(),
  self: deps.ids.next<Uuid>(),
});

export function playOf({ plays }: RoundsRoom, kind: string): Play {
  const play = plays.get(kind);
  if (!play) throw new Error(`no room plays rounds of the kind ${kind}`);
  return play;
}

/** The name of a series in `fairness`. */
export const purposeOf = ({ kind, series }: Pick<RoundRow, 'kind' | 'series'>): string =>
  `${kind}.${series}`;
