import type { Lettering } from '../art/marks.ts';
import { contextOf } from '../art/surface.ts';
import type { Say } from '../words/index.ts';
import { element } from './element.ts';

const HIGH = 64;
const FONT = '700 44px "Nokshi Bengali", system-ui, sans-serif';

/**
 * The words on wild and scatter as pictures: the page has the letters of both languages, a worker may have neither.
 * Where a browser cannot hand over a picture, symbols stay without words.
 */
export async function letterSymbols(say: Say): Promise<Lettering> {
  if (typeof createImageBitmap !== 'function') return {};
  const [wild, scatter] = [say('wild'), say('scatter')];
  await document.fonts.load(FONT, wild + scatter);
  return { wild: await draw(wild), scatter: await draw(scatter) };
}

function draw(words: string): Promise<ImageBitmap> {
  const canvas = element('canvas');
  const context = contextOf(canvas);
  context.font = FONT;
  canvas.width = Math.ceil(context.measureText(words).width) + 4;
  canvas.height = HIGH;
  // To change its size has a canvas forget its letters.
  context.font = FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#5a1406';
  context.fillText(words, canvas.width / 2, HIGH / 2 + 2);
  return createImageBitmap(canvas);
}
