/** The keys of rounds: one for each press of the button, the same for every try of that round. */
export type RoundKeys = {
  /** From now on keys carry the server's time. */
  heed(serverTime: string): void;
  next(): string;
};

/**
 * Keys are uuidv7, so that those of all players rise with time and the ledger's index of keys grows
 * at its end. The time is the server's since the table answered, before that the device's; it only
 * orders. What makes a key unique is its 74 random bits, from a source that frames over plain http
 * have as well (`crypto.randomUUID` they have not).
 */
export function createRoundKeys(): RoundKeys {
  let offsetMs = Date.now() - performance.now();
  return {
    heed(serverTime) {
      const ms = Date.parse(serverTime);
      if (ms > 0) offsetMs = ms - performance.now();
    },
    next: () => uuidv7(offsetMs + performance.now()),
  };
}

function uuidv7(ms: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(ms / 2 ** 32));
  view.setUint32(2, ms % 2 ** 32);
  view.setUint8(6, 0x70 | (view.getUint8(6) & 0x0f));
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
