import type { VendorStatus } from '@nokshi/contract/vendor/seamless.ts';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, Uuid, WagerId } from '../../../../kernel/ids.ts';
import { type Sql, sql } from '../../../../kernel/sql.ts';

export type VendorAction =
  | 'bet'
  | 'bet-and-win'
  | 'win'
  | 'rollback'
  | 'award'
  | 'end-round'
  | 'free-bet'
  | 'free-win'
  | 'tombstone';

/** A stored transaction of a vendor; amounts in minor units. */
export type TransactionRow = {
  readonly transactionId: string;
  readonly memberId: MemberId;
  readonly action: VendorAction;
  readonly status: VendorStatus;
  readonly roundId: string;
  /** The bet that it belongs to; for a free round its grant. */
  readonly reference: string | null;
  readonly asset: Asset;
  readonly wagerId: WagerId | null;
  readonly posting: Uuid | null;
  readonly balance: bigint | null;
  readonly digest: Buffer;
};

const COLUMNS = sql`transaction_id as "transactionId", member_id as "memberId", action, status,
  round_ref as "roundId", reference, asset,
  wager_id as "wagerId", posting, balance, digest`;

/**
 * Those of these ids that the vendor has used, for whichever member: at most one each. On Citus every
 * lane is asked, a probe of the key in each: only they know whether another member has used the id,
 * and money must not move before that is known (decision 0030).
 */
export const transactionsNamed = (vendor: string, ids: readonly string[]): Sql => sql`
  select ${COLUMNS} from vendors_transaction
  where vendor = ${vendor} and transaction_id = any(${ids}::text[]) limit 10`;

type OfRound = {
  readonly lane: number;
  readonly vendor: string;
  readonly memberId: MemberId;
  readonly roundId: string;
};

const inRound = ({ lane, vendor, memberId, roundId }: OfRound): Sql => sql`
  lane = ${lane} and vendor = ${vendor} and member_id = ${memberId} and round_ref = ${roundId}`;

export const isRoundClosed = async (tx: Tx, of: OfRound): Promise<boolean> =>
  (
    await tx.one<{ closed: boolean }>(sql`
      select exists (
        select from vendors_transaction where ${inRound(of)} and closes) as closed`)
  ).closed;

/** No honest round has more bets. */
const MOST_BETS = 100;

/** The bets of a round. */
export const betsOfRound = (of: OfRound): Sql => sql`
  select wager_id as "wagerId" from vendors_transaction
  where ${inRound(of)} and action = 'bet' and status = 'OK' limit ${MOST_BETS}`;

/** What followed a bet: wins and its rollback. */
export const whatCameOf = (of: OfRound, betId: string): Sql => sql`
  select action, paid from vendors_transaction
  where ${inRound(of)} and reference = ${betId} and status = 'OK' limit ${MOST_BETS}`;

/** Stores a refused transaction; false when the id was taken in the meantime. */
export const keepRefused = async (
  tx: Tx,
  row: {
    readonly vendor: string;
    readonly transactionId: string;
    readonly lane: number;
    readonly memberId: MemberId;
    readonly action: VendorAction;
    readonly status: VendorStatus;
    readonly roundId: string;
    readonly gameId: string | null;
    readonly reference: string | null;
    readonly asset: Asset;
    readonly balance: bigint;
    readonly digest: Buffer;
    readonly at: Date;
  },
): Promise<boolean> =>
  (await tx.run(sql`
    insert into vendors_transaction (vendor, transaction_id, lane, member_id, action, status,
      round_ref, game_id, reference, asset, taken, paid, balance, closes, digest, at)
    values (${row.vendor}, ${row.transactionId}, ${row.lane}, ${row.memberId}, ${row.action},
      ${row.status}, ${row.roundId}, ${row.gameId}, ${row.reference}, ${row.asset}, 0, 0,
      ${row.balance}, false, ${row.digest}, ${row.at})
    on conflict do nothing`)) === 1;
