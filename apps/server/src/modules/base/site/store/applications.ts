import type { Language } from '@nokshi/contract';
import type { ApplicationState } from '@nokshi/contract/console/applications.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { join, sql } from '../../../../kernel/sql.ts';

export type ApplicationRow = {
  number: bigint;
  name: string;
  contact: string;
  message: string;
  language: Language;
  /** The account it was sent from, or was accepted for. */
  memberId: MemberId | null;
  accountName: string | null;
  state: ApplicationState;
  createdAt: Date;
  notes: { at: string; by: string; words: string }[];
  version: number;
};

/** The last fifty notes of an application, oldest first. */
const notes = sql`
  select coalesce(jsonb_agg(jsonb_build_object('at', at, 'by', by_operator, 'words', words)
    order by n.number), '[]')
  from (select * from site_application_note where application = a.number
    order by number desc limit 50) n`;

const columns = sql`a.number, a.name, a.contact, a.message, a.language, a.state,
  a.member_id as "memberId", a.account_name as "accountName",
  a.created_at as "createdAt", (${notes}) as notes, a.version`;

type Written = Omit<ApplicationRow, 'number' | 'state' | 'notes' | 'version'>;

const nobody = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

export const putApplication = (tx: Tx, given: Written & { brandId: string }) =>
  tx.run(sql`
    insert into site_application (brand_id, name, contact, message, language, member_id,
      account_name, created_at)
    values (${given.brandId}, ${given.name}, ${given.contact}, ${given.message}, ${given.language},
      ${given.memberId}, ${given.accountName}, ${given.createdAt})
    on conflict (brand_id, lower(contact), coalesce(member_id, ${nobody})) where state = 'new'
    do update set name = excluded.name, message = excluded.message, language = excluded.language,
      version = site_application.version + 1`);

type Filter = {
  brandId: string;
  state?: ApplicationState | undefined;
  before?: bigint | undefined;
  limit: number;
};

export function listApplicationRows(tx: Tx, filter: Filter) {
  const where = [sql`a.brand_id = ${filter.brandId}`];
  if (filter.state) where.push(sql`a.state = ${filter.state}`);
  if (filter.before) where.push(sql`a.number < ${filter.before}`);
  return tx.rows<ApplicationRow>(sql`
    select ${columns} from site_application a where ${join(where, ' and ')}
    order by a.number desc limit ${filter.limit}`);
}

type Key = { brandId: string; number: bigint };

export const applicationRow = (tx: Tx, { brandId, number }: Key) =>
  tx.maybe<ApplicationRow>(sql`
    select ${columns} from site_application a
    where a.brand_id = ${brandId} and a.number = ${number} for update`);

type Step = {
  state: ApplicationState;
  version: number;
  /** The account that it was accepted for. */
  account?: { memberId: MemberId; username: string };
};

export const writeState = (tx: Tx, given: Key & Step) =>
  tx.maybe<{ version: number }>(sql`
    update site_application set state = ${given.state}, version = version + 1,
      member_id = coalesce(${given.account?.memberId ?? null}, member_id),
      account_name = coalesce(${given.account?.username ?? null}, account_name)
    where brand_id = ${given.brandId} and number = ${given.number} and version = ${given.version}
    returning version`);

/** With their notes. */
export async function deleteOldApplications(tx: Tx, createdBefore: Date): Promise<void> {
  await tx.run(sql`
    delete from site_application_note where application in (
      select number from site_application where created_at < ${createdBefore})`);
  await tx.run(sql`delete from site_application where created_at < ${createdBefore}`);
}

export const addNote = (tx: Tx, given: { number: bigint; at: Date; by: string; words: string }) =>
  tx.run(sql`
    insert into site_application_note (application, number, at, by_operator, words)
    select ${given.number}, 1 + count(*), ${given.at}, ${given.by}, ${given.words}
    from site_application_note where application = ${given.number}`);
