import { toDecimal } from '@nokshi/money';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Ids } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Metrics } from '../../../kernel/metrics.ts';
import type { Jobs, Live } from '../../../kernel/work.ts';
import type { Accounts } from './accounts.ts';
import type { Months } from './months.ts';
import type { PostedListener } from './face.ts';
import type { Riders } from './riders.ts';
import type { Item } from './item.ts';
import type { LaneOf } from './rules/lane-of.ts';

export type WalletDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** With jobs the wallet expires holds and proves itself by the clock; tools leave them out. */
  readonly jobs?: Jobs;
  readonly metrics?: Pick<Metrics, 'watch' | 'batch'>;
  readonly lanes?: LaneLimits;
  /** How many lanes the house has; as many as one that chose no number. */
  readonly laneCount?: number;
  /** Pauses after which a proof reads again what two lanes commit one after the other. */
  readonly readAgainMs?: readonly number[];
  /** Shows new balances on the members' open pages; tools leave it out. */
  readonly live?: Pick<Live, 'toMember'>;
  /** Receives each batch after it is durable, instead of the members' pages. */
  readonly onPosted?: PostedListener;
};

export type LaneLimits = {
  /** Lanes that new members are spread over, at least 1: as many as the database has processors. */
  readonly used?: number;
  /** The largest batch, in postings. */
  readonly mostInBatch?: number;
  /** The most postings that wait on one lane; the next is refused with edge.busy. */
  readonly mostWaiting?: number;
  /** How long this thread has been idle since it started, in milliseconds. */
  readonly idleMs?: () => number;
};

/** What the verbs of this room share. */
export type WalletRoom = WalletDeps & {
  readonly laneCount: number;
  readonly laneOf: LaneOf;
  readonly accounts: Accounts;
  readonly months: Months;
  readonly riders: Riders;
  /** Announces postings; called when they are durable, never before. */
  announce(items: readonly Item[]): void;
};

export function openRoom(
  deps: WalletDeps,
  parts: Pick<WalletRoom, 'accounts' | 'months' | 'riders' | 'laneCount' | 'laneOf'>,
): WalletRoom {
  const tell = deps.onPosted ?? (deps.live && pushBalances(deps.live));
  return {
    ...deps,
    ...parts,
    announce(items) {
      if (!tell) return;
      const posted = items.flatMap(({ memberId, asset, moves, posted }) =>
        posted?.outcome === 'posted' && moves.length > 0
          ? [{ memberId, asset, balance: posted.balance, version: posted.version }]
          : [],
      );
      if (posted.length === 0) return;
      // It pushes to sockets; a fault there must not turn a durable posting into an error.
      try {
        tell(posted);
      } catch (err) {
        deps.log.error('telling of postings failed', { err });
      }
    },
  };
}

/** Shows a new balance on the member's open pages as soon as its batch is durable. */
const pushBalances =
  (live: Pick<Live, 'toMember'>): PostedListener =>
  (items) => {
    for (const { memberId, asset, balance, version } of items) {
      const sumBalance = toDecimal(balance, asset);
      live.toMember(memberId, { type: 'balance', sumBalance, version: `${version}` });
    }
  };
