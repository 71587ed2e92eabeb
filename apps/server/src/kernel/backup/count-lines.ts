const NEWLINE = 10;

/** Rows of a chunk of copy's text format: each ends with a line break and holds no other. */
export function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
