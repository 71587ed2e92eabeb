import { refuse } from '../kernel/refusal.ts';

const [QUOTE, BACKSLASH] = [0x22, 0x5c];

/**
 * What may stand outside of the strings of a large body. Its size comes from few long strings, a
 * picture or a file; twenty megabytes of braces would be parsed for seconds into a gigabyte.
 */
export const MOST_OUTSIDE = 256 * 1024;

/**
 * Looks at the bytes of a JSON body as they arrive and refuses edge.too-large as soon as there is
 * too much outside of its strings, before anything is parsed. Each string counts with its quotes.
 */
export function createBodyWeight(most = MOST_OUTSIDE): (chunk: Buffer) => void {
  let outside = 0;
  let inside = false;
  let escaped = false;
  return (chunk) => {
    // The usual chunk is in the middle of a long string.
    if (inside && !escaped && !chunk.includes(QUOTE) && !chunk.includes(BACKSLASH)) return;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (!inside) {
        outside += 1;
        inside = byte === QUOTE;
      } else if (escaped) escaped = false;
      else if (byte === BACKSLASH) escaped = true;
      else if (byte === QUOTE) {
        outside += 1;
        inside = false;
      }
    }
    if (outside > most) throw refuse('edge.too-large');
  };
}
