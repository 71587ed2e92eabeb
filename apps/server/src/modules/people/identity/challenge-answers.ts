import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHALLENGE_ALIVE_MS, type ChallengeDeps } from './challenge-kinds.ts';
import { keepCaptcha, takeCaptcha } from './store/captchas.ts';

/** The right answers to what guests were asked; the table is shared and holds HMACs only. */
export type AnswerBook = {
  keep(guest: string, answer: string): Promise<void>;
  /** Takes the guest's answer away, so that nothing is answered twice. */
  check(guest: string, answer: string): Promise<boolean>;
};

export function createAnswerBook(deps: ChallengeDeps): AnswerBook {
  const { clock, db } = deps;
  const key = deps.secrets.derive('identity.captcha');
  const mac = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest();
  const answerMac = (guest: string, answer: string) => mac('answer', guest, plain(answer));
  return {
    async keep(guest, answer) {
      const expiresAt = new Date(clock.now().getTime() + CHALLENGE_ALIVE_MS);
      const row = { guest: mac('guest', guest), answer: answerMac(guest, answer), expiresAt };
      await db.tx((tx) => keepCaptcha(tx, row));
    },
    async check(guest, answer) {
      const now = clock.now();
      const known = await db.tx((tx) => takeCaptcha(tx, mac('guest', guest), now));
      return known?.alive === true && timingSafeEqual(known.answer, answerMac(guest, answer));
    },
  };
}

/** Capitals, without spaces between signs, and Bengali digits as the others. */
const plain = (answer: string) =>
  answer
    .replace(/\s+/g, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .toUpperCase();
