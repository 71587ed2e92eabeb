import { renderAsync } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';
import type { RandomSource } from '../../../kernel/random.ts';
import type { AnswerBook, Challenge } from './challenge.ts';

const LENGTH = 5;
/** Background of the dark grey characters, readable on light and dark pages alike. */
const PAPER = '#f6f2e9';
/** Without letters and digits that look alike. */
const CHARACTERS = '234679ACDEFGHJKMNPRTUVWXY';

/**
 * An image of five characters as PNG in base64, drawn as paths and rastered, so neither fonts nor
 * text reach the client. Checklist X-014, Y-003, S-013.
 */
export const createImageChallenge = (
  random: RandomSource,
  book: AnswerBook,
): Challenge<string> => ({
  async issue(guest) {
    const text = pickCharacters(random);
    await book.keep(guest, text);
    return draw(text);
  },
  check: book.check,
});

function pickCharacters(random: RandomSource): string {
  const fair = 256 - (256 % CHARACTERS.length);
  let text = '';
  while (text.length < LENGTH)
    for (const byte of random.bytes(LENGTH))
      if (byte < fair && text.length < LENGTH) text += CHARACTERS[byte % CHARACTERS.length];
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
