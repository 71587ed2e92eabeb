import { createHmac, timingSafeEqual } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';
import type { RandomSource } from '../../kernel/random.ts';
import type { IdentityDeps } from './face.ts';
import { keepCaptcha, takeCaptcha } from './store/captchas.ts';

/** Something that is easy for a person and dear for a program; another kind fits in its place. */
export type Challenge = {
  /** A new task for this guest, who then has no other; an image as PNG in base64. */
  issue(guest: string): Promise<string>;
  /** Whether the answer is right. Each task is answered once, within five minutes. */
  check(guest: string, answer: string): Promise<boolean>;
};

const ALIVE_MS = 5 * 60_000;
const LENGTH = 5;
/** Under dark grey signs, so that they can be told apart in light and dark pages alike. */
const PAPER = '#f6f2e9';
/** Without letters and digits that look alike. */
const SIGNS = '234679ACDEFGHJKMNPRTUVWXY';

/**
 * An image of five signs, drawn as paths and rastered, so neither fonts nor text reach the
 * client. The table is shared by all servers and holds HMACs only. Checklist X-014, Y-003, S-013.
 */
export function createImageChallenge(
  deps: Pick<IdentityDeps, 'clock' | 'db' | 'random' | 'secrets'>,
): Challenge {
  const { clock, db, random } = deps;
  const key = deps.secrets.derive('identity.captcha');
  const mac = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest();
  const answerMac = (guest: string, answer: string) =>
    mac('answer', guest, answer.trim().toUpperCase());
  return {
    async issue(guest) {
      const text = pickSigns(random);
      const expiresAt = new Date(clock.now().getTime() + ALIVE_MS);
      await db.tx((tx) =>
        keepCaptcha(tx, { guest: mac('guest', guest), answer: answerMac(guest, text), expiresAt }),
      );
      return draw(text);
    },
    async check(guest, answer) {
      const now = clock.now();
      const known = await db.tx((tx) => takeCaptcha(tx, mac('guest', guest), now));
      return known?.alive === true && timingSafeEqual(known.answer, answerMac(guest, answer));
    },
  };
}

function pickSigns(random: RandomSource): string {
  const fair = 256 - (256 % SIGNS.length);
  let text = '';
  while (text.length < LENGTH)
    for (const byte of random.bytes(LENGTH))
      if (byte < fair && text.length < LENGTH) text += SIGNS[byte % SIGNS.length];
  return text;
}

async function draw(text: string): Promise<string> {
  // Typed as an object of functions only, though the module itself draws a given text.
  const svg = (svgCaptcha as unknown as (text: string, options: object) => string)(text, {
    width: 200,
    height: 72,
    fontSize: 62,
    noise: 3,
  });
  const image = await renderAsync(svg, { background: PAPER, font: { loadSystemFonts: false } });
  return image.asPng().toString('base64');
}
