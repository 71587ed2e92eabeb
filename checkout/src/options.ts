type Env = Readonly<Record<string, string | undefined>>;

export type Options = {
  /** Where the house takes calls. */
  readonly houseUrl: string;
  readonly port: number;
  readonly keyFile: string;
  readonly recordFile: string;
};

/** From the environment, by the same defaults as `npm start`; an empty value counts as none. */
export function readOptions(env: Env): Options {
  const told = (name: string, otherwise: string) => env[name] || otherwise;
  const folder = `${told('DATA_DIR', '.data')}/providers`;
  return {
    houseUrl: told('HOUSE_URL', `http://localhost:${told('PORT', '3000')}`),
    port: Number(told('CHECKOUT_PORT', '3003')),
    keyFile: told('CHECKOUT_KEY_FILE', `${folder}/shapla-pay.key`),
    recordFile: told('CHECKOUT_RECORD', `${folder}/shapla-pay.jsonl`),
  };
}

type Ask = (url: string) => Promise<unknown>;

/** What stands in the way, in a sentence; null: a house answers there. */
export const missingHouse = (houseUrl: string, ask: Ask): Promise<string | null> =>
  ask(`${houseUrl}/healthz`).then(
    () => null,
    () =>
      `No house answers at ${houseUrl}: start it with npm start, or set PORT as it has it, or HOUSE_URL.`,
  );
