/** An installed Chrome or Chromium that runs, else null. */
export function findChromium(): Promise<string | null>;
/** Finds a browser, or installs one as far as this account may. */
export function ensureChromium(): Promise<string>;
