import { END_OF_ROWS } from './format.ts';

export type LineReader = {
  /** The next line without its break; null at the end. */
  line(): Promise<string | null>;
  /** Whole rows up to the line that ends them, which is consumed too. */
  rows(): AsyncGenerator<Buffer, void>;
};

const NEWLINE = 10;
const END_INSIDE = Buffer.concat([Buffer.of(NEWLINE), END_OF_ROWS]);

/** Reads lines, and the rows between them as they come, from chunks that break anywhere. */
export function readLines(source: AsyncIterable<Buffer>): LineReader {
  const chunks = source[Symbol.asyncIterator]();
  // Always starts at the beginning of a line.
  let waiting: Buffer = Buffer.alloc(0);

  const more = async (): Promise<boolean> => {
    const { done, value } = await chunks.next();
    if (done) return false;
    waiting = waiting.length === 0 ? value : Buffer.concat([waiting, value]);
    return true;
  };
  const take = (length: number): Buffer => {
    const taken = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return taken;
  };
  return {
    async line() {
      for (;;) {
        const end = waiting.indexOf(NEWLINE);
        if (end !== -1) return take(end + 1).toString('utf8', 0, end);
        if (await more()) continue;
        if (waiting.length > 0) throw new Error('the last line has no end');
        return null;
      }
    },
    async *rows() {
      for (;;) {
        const end = endOfRows(waiting);
        if (end !== -1) {
          if (end > 0) yield take(end);
          take(END_OF_ROWS.length);
          return;
        }
        const whole = waiting.lastIndexOf(NEWLINE) + 1;
        if (whole > 0) yield take(whole);
        if (!(await more())) throw new Error('the rows have no end');
      }
    },
  };
}

function endOfRows(text: Buffer): number {
  if (text.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) return 0;
  const inside = text.indexOf(END_INSIDE);
  return inside === -1 ? -1 : inside + 1;
}
