import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../../kernel/ids.ts';
import { join, type Sql, sql } from '../../../../kernel/sql.ts';
import type { EntryRow, PurseName } from '../face.ts';
import { ENTRY_KINDS, TOMBSTONE_ENTRY } from '../rules/entry-kinds.ts';

export type EntriesQuery = {
  readonly lane: number;
  readonly memberId: MemberId;
  readonly from?: Date;
  readonly to?: Date;
  readonly kind?: number;
  readonly reference?: Uuid;
  /** Entries of any of these, none of which is a bet's. */
  readonly references?: readonly Uuid[];
  readonly purse: PurseName;
  readonly before?: bigint;
  readonly limit: number;
};

type Row = Omit<EntryRow, 'kind' | 'account'> & { readonly kind: number };

const MONEY = ['BDT', 'FUN'];
/** The most pots and reserves that one stake is divided among. */
const MOST_PARTS = 8;

/**
 * A stake with parts for pots is one line. The parts come right before it in the same posting, so
 * its balance is already the one after all of them.
 */
const partsIn = (lane: number): Sql => sql`
  select sum(p.amount)::bigint as amount from wallet_entry p
   where e.kind = ${ENTRY_KINDS.stake} and e.key is null and p.lane = ${lane} and p.at = e.at
     and p.account = e.account
     and (p.seq >> 8)::int in (((e.seq - ${MOST_PARTS}) >> 8)::int, (e.seq >> 8)::int)
     and p.seq between e.seq - ${MOST_PARTS} and e.seq - 1
     and p.kind = ${ENTRY_KINDS.contribution} and coalesce(p.reference, p.key) = e.reference`;

/** The house account on the other side; kinds that say it themselves are not looked up. */
const contraIn = (
  lane: number,
): Sql => sql`case when e.kind in (${ENTRY_KINDS.adjustment}, ${ENTRY_KINDS.refund}) then (
  select h.name from wallet_account h where h.lane = ${lane} and h.id = e.contra) end`;

/** This many numbers are read first, then this many times more. */
const FIRST_SPAN = 2_048n;
const SPAN_FACTOR = 16n;

/** Kinds of which an account may have millions; the others have an index of their own. */
const OFTEN: ReadonlySet<number> = new Set([
  ENTRY_KINDS.stake,
  ENTRY_KINDS.win,
  ENTRY_KINDS.rebate,
]);
const RARE_KINDS = sql`e.kind not in (0, 1, 2, 9, 11, 21)`;

/**
 * Newest first. A page does not read an account of a million entries whole: it reads from the
 * newest number down until the page is full or the first number is reached. Rare kinds are found by
 * their own index.
 */
export async function selectEntries(tx: Tx, query: EntriesQuery): Promise<Row[]> {
  const isRare = query.references || (query.kind !== undefined && !OFTEN.has(query.kind));
  if (isRare) return selectDownTo(tx, query, 'rare');
  const top = query.before ?? (await lastNumber(tx, query)) + 1n;
  // Entries of one reference fit on a page, so reading in parts would only cost more queries.
  for (let span = query.reference ? top : FIRST_SPAN; ; span *= SPAN_FACTOR) {
    const rows = await selectDownTo(tx, query, top - span);
    if (rows.length === query.limit || span >= top) return rows;
  }
}

const ofPurse = ({ lane, memberId, purse }: EntriesQuery): Sql => sql`
  a.lane = ${lane} and a.member_id = ${memberId} and a.kind = ${purse.account}
  and coalesce(a.name, '') = ${purse.vendor ?? ''}
  and a.asset = any(${purse.asset ? [purse.asset] : MONEY}::text[])`;

const lastNumber = async (tx: Tx, query: EntriesQuery): Promise<bigint> =>
  (
    await tx.one<{ seq: bigint }>(sql`
      select coalesce(max(a.seq), 0)::bigint as seq from wallet_account a where ${ofPurse(query)}`)
  ).seq;

function selectDownTo(tx: Tx, query: EntriesQuery, least: bigint | 'rare'): Promise<Row[]> {
  const { lane, from, to, kind, reference, references, before } = query;
  const conditions: Sql[] = [sql`e.kind not in (${TOMBSTONE_ENTRY}, ${ENTRY_KINDS.contribution})`];
  if (from) conditions.push(sql`e.at >= ${from}`);
  if (to) conditions.push(sql`e.at < ${to}`);
  if (kind !== undefined) conditions.push(sql`e.kind = ${kind}`);
  if (reference) conditions.push(sql`coalesce(e.reference, e.key) = ${reference}`);
  if (references)
    conditions.push(sql`coalesce(e.reference, e.key) = any(${[...references]}::uuid[])`);
  if (least === 'rare') {
    conditions.push(RARE_KINDS);
    if (before !== undefined) conditions.push(sql`e.seq < ${before}`);
  } else if (least > 0n)
    conditions.push(sql`e.seq >= ${least} and (e.seq >> 8)::int >= (${least}::bigint >> 8)::int`);
  if (least !== 'rare' && before !== undefined)
    conditions.push(
      sql`e.seq < ${before} and (e.seq >> 8)::int <= ((${before}::bigint - 1) >> 8)::int`,
    );
  return tx.rows<Row>(sql`
    select e.lane, e.batch, e.seq as sequence, e.at, e.kind,
           e.amount + coalesce(c.amount, 0) as amount,
           e.balance as "balanceAfter", coalesce(e.reference, e.key) as reference,
           ${contraIn(lane)} as contra
      from wallet_account a
      join wallet_entry e on e.lane = ${lane} and e.account = a.id
      left join lateral (${partsIn(lane)}) c on true
     where ${ofPurse(query)} and ${join(conditions, ' and ')}
     order by ${least === 'rare' ? sql`` : sql`(e.seq >> 8)::int desc,`} e.seq desc
     limit ${query.limit}`);
}
