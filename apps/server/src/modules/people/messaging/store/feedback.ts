import type { Language } from '@nokshi/contract';
import type { FeedbackKind, FeedbackState } from '@nokshi/contract/player/feedback.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';

export type FeedbackRow = {
  number: bigint;
  memberId: MemberId | null;
  contact: string | null;
  type: FeedbackKind;
  content: string;
  language: Language;
  state: FeedbackState;
  createdAt: Date;
  answers: { at: string; by: string; words: string }[];
  version: number;
};

/** The last twenty answers to a question, oldest first. */
const answers = sql`
  select coalesce(jsonb_agg(jsonb_build_object('at', at, 'by', by_operator, 'words', words)
    order by n.number), '[]')
  from (select * from messaging_answer where feedback = f.number
    order by number desc limit 20) n`;

const columns = sql`f.number, f.member_id as "memberId", f.contact, f.type, f.content, f.language,
  f.state, f.created_at as "createdAt", (${answers}) as answers, f.version`;

type NewFeedback = Pick<
  FeedbackRow,
  'memberId' | 'contact' | 'type' | 'content' | 'language' | 'createdAt'
>;

export const insertFeedback = (tx: Tx, f: NewFeedback & { brandId: string }) =>
  tx.one<{ number: bigint }>(sql`
    insert into messaging_feedback
      (brand_id, member_id, contact, type, content, language, created_at)
    values (${f.brandId}, ${f.memberId}, ${f.contact}, ${f.type}, ${f.content}, ${f.language},
      ${f.createdAt})
    returning number`);

export const countOpen = async (tx: Tx, memberId: MemberId): Promise<number> =>
  Number(
    (
      await tx.one<{ count: bigint }>(sql`
        select count(*) from messaging_feedback
        where member_id = ${memberId} and state = 'open'`)
    ).count,
  );

type Filter = {
  brandId: string;
  memberId?: MemberId | undefined;
  state?: FeedbackState | undefined;
  type?: FeedbackKind | undefined;
  before: bigint | null;
  limit: number;
};

/** Newest first. */
export function feedbackRows(tx: Tx, filter: Filter) {
  const where = [sql`f.brand_id = ${filter.brandId}`];
  if (filter.memberId) where.push(sql`f.member_id = ${filter.memberId}`);
  if (filter.state) where.push(sql`f.state = ${filter.state}`);
  if (filter.type) where.push(sql`f.type = ${filter.type}`);
  if (filter.before) where.push(sql`f.number < ${filter.before}`);
  return tx.rows<FeedbackRow>(sql`
    select ${columns} from messaging_feedback f where ${join(where, ' and ')}
    order by f.number desc limit ${filter.limit}`);
}

type Key = { brandId: string; number: bigint };

export const feedbackForUpdate = (tx: Tx, { brandId, number }: Key) =>
  tx.maybe<FeedbackRow>(sql`
    select ${columns} from messaging_feedback f
    where f.brand_id = ${brandId} and f.number = ${number} for update`);

/** 0 when its version has changed. */
export const writeFeedbackState = (
  tx: Tx,
  given: Key & { state: FeedbackState; version: number },
) =>
  tx.run(sql`
    update messaging_feedback set state = ${given.state}, version = version + 1
    where brand_id = ${given.brandId} and number = ${given.number} and version = ${given.version}`);

export const addAnswer = (tx: Tx, a: { number: bigint; at: Date; by: string; words: string }) =>
  tx.run(sql`
    insert into messaging_answer (feedback, number, at, by_operator, words)
    select ${a.number}, 1 + count(*), ${a.at}, ${a.by}, ${a.words}
    from messaging_answer where feedback = ${a.number}`);

export const deleteOldFeedback = (tx: Tx, createdBefore: Date) =>
  tx.run(sql`delete from messaging_feedback where created_at < ${createdBefore}`);
