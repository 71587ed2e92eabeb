import { refuse } from '../../../kernel/refusal.ts';

const MAIL =
  /^[^\s@<>,;:"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** A mail address as it is stored and compared: in small letters. Refuses: identity.mail-wrong. */
export function readMail(text: string, field: string): string {
  const mail = text.trim().toLowerCase();
  if (mail.length > 254 || !MAIL.test(mail)) throw refuse('identity.mail-wrong', { field });
  return mail;
}
