import type { Language } from '@nokshi/contract';
import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { Uuid } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { CodePurpose } from '../rules/code-terms.ts';

export type CodeRow = {
  key: Buffer;
  askId: Uuid;
  purpose: CodePurpose;
  kind: MessageKind;
  recipient: string;
  about: string;
  language: Language;
  expiresAt: Date;
};

/** A new code replaces the previous one and its tries. */
export const storeAsk = (tx: Tx, c: CodeRow) =>
  tx.run(sql`
    insert into access_code (key, ask_id, purpose, kind, recipient, about, language, expires_at)
    values (${c.key}, ${c.askId}, ${c.purpose}, ${c.kind}, ${c.recipient}, ${c.about},
      ${c.language}, ${c.expiresAt})
    on conflict (key) do update set ask_id = excluded.ask_id, language = excluded.language,
      mac = null, tries = 0, expires_at = excluded.expires_at`);

export const askById = (tx: Tx, { key, askId }: { key: Buffer; askId: Uuid }) =>
  tx.maybe<CodeRow>(sql`
    select key, ask_id as "askId", purpose, kind, recipient, about, language,
      expires_at as "expiresAt"
    from access_code where key = ${key} and ask_id = ${askId}`);

export const storeMac = (tx: Tx, { key, mac }: { key: Buffer; mac: Buffer }) =>
  tx.run(sql`update access_code set mac = ${mac} where key = ${key}`);

/** Takes one of the tries; undefined when there is no live code or no try left. */
export const takeCodeTry = (tx: Tx, c: { key: Buffer; now: Date; mostTries: number }) =>
  tx.maybe<{ mac: Buffer | null; tries: number }>(sql`
    update access_code set tries = tries + 1
    where key = ${c.key} and expires_at > ${c.now} and tries < ${c.mostTries}
    returning mac, tries`);

export const deleteCode = (tx: Tx, key: Buffer) =>
  tx.run(sql`delete from access_code where key = ${key}`);

export const deleteOldCodes = (tx: Tx, now: Date) =>
  tx.run(sql`delete from access_code where expires_at < ${now}`);
