import type { ContractState, END_REASONS } from '@nokshi/contract/player/agent-contracts.ts';
import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ContractId, MemberId } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';
import type { Sought } from '../sought.ts';

export type EndReason = (typeof END_REASONS)[number];
export type Side = 'upline' | 'downline';

export type ContractRow = {
  readonly contractId: ContractId;
  readonly brandId: string;
  readonly kind: ContractKind;
  readonly version: number;
  /** Null: the house. */
  readonly uplineId: MemberId | null;
  readonly uplineName: string;
  readonly downlineId: MemberId;
  readonly downlineName: string;
  readonly terms: ContractTerms;
  readonly state: ContractState;
  /** The operator who offered it for the house. */
  readonly offeredBy: string;
  readonly offeredAt: Date;
  readonly expiresAt: Date;
  readonly answeredAt: Date | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly endReason: EndReason | null;
  readonly endingBy: Side | null;
  readonly endingReason: string | null;
};

const columns = sql`c.contract_id as "contractId", c.brand_id as "brandId", c.kind, c.version,
  c.upline_id as "uplineId", c.upline_name as "uplineName", c.downline_id as "downlineId",
  c.downline_name as "downlineName", c.terms, c.state, c.offered_by as "offeredBy",
  c.offered_at as "offeredAt", c.expires_at as "expiresAt", c.answered_at as "answeredAt",
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.end_reason as "endReason",
  c.ending_by as "endingBy", c.ending_reason as "endingReason"`;
const inForce = sql`c.state in ('ACTIVE', 'ENDING')`;
const isOpen = sql`c.state in ('OFFERED', 'ACTIVE', 'ENDING')`;

/**
 * Changes of contracts happen one after another: what one agent has bounds what all below may have.
 * Locks of the line and of members are taken before this one.
 */
