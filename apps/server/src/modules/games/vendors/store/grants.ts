import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { GrantId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { KeptState } from '../rules/grant-states.ts';
import type { Heard } from '../rules/transfer-step.ts';

/** Free rounds granted by the house; amounts in minor units. */
export type GrantRow = {
  readonly grantId: GrantId;
  readonly lane: number;
  readonly vendor: string;
  readonly gameId: string;
  readonly memberId: MemberId;
  readonly asset: Asset;
  readonly rounds: number;
  readonly stake: bigint;
  readonly played: number;
  readonly won: bigint;
  /** Grows with each round, win and end: a writer names the version it read. */
  readonly version: number;
  readonly state: KeptState;
  readonly expiresAt: Date;
  readonly grantedBy: string;
  readonly tries: number;
  readonly heard: Heard | null;
  readonly createdAt: Date;
};

/** A grant is found in its member's lane. */
export type GrantOf = Pick<GrantRow, 'grantId' | 'lane'>;

const COLUMNS = sql`grant_id as "grantId", lane, vendor, game_id as "gameId",
  member_id as "memberId", asset, rounds, stake, played, won, version, state,
  expires_at as "expiresAt", granted_by as "grantedBy", tries, heard, created_at as "createdAt"`;

export const insertGrant = (
  tx: Tx,
  row: Omit<GrantRow, 'played' | 'won' | 'version' | 'state' | 'tries' | 'heard'>,
) =>
  tx.run(sql`
    insert into vendors_grant (grant_id, lane, vendor, game_id, member_id, asset, rounds, stake,
      expires_at, granted_by, next_at, created_at, changed_at)
    values (${row.grantId}, ${row.lane}, ${row.vendor}, ${row.gameId}, ${row.memberId},
      ${row.asset}, ${row.rounds}, ${row.stake}, ${row.expiresAt}, ${row.grantedBy},
      ${row.createdAt}, ${row.createdAt}, ${row.createdAt})`);

export const grantById = (tx: Tx, { grantId, lane }: GrantOf) =>
  tx.maybe<GrantRow>(sql`
    select ${COLUMNS} from vendors_grant where grant_id = ${grantId} and lane = ${lane}`);

/** The member's open grants in this game, the first to expire first; at most 20. */
export const waitingGrants = (
  tx: Tx,
  of: Pick<GrantRow, 'lane' | 'memberId' | 'gameId'> & { now: Date },
): Promise<Pick<GrantRow, 'rounds' | 'played' | 'stake' | 'asset' | 'expiresAt'>[]> =>
  tx.rows(sql`
    select rounds, played, stake, asset, expires_at as "expiresAt" from vendors_grant
    where lane = ${of.lane} and member_id = ${of.memberId} and game_id = ${of.gameId}
      and state = 'OPEN' and played < rounds and expires_at > ${of.now}
    order by expires_at, grant_id limit 20`);

/** The member's open grants in any game, the first to expire first; at most 20. */
export const openGrants = (tx: Tx, of: Pick<GrantRow, 'lane' | 'memberId'> & { now: Date }) =>
  tx.rows<GrantRow>(sql`
    select ${COLUMNS} from vendors_grant
    where lane = ${of.lane} and member_id = ${of.memberId}
      and state = 'OPEN' and played < rounds and expires_at > ${of.now}
    order by expires_at, grant_id limit 20`);

/**
 * For the desk, which does not know the member, when an operator takes a grant back: the lane first,
 * since rows are locked in one lane.
 */
export async function lockGrant(tx: Tx, grantId: GrantId): Promise<GrantRow | undefined> {
  const of = await tx.maybe<{ lane: number }>(sql`
    select lane from vendors_grant where grant_id = ${grantId}`);
  return (
    of &&
    tx.maybe<GrantRow>(sql`
      select ${COLUMNS} from vendors_grant
      where lane = ${of.lane} and grant_id = ${grantId} for update`)
  );
}

export const lastGrants = (tx: Tx, limit: number) =>
  tx.rows<GrantRow>(sql`
    select ${COLUMNS} from vendors_grant order by created_at desc, grant_id desc limit ${limit}`);

/** Of all lanes, by a job every five seconds: which member has one that is due is what it asks. */
export const dueGrants = (tx: Tx, now: Date, limit: number) =>
  tx.rows<GrantOf>(sql`
    select grant_id as "grantId", lane from vendors_grant
    where state in ('ASKED', 'TAKING') and next_at <= ${now} order by next_at limit ${limit}`);

/** Reserves the next step of a grant for this server, until `until`. */
export const claimGrant = (
  tx: Tx,
  { grantId, lane }: GrantOf,
  { now, until }: { now: Date; until: Date },
) =>
  tx.maybe<GrantRow>(sql`
    update vendors_grant set next_at = ${until}
    where grant_id = ${grantId} and lane = ${lane} and state in ('ASKED', 'TAKING')
      and next_at <= ${now}
    returning ${COLUMNS}`);

/** Stores the answer of a step that decided nothing, and when the next one is due. */
export const noteGrantStep = (
  tx: Tx,
  { grantId, lane }: GrantOf,
  step: { heard: Heard; at: Date; nextAt: Date },
) =>
  tx.run(sql`
    update vendors_grant set tries = tries + 1, heard = ${step.heard}, next_at = ${step.nextAt},
      changed_at = ${step.at}
    where grant_id = ${grantId} and lane = ${lane} and state in ('ASKED', 'TAKING')`);

/** From the state that was read to the next; false when it changed in the meantime. */
export const turnGrant = async (
  tx: Tx,
  { grantId, lane }: GrantOf,
  turn: { from: KeptState; to: KeptState; heard: Heard | null; at: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    update vendors_grant set state = ${turn.to}, heard = ${turn.heard}, next_at = ${turn.at},
      tries = 0, version = version + 1, changed_at = ${turn.at}
    where grant_id = ${grantId} and lane = ${lane} and state = ${turn.from}`)) === 1;
