import type { Component, SlipState } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { ContractId, MemberId, SlipId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

/** What one contract came to in one period; minor units, the rate in hundredths of a percent. */
export type SlipRow = {
  readonly slipId: SlipId;
  readonly contractId: ContractId;
  readonly kind: ContractKind;
  /** `D`, `W`, `H` or `M` of a dividend, else empty. */
  readonly period: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null: the house. */
  readonly uplineId: MemberId | null;
  readonly downlineId: MemberId;
  readonly depth: number;
  /** Settles what waits of a contract that ended; it has no play of its own. */
  readonly closing: boolean;
  readonly wagers: bigint;
  readonly staked: bigint;
  readonly valid: bigint;
  readonly activeMembers: number;
  readonly bets: bigint | null;
  readonly wonPart: bigint | null;
  readonly lostPart: bigint | null;
  readonly components: Readonly<Record<Component, string>> | null;
  readonly loss: bigint | null;
  readonly carryIn: bigint | null;
  readonly carryOut: bigint | null;
  readonly carryClearedAt: Date | null;
  readonly tier: number | null;
  readonly rate: number | null;
  readonly earned: bigint;
  readonly changes: bigint;
  readonly amount: bigint;
  readonly paidDown: bigint;
  readonly owedIn: bigint;
  readonly owed: bigint;
  readonly payMode: 'upline' | 'house';
  /** Below zero of a closing slip whose downline pays it back. */
  readonly payable: bigint;
  readonly state: SlipState;
  readonly dueAt: Date;
  readonly paidAt: Date | null;
  readonly collectedAt: Date | null;
  readonly badSince: Date | null;
};

/** With the facts of its contract. */
export type NamedSlip = SlipRow & {
  readonly version: number;
  readonly terms: ContractTerms;
  readonly uplineName: string;
  readonly downlineName: string;
};

const own = sql`s.slip_id as "slipId", s.contract_id as "contractId", s.kind, s.period,
  s.starts_at as "startsAt", s.ends_at as "endsAt", s.upline_id as "uplineId",
  s.downline_id as "downlineId", s.depth, s.closing, s.wagers, s.staked, s.valid,
  s.active_members as "activeMembers", s.bets, s.won_part as "wonPart", s.lost_part as "lostPart",
  s.components, s.loss, s.carry_in as "carryIn", s.carry_out as "carryOut",
  s.carry_cleared_at as "carryClearedAt", s.tier, s.rate, s.earned, s.changes, s.amount,
  s.paid_down as "paidDown", s.owed_in as "owedIn", s.owed, s.pay_mode as "payMode", s.payable,
  s.state, s.due_at as "dueAt", s.paid_at as "paidAt", s.collected_at as "collectedAt",
  s.bad_since as "badSince"`;
export const slipColumns = sql`${own}, c.version, c.terms, c.upline_name as "uplineName",
  c.downline_name as "downlineName"`;
export const slips = sql`agents_slip s join agents_contract c using (contract_id)`;

type New = Omit<SlipRow, 'carryClearedAt' | 'paidAt' | 'collectedAt' | 'badSince'>;

/** Slips in one statement. */
const AT_ONCE = 500;

/** A slip that was written before is a fault: a run is written once. */
export async function insertSlips(tx: Tx, rows: readonly New[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(tx, rows.slice(at, at + AT_ONCE));
}

const insert = (tx: Tx, rows: readonly New[]) =>
  tx.run(sql`
    insert into agents_slip (slip_id, contract_id, kind, period, starts_at, ends_at, upline_id,
      downline_id, depth, closing, wagers, staked, valid, active_members, bets, won_part, lost_part,
      components, loss, carry_in, carry_out, tier, rate, earned, changes, amount, paid_down,
      owed_in, owed, pay_mode, payable, state, due_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows.map(plainRow))}::jsonb) as s (
      "slipId" uuid, "contractId" uuid, kind text, period text, "startsAt" timestamptz,
      "endsAt" timestamptz, "uplineId" uuid, "downlineId" uuid, depth int, closing boolean,
      wagers bigint, staked bigint, valid bigint, "activeMembers" int, bets bigint, "wonPart" bigint,
      "lostPart" bigint, components jsonb, loss bigint, "carryIn" bigint, "carryOut" bigint,
      tier int, rate int, earned bigint, changes bigint, amount bigint, "paidDown" bigint,
      "owedIn" bigint, owed bigint, "payMode" text, payable bigint, state text,
      "dueAt" timestamptz)`);

/** For a parameter in JSON, which has no bigint. */
export const plainRow = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );

/** What follows the money; the rest of a slip never changes. */
export const writeSlip = (
  tx: Tx,
  s: Pick<SlipRow, 'slipId' | 'state' | 'paidAt' | 'collectedAt' | 'badSince'>,
) =>
  tx.run(sql`
    update agents_slip set state = ${s.state}, paid_at = ${s.paidAt},
      collected_at = ${s.collectedAt}, bad_since = ${s.badSince}
    where slip_id = ${s.slipId}`);

/** Locked until the commit. */
export const lockSlip = (tx: Tx, slipId: SlipId) =>
  tx.maybe<NamedSlip>(sql`
    select ${slipColumns} from ${slips} where s.slip_id = ${slipId} for update of s`);

/** What an agent receives by, from one other; null: from the house. */
export type Account = { readonly downlineId: MemberId; readonly uplineId: MemberId | null };

export const downlinesOf = (accounts: readonly Account[]) =>
  accounts.map(({ downlineId }) => downlineId);
export const uplinesOf = (accounts: readonly Account[]) => accounts.map(({ uplineId }) => uplineId);

/** The newest slip before a moment of each of these. */
export const lastSlips = (
  tx: Tx,
  q: { kind: ContractKind; before: Date; accounts: readonly Account[] },
) =>
  tx.rows<SlipRow>(sql`
    select l.* from unnest(${downlinesOf(q.accounts)}::uuid[], ${uplinesOf(q.accounts)}::uuid[])
      as of (downline, upline) cross join lateral (
      select ${own} from agents_slip s
      where s.downline_id = of.downline and s.upline_id is not distinct from of.upline
        and s.kind = ${q.kind} and s.starts_at < ${q.before}
      order by s.starts_at desc limit 1) l`);

type Counted = { readonly uplineId: MemberId; readonly amount: bigint };
type Of = {
  readonly kind: ContractKind;
  readonly uplineIds: readonly MemberId[];
  readonly until: Date;
};

const uncounted = ({ kind, uplineIds, until }: Of) => sql`
  upline_id = any(${[...uplineIds]}::uuid[]) and kind = ${kind} and counted_in is null
    and ends_at <= ${until}`;

/** What slips below these agents come to that no slip of theirs counts as paid down yet. */
export const uncountedBelow = (tx: Tx, of: Of) =>
  tx.rows<Counted>(sql`
    select upline_id as "uplineId", sum(amount)::bigint as amount from agents_slip
    where ${uncounted(of)} group by 1`);

/** Each of the slips below counts in the one of these that its upline has. */
export const countBelow = (
  tx: Tx,
  q: {
    kind: ContractKind;
    until: Date;
    slips: readonly Pick<SlipRow, 'slipId' | 'downlineId'>[];
  },
) =>
  tx.run(sql`
    update agents_slip b set counted_in = a.slip_id
    from unnest(${q.slips.map(({ slipId }) => slipId)}::uuid[],
      ${q.slips.map(({ downlineId }) => downlineId)}::uuid[]) as a (slip_id, downline_id)
    where b.upline_id = a.downline_id and b.slip_id in (
      select slip_id from agents_slip
      where ${uncounted({ ...q, uplineIds: q.slips.map(({ downlineId }) => downlineId) })})`);
