import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** A visitor has one image at a time; a new one replaces it. */
export const storeCaptcha = (tx: Tx, c: { guest: Buffer; answer: Buffer; expiresAt: Date }) =>
  tx.run(sql`
    insert into access_captcha (guest, answer, expires_at)
    values (${c.guest}, ${c.answer}, ${c.expiresAt})
    on conflict (guest) do update set answer = excluded.answer, expires_at = excluded.expires_at`);

/** Removes the visitor's image, so that no image is answered twice. */
export const takeCaptcha = (tx: Tx, guest: Buffer, now: Date) =>
  tx.maybe<{ answer: Buffer; alive: boolean }>(sql`
    delete from access_captcha where guest = ${guest}
    returning answer, expires_at > ${now} as alive`);

export const deleteOldCaptchas = (tx: Tx, now: Date) =>
  tx.run(sql`delete from access_captcha where expires_at < ${now}`);

/** Undefined when this challenge was used before. */
export const spendWork = (tx: Tx, challenge: Buffer, expiresAt: Date) =>
  tx.maybe<{ challenge: Buffer }>(sql`
    insert into access_solved_work (challenge, expires_at) values (${challenge}, ${expiresAt})
    on conflict do nothing returning challenge`);

export const deleteOldWork = (tx: Tx, now: Date) =>
  tx.run(sql`delete from access_solved_work where expires_at < ${now}`);
