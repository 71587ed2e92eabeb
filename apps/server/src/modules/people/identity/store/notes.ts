import type { Tx } from '../../../../kernel/db.ts';
import type { Id, MemberId, Uuid } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';
import type { StandingKind } from '../rules/standing-changes.ts';

export type NoteId = Id<'not'>;
export type NoteRow = { noteId: NoteId; text: string; madeBy: string; madeAt: Date };

export const insertNote = (tx: Tx, n: NoteRow & { memberId: MemberId }) =>
  tx.run(sql`
    insert into identity_note (note_id, member_id, text, made_by, made_at)
    values (${n.noteId}, ${n.memberId}, ${n.text}, ${n.madeBy}, ${n.madeAt})`);

export const listNotes = (
  tx: Tx,
  q: { memberId: MemberId; before: NoteId | null; limit: number },
) => {
  const conditions = [sql`member_id = ${q.memberId}`];
  if (q.before) conditions.push(sql`note_id < ${q.before}`);
  return tx.rows<NoteRow>(sql`
    select note_id as "noteId", text, made_by as "madeBy", made_at as "madeAt"
    from identity_note where ${join(conditions, ' and ')}
    order by note_id desc limit ${q.limit}`);
};

export type StandingChangeRow = {
  kind: StandingKind;
  until: Date | null;
  madeBy: string | null;
  reason: string | null;
  madeAt: Date;
};

export const insertStandingChange = (
  tx: Tx,
  c: StandingChangeRow & { changeId: Uuid; memberId: MemberId },
) =>
  tx.run(sql`
    insert into identity_standing_change (change_id, member_id, kind, until, made_by, reason,
      made_at)
    values (${c.changeId}, ${c.memberId}, ${c.kind}, ${c.until}, ${c.madeBy}, ${c.reason},
      ${c.madeAt})`);

export const listStandingChanges = (tx: Tx, memberId: MemberId) =>
  tx.rows<StandingChangeRow>(sql`
    select kind, until, made_by as "madeBy", reason, made_at as "madeAt"
    from identity_standing_change where member_id = ${memberId}
    order by change_id desc limit 100`);