export const lockContracts = (tx: Tx) =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('agents contracts', 0))`);

/** The next version of its downline and kind. */
export const insertOffer = (
  tx: Tx,
  c: Omit<
    ContractRow,
    | 'version'
    | 'state'
    | 'answeredAt'
    | 'startsAt'
    | 'endsAt'
    | 'endReason'
    | 'endingBy'
    | 'endingReason'
  > & { period: string },
) =>
  tx.one<ContractRow>(sql`
    insert into agents_contract as c (contract_id, brand_id, kind, version, upline_id, upline_name,
      downline_id, downline_name, period, terms, state, offered_by, offered_at, expires_at)
    select ${c.contractId}, ${c.brandId}, ${c.kind}, coalesce(max(b.version), 0) + 1, ${c.uplineId},
      ${c.uplineName}, ${c.downlineId}, ${c.downlineName}, ${c.period}, ${JSON.stringify(c.terms)},
      'OFFERED', ${c.offeredBy}, ${c.offeredAt}, ${c.expiresAt}
    from agents_contract b where b.downline_id = ${c.downlineId} and b.kind = ${c.kind}
    returning ${columns}`);

/** What follows the offer; the rest of a contract never changes. */
export const writeContract = (tx: Tx, c: ContractRow) =>
  tx.run(sql`
    update agents_contract set state = ${c.state}, answered_at = ${c.answeredAt},
      starts_at = ${c.startsAt}, ends_at = ${c.endsAt}, end_reason = ${c.endReason},
      ending_by = ${c.endingBy}, ending_reason = ${c.endingReason}
    where contract_id = ${c.contractId}`);

type Named = { readonly brandId: string; readonly contractId: ContractId };
export const contractById = (tx: Tx, { brandId, contractId }: Named) =>
  tx.maybe<ContractRow>(sql`
    select ${columns} from agents_contract c
    where c.contract_id = ${contractId} and c.brand_id = ${brandId}`);

type Of = { readonly downlineId: MemberId; readonly kind: ContractKind };

export const inForceOf = (tx: Tx, { downlineId, kind }: Of) =>
  tx.maybe<ContractRow>(sql`
    select ${columns} from agents_contract c
    where c.downline_id = ${downlineId} and c.kind = ${kind} and ${inForce}`);

/** Which kinds are in force of each of these downlines. */
export const kindsInForce = (tx: Tx, downlineIds: readonly MemberId[]) =>
  tx.rows<{ downlineId: MemberId; kind: ContractKind }>(sql`
    select c.downline_id as "downlineId", c.kind from agents_contract c
    where c.downline_id = any(${[...downlineIds]}::uuid[]) and ${inForce}
    order by array_position(array['dividend', 'daily', 'hourly', 'real-time'], c.kind)`);

export const offerTo = (tx: Tx, { downlineId, kind }: Of) =>
  tx.maybe<ContractRow>(sql`
    select ${columns} from agents_contract c
    where c.downline_id = ${downlineId} and c.kind = ${kind} and c.state = 'OFFERED'`);

/** Until when earlier contracts of a downline and kind count; null: none is over. */
export const countsUntil = async (tx: Tx, { downlineId, kind }: Of): Promise<Date | null> =>
  (
    await tx.one<{ until: Date | null }>(sql`
      select max(c.ends_at) as until from agents_contract c
      where c.downline_id = ${downlineId} and c.kind = ${kind}`)
  ).until;

/** A line is never so long; without it a fault in the rows would not end. */
const DEEPEST = 1_000;

/** All in force that an agent grants, and all that those below grant. */
export const inForceBelow = (tx: Tx, q: { agentId: MemberId; kind: ContractKind }) =>
  tx.rows<ContractRow>(sql`
    with recursive below (contract_id, downline_id, depth) as (
      select c.contract_id, c.downline_id, 1 from agents_contract c
      where c.upline_id = ${q.agentId} and c.kind = ${q.kind} and ${inForce}
      union all
      select c.contract_id, c.downline_id, b.depth + 1
      from below b join agents_contract c on c.upline_id = b.downline_id
      where c.kind = ${q.kind} and ${inForce} and b.depth < ${DEEPEST}
    )
    select ${columns} from below b join agents_contract c using (contract_id)
    order by b.depth, c.downline_name`);

/** One offered or in force: of those a member grants first (unless `asDownline`), then of the own. */
export const oneOpenOf = (tx: Tx, q: { memberId: MemberId; asDownline: boolean }) =>
  tx.maybe<ContractRow>(sql`
    select ${columns} from agents_contract c
    where ${isOpen} and (c.downline_id = ${q.memberId}
      or (c.upline_id = ${q.memberId} and not ${q.asDownline}))
    order by c.downline_id = ${q.memberId}, c.contract_id limit 1`);

/** Offers that nobody answered in time, oldest first. */
export const dueOffers = (tx: Tx, q: { now: Date; limit: number }) =>
  tx.rows<ContractRow>(sql`
    select ${columns} from agents_contract c
    where c.state = 'OFFERED' and c.expires_at <= ${q.now}
    order by c.expires_at, c.contract_id limit ${q.limit}`);

/** What waits for a member: offers to answer, and ends that the other side asked for; newest first. */
export const waitingFor = (tx: Tx, q: { memberId: MemberId; now: Date; limit: number }) =>
  tx.rows<ContractRow>(sql`
    select ${columns} from agents_contract c
    where (c.downline_id = ${q.memberId} and c.state = 'OFFERED' and c.expires_at > ${q.now})
      or (c.downline_id = ${q.memberId} and c.state = 'ENDING' and c.ending_by = 'upline')
      or (c.upline_id = ${q.memberId} and c.state = 'ENDING' and c.ending_by = 'downline')
    order by c.contract_id desc limit ${q.limit}`);

type Filter = {
  readonly kind?: ContractKind | undefined;
  readonly state?: ContractState | undefined;
  readonly before: ContractId | null;
  readonly limit: number;
};

const filtered = ({ kind, state, before }: Filter): Sql[] => [
  ...(kind ? [sql`c.kind = ${kind}`] : []),
  ...(state ? [sql`c.state = ${state}`] : []),
  ...(before ? [sql`c.contract_id < ${before}`] : []),
];

const newest = (where: readonly Sql[], limit: number) => sql`
  (select ${columns} from agents_contract c where ${join(where, ' and ')}
    order by c.contract_id desc limit ${limit})`;

/** A member's, as the one who receives or who grants, newest first; with one downline. */
export function contractsOf(
  tx: Tx,
  q: Filter & {
    memberId: MemberId;
    side?: 'own' | 'given' | undefined;
    downlineId: MemberId | null;
  },
) {
  const also = [...filtered(q), ...(q.downlineId ? [sql`c.downline_id = ${q.downlineId}`] : [])];
  const own = newest([sql`c.downline_id = ${q.memberId}`, ...also], q.limit);
  const given = newest([sql`c.upline_id = ${q.memberId}`, ...also], q.limit);
  if (q.side) return tx.rows<ContractRow>(q.side === 'own' ? own : given);
  return tx.rows<ContractRow>(
    sql`${own} union all ${given} order by "contractId" desc limit ${q.limit}`,
  );
}

/** Contracts of which a side has a name that begins so. */
export const withName = (name: string): Sql =>
  sql`(starts_with(c.downline_name, ${name}) or starts_with(c.upline_name, ${name}))`;

function isSought(sought: Sought): Sql {
  if (sought.by === 'name') return sought.name ? withName(sought.name) : sql`true`;
  if (sought.by === 'member')
    return sql`(c.downline_id = ${sought.id} or c.upline_id = ${sought.id})`;
  if (sought.by === 'contract') return sql`c.contract_id = ${sought.id}`;
  return sql`c.contract_id = (select contract_id from agents_slip where slip_id = ${sought.id})`;
}

type OfBrand = Filter & {
  readonly brandId: string;
  readonly sought: Sought;
  readonly downlineId: MemberId | null;
  readonly house: boolean;
};

/** Everybody's, newest first. */
export const contractsOfBrand = (tx: Tx, q: OfBrand) =>
  tx.rows<ContractRow>(
    newest(
      [
        sql`c.brand_id = ${q.brandId}`,
        ...filtered(q),
        isSought(q.sought),
        ...(q.downlineId ? [sql`c.downline_id = ${q.downlineId}`] : []),
        ...(q.house ? [sql`c.upline_id is null`] : []),
      ],
      q.limit,
    ),
  );
