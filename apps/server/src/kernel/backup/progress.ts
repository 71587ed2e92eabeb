type Moved = { readonly rows: number; readonly bytes: number };

export type Counted = Moved & { readonly seconds: number };

export type Progress = {
  /** The first call starts the clock. */
  moved(table: string, more: Moved): void;
  /** Removes the line. */
  done(): Counted;
};

const EVERY_MS = 200;

/**
 * Counts what was moved; on a terminal one line shows it.
 * @param terminal null when nobody watches
 * @param nowMs a monotonic clock in milliseconds
 */
export function countProgress(
  terminal: { write(text: string): unknown } | null,
  nowMs: () => number,
): Progress {
  const sum = { rows: 0, bytes: 0 };
  let began: number | undefined;
  let shownAt = 0;
  const seconds = () => (nowMs() - (began ?? nowMs())) / 1000;
  return {
    moved(table, more) {
      began ??= nowMs();
      sum.rows += more.rows;
      sum.bytes += more.bytes;
      if (!terminal || nowMs() - shownAt < EVERY_MS) return;
      shownAt = nowMs();
      terminal.write(`\r\u001b[K  ${counted({ ...sum, seconds: seconds() })}   ${table}`);
    },
    done() {
      terminal?.write('\r\u001b[K');
      return { ...sum, seconds: seconds() };
    },
  };
}

/** `1,234,567 rows, 180.1 MB, 5.2 s` */
export const counted = ({ rows, bytes, seconds }: Counted): string =>
  `${rows.toLocaleString('en-US')} rows, ${megabytes(bytes)}, ${seconds.toFixed(1)} s`;
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
