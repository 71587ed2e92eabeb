import type { MemberId } from '../../../../../kernel/ids.ts';
import type { Tx } from '../../../../../kernel/db.ts';
import { sql } from '../../../../../kernel/sql.ts';

export const agree = (tx: Tx, m: { memberId: MemberId; at: Date }) =>
  tx.run(sql`
    insert into tables_chat_member (member_id, agreed_at) values (${m.memberId}, ${m.at})
    on conflict do nothing`);

export const agreedAt = (tx: Tx, memberId: MemberId) =>
  tx.maybe<{ at: Date }>(sql`
    select agreed_at as at from tables_chat_member where member_id = ${memberId}`);

/** Until the commit the member writes nothing else; none where they have not agreed. */
export const lockWriter = (tx: Tx, memberId: MemberId) =>
  tx.maybe<{ at: Date }>(sql`
    select agreed_at as at from tables_chat_member where member_id = ${memberId} for update`);

export type MuteRow = {
  readonly memberId: MemberId;
  readonly at: Date;
  /** Null: until it is lifted. */
  readonly until: Date | null;
  readonly reason: string;
  readonly by: string;
};

const columns = sql`member_id as "memberId", at, until, reason, by`;

/** Those of the members who may not write now. */
export const mutesOf = (tx: Tx, q: { memberIds: readonly MemberId[]; now: Date }) =>
  tx.rows<MuteRow>(sql`
    select ${columns} from tables_chat_mute
    where member_id = any(${q.memberIds}::uuid[]) and (until is null or until > ${q.now})`);

type Place = { readonly at: Date; readonly memberId: MemberId };

/** Newest first. */
export const listMutes = (tx: Tx, q: { now: Date; before: Place | null; limit: number }) =>
  tx.rows<MuteRow>(sql`
    select ${columns} from tables_chat_mute
    where (until is null or until > ${q.now})
      and (${q.before?.at ?? null}::timestamptz is null
        or (at, member_id) < (${q.before?.at ?? null}::timestamptz, ${q.before?.memberId ?? null}::uuid))
    order by at desc, member_id desc limit ${q.limit}`);

export const putMute = (tx: Tx, m: MuteRow) =>
  tx.run(sql`
    insert into tables_chat_mute (member_id, at, until, reason, by)
    values (${m.memberId}, ${m.at}, ${m.until}, ${m.reason}, ${m.by})
    on conflict (member_id) do update set at = excluded.at, until = excluded.until,
      reason = excluded.reason, by = excluded.by`);

/** 0 where none runs. */
export const deleteMute = (tx: Tx, q: { memberId: MemberId; now: Date }) =>
  tx.run(sql`
    delete from tables_chat_mute
    where member_id = ${q.memberId} and (until is null or until > ${q.now})`);

export const deletePastMutes = (tx: Tx, now: Date) =>
  tx.run(sql`delete from tables_chat_mute where until <= ${now}`);

/** All that the chat holds of a member beside messages. */
export async function forgetMember(tx: Tx, memberId: MemberId): Promise<void> {
  await tx.run(sql`delete from tables_chat_member where member_id = ${memberId}`);
  await tx.run(sql`delete from tables_chat_mute where member_id = ${memberId}`);
}

export type WordsRow = { readonly words: readonly string[]; readonly version: number };

export const forbiddenWords = async (tx: Tx): Promise<WordsRow> =>
  (await tx.maybe<WordsRow>(sql`select words, version from tables_chat_words where id = 1`)) ?? {
    words: [],
    version: 0,
  };

/** 0 where another version is there by now. */
export const writeWords = (tx: Tx, w: WordsRow & { changedAt: Date; changedBy: string }) =>
  tx.run(sql`
    insert into tables_chat_words as t (id, words, version, changed_at, changed_by)
    values (1, ${JSON.stringify(w.words)}::jsonb, ${w.version}, ${w.changedAt}, ${w.changedBy})
    on conflict (id) do update set words = excluded.words, version = excluded.version,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by
    where t.version = excluded.version - 1`);
