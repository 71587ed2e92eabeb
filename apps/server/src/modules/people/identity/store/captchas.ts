import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

/** A guest has one image at a time; a new one replaces it. */
export const keepCaptcha = (tx: Tx, c: { guest: Buffer; answer: Buffer; expiresAt: Date }) =>
  tx.run(sql`
    insert into identity_captcha (guest, answer, expires_at)
    values (${c.guest}, ${c.answer}, ${c.expiresAt})
    on conflict (guest) do update set answer = excluded.answer, expires_at = excluded.expires_at`);

/** Takes the guest's image away, so that no image is answered twice. */
export const takeCaptcha = (tx: Tx, guest: Buffer, now: Date) =>
  tx.maybe<{ answer: Buffer; alive: boolean }>(sql`
    delete from identity_captcha where guest = ${guest}
    returning answer, expires_at > ${now} as alive`);

export const deleteOldCaptchas = (tx: Tx, now: Date) =>
  tx.run(sql`delete from identity_captcha where expires_at < ${now}`);
